// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ApiProvider } from '../../client/api-context.ts'
import { connect, json } from '../../client/testing/deployment.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { renderAt } from '../../ui/testing/render.tsx'
import Page from './calendar-or-link.tsx'
import ListPage from '../appointment-list/page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }

/** A page over an organization that has nothing. */
const showEmpty = async (address: string, page: React.ReactElement) => {
  const nothing = () => json({ items: [], total: 0, page: 1, limit: 50 })
  const { api } = await connect(nothing, { discovery: true })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return renderAt(
    address,
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>{page}</ApiProvider>
    </QueryClientProvider>,
  )
}

test('the list of a new organization says that there is nothing yet, not that nothing matches', async () => {
  await showEmpty('/appointments/list', <ListPage />)
  expect(await screen.findByText('No appointments yet', {}, WAIT)).toBeTruthy()
  expect(screen.queryByText('No appointments match')).toBeNull()
}, 60_000)

test('a list that only begins today says so where others are older', async () => {
  const service = await openService()
  renderPages(service, '/appointments/list?search=nobody-of-this-name', { '/appointments/list': <ListPage /> })
  expect(await screen.findByText('Nothing matches these filters', {}, WAIT)).toBeTruthy()
}, 60_000)

test('a calendar without calendars closes its tools, says why, and leads to the first', async () => {
  await showEmpty('/appointments', <Page />)
  expect(await screen.findByText('No team or resources yet', { selector: 'strong' }, WAIT)).toBeTruthy()
  // The one way to every one of them.
  const tool = screen.getByRole('button', { name: 'New' })
  expect(tool.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(tool.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'No team or resources yet',
  )
  for (const name of ['Walk-in', 'Find a time', 'Waiting list', 'Block time', 'New appointment']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
  const way = await screen.findByRole('link', { name: 'Add person or resource' }, WAIT)
  expect(way.getAttribute('href')).toBe('/calendars/new')
}, 60_000)
