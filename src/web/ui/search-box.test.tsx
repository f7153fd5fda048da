// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SearchBox } from './search-box.tsx'
import { renderAt } from './testing/render.tsx'
import { resizeWindow } from './testing/resize-window.ts'

afterEach(cleanup)

test.each([
  [1440, 'Search services'],
  [390, 'Search'],
])('at %i px the field shows the words that it has room for, and keeps its name', (width, shown) => {
  resizeWindow(width)
  renderAt('/', <SearchBox label="Search services" value="" onChange={() => undefined} />)
  const field = screen.getByRole('searchbox', { name: 'Search services' })
  expect(field.getAttribute('placeholder')).toBe(shown)
})
