// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from './calendar-or-link.tsx'

afterEach(cleanup)

test('a step to another day is said, and one back again; opening the page says nothing', async () => {
  const service = await openService()
  renderPages(service, '/appointments?date=2027-03-10', { '/appointments': <Page /> })
  const user = userEvent.setup()
  const next = await screen.findByRole('button', { name: 'Next day' })
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said().join(' ')).not.toMatch(/Mar 1\d/)
  next.focus()
  await user.keyboard('{Enter}')
  expect(said()).toContain('Thu, Mar 11')
  expect(document.activeElement).toBe(next)
  screen.getByRole('button', { name: 'Previous day' }).focus()
  await user.keyboard('{Enter}')
  expect(said()).toContain('Wed, Mar 10')
})
