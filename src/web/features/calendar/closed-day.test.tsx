// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from './calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }

test('a day on which no one is open says so and leads to the next that is; an open one says nothing', async () => {
  renderPages(await openService(), '/appointments?date=2027-03-14', { '/appointments': <Page /> })
  expect(await screen.findByRole('heading', { name: 'Closed on Sunday' }, WAIT)).toBeTruthy()
  expect(screen.getByText('Next open: Monday, March 15, 2027')).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Go to Monday' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Closed/ })).toBeNull(), WAIT)
  await screen.findAllByRole('group', { name: 'Aisha Benali' }, WAIT)
}, 60_000)
