// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LocaleProvider } from '../../i18n/locale-provider.tsx'
import { Pagination } from './pagination.tsx'

afterEach(cleanup)

test.each([
  ['a full page of a list that nobody counted', 1, undefined, 20, '1–20 of more than 20', true],
  ['the last page of a list that nobody counted', 3, undefined, 5, '41–45 of 45', false],
  ['a page of a list with a total', 2, 150, 20, '21–40 of 150', true],
  ['an empty page behind the last', 3, undefined, 0, undefined, false],
])('%s says where it is', (_, page, total, shown, words, hasNext) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const paging = { page, limit: 20, onPage: () => {}, onLimit: () => {}, ...(total !== undefined && { total }) }
  render(
    <LocaleProvider initial="en">
      <Pagination {...paging} shown={shown} />
    </LocaleProvider>,
  )
  expect(screen.queryByText(/–/)?.textContent).toBe(words)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(!hasNext)
})

test('a page at the end of what was counted says that there are more, and leads on', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(
    <LocaleProvider initial="en">
      <Pagination page={500} limit={20} total={10_000} isMore onPage={() => {}} shown={20} />
    </LocaleProvider>,
  )
  expect(screen.getByText(/–/).textContent).toBe('9,981–10,000 of 10,000+')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(false)
})
