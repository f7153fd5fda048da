import { configure } from '@testing-library/react'

configure({
  // A test shares its processor with others: what is waited for comes, but not at once.
  asyncUtilTimeout: 20_000,
  // Every look before the awaited is there would write the whole page down.
  getElementError: (message) => new Error(`${message ?? 'Not found'}\n${seen()}`),
})

/** What a failed test wants to know first; the whole page is written with FRONTDESK_TEST_PAGE=1. */
function seen(): string {
  return process.env['FRONTDESK_TEST_PAGE'] ? document.body.outerHTML : '(FRONTDESK_TEST_PAGE=1 shows the page.)'
}

// No style sheet is asked, which took a third of each test.
window.getComputedStyle = (element) => (element as HTMLElement).style
