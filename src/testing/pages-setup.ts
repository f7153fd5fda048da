import { configure } from '@testing-library/react'

// A test shares its processor with others: what is waited for comes, but not at once. To ask the style of everything above
// each candidate of a role takes most of the time of a page's tests; what is hidden from whom is the browser tests' to see.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true })
