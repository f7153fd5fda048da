// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { queryOf } from '../../client/query.ts'
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

const named = (rest: HTMLElement) =>
  within(rest)
    .getAllByRole('listitem')
    .map((it) => it.querySelector('.name')?.textContent)

test('what is left is shown at once, not a line for each answer', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const service = await openService('admin', ['closures', 'imports'], [], undefined, {
    onAnswer: (path) => (path === '/x/imports' ? held : undefined),
  })
  localStorage.setItem(`frontdesk-setup-${service.api.connectionId}`, JSON.stringify({ begun: true }))
  const client = new QueryClient()
  renderPages(service, '/', { '/': <HomePage /> }, client)
  const { queryKey } = queryOf(service.api, contract.closures.list)
  await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('success'))
  // Whoever presses one of the lines does not have them move away under the hand.
  expect(screen.queryByRole('region', { name: 'Setup' })).toBeNull()
  release()
  const rest = await screen.findByRole('region', { name: 'Setup' })
  expect(named(rest)).toEqual(['Enter holidays', 'Bring your bookings'])
})

test('what cannot be read holds nothing back', async () => {
  const service = await openService('admin', ['closures', 'imports'])
  service.interfere(({ path }) => (path === '/x/imports' ? { status: 404 } : undefined))
  localStorage.setItem(`frontdesk-setup-${service.api.connectionId}`, JSON.stringify({ begun: true }))
  renderPages(service, '/', { '/': <HomePage /> })
  expect(named(await screen.findByRole('region', { name: 'Setup' }))).toEqual(['Enter holidays'])
})
