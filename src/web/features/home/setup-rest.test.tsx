// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import HomePage from './page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('what is left of a set-up that began here stays on Today after the first booking, until it is put aside', async () => {
  const service = await openService('admin', ['closures', 'imports'])
  localStorage.setItem(`frontdesk-setup-${service.api.connectionId}`, JSON.stringify({ begun: true }))
  renderPages(service, '/', { '/': <HomePage /> })
  const rest = await screen.findByRole('region', { name: 'Setup' })
  await userEvent.click(within(rest).getByRole('button', { name: 'Bring your bookings: not needed' }))
  expect(within(rest).queryByText('Bring your bookings')).toBeNull()
  await userEvent.click(within(rest).getByRole('button', { name: 'Enter holidays: not needed' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Setup' })).toBeNull())
})
