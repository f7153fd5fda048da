import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { queryAllOf, queryOf, queryPageOf } from '../../client/query.ts'
import { openService } from '../../fields/testing/service-in-page.tsx'
import { createChanges } from './apply-changes.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

/** The whole demo is read on whatever machine there is. */
const WAIT = { timeout: 20_000 }

/** A page with some queries on screen, and a colleague who writes to the same service. */
const open = async () => {
  const service = await openService()
  const { api, calls, demo } = service
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const changes = createChanges(queryClient, api)
  const show = async (query: { queryKey: readonly unknown[]; queryFn?: unknown }) => {
    const observer = new QueryObserver(queryClient, query as never)
    const stop = observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true), WAIT)
    return { data: () => observer.getCurrentResult().data as never, stop }
  }
  /** The colleague's write, and the calls that telling of it makes this page do. */
  const told = async (change: Parameters<typeof changes.take>[0], settled: () => void) => {
    const before = calls.length
    changes.take(change)
    await vi.advanceTimersByTimeAsync(100)
    await vi.waitFor(settled, WAIT)
    return calls.slice(before).map(({ method, path }) => `${method} ${path}`)
  }
  return { api, demo, queryClient, changes, show, told }
}

const range = { query: { startDate: '2000-01-01T00:00:00.000Z', endDate: '2100-01-01T00:00:00.000Z', blocked: true } }

test('a range is not read again for one changed appointment: its own reading is enough', async () => {
  const { api, demo, show, told } = await open()
  const { data } = await show(queryAllOf(api, contract.appointmentsV2.list, range))
  const titles = () => (data() as { items: { id: string; title: string }[] }).items
  const [first] = demo.appointments.filter(({ blocked }) => !blocked)
  const id = first?.id ?? ''
  const count = titles().length
  // Written past this page's client, as another one does.
  const { version } = await api.appointmentsV2.update({ params: { id }, body: { title: 'By a colleague' } })
  const change = { resource: 'appointments', id, version: version + 1, operation: 'appointmentsV2.update' }
  const calls = await told(change, () => expect(titles().find((it) => it.id === id)?.title).toBe('By a colleague'))
  expect(calls).toEqual([`GET /api/v2/appointments/${id}`])
  expect(titles()).toHaveLength(count)
})

test('what comes into a range is shown in it, and what goes leaves it', async () => {
  const { api, demo, show, told } = await open()
  const { data } = await show(queryAllOf(api, contract.appointmentsV2.list, range))
  const ids = () => (data() as { items: { id: string }[] }).items.map((it) => it.id)
  const [calendar] = demo.calendars.filter(({ type }) => type === 'agent')
  const body = { startDate: '2099-01-01T10:00:00Z', endDate: '2099-01-01T10:30:00Z', calendarIds: [calendar?.id ?? ''] }
  const { id } = await api.appointmentsV2.create({ body })
  const made = { resource: 'appointments', id, version: 99, operation: 'appointmentsV2.create' }
  expect(await told(made, () => expect(ids()).toContain(id))).toEqual([`GET /api/v2/appointments/${id}`])
  const gone = { resource: 'appointments', id, version: 100, operation: 'appointmentsV2.remove' }
  expect(await told(gone, () => expect(ids()).not.toContain(id))).toEqual([])
})

test('a page of a list keeps a row at its place, and is read anew where the row may stand elsewhere', async () => {
  const { api, demo, show, told } = await open()
  const { data } = await show(queryPageOf(api, contract.services.list, { query: { page: 1, limit: 20 } }))
  const rows = () => (data() as { items: { id: string; name: string; duration: number }[] }).items
  const id = demo.services[0]?.id ?? ''
  const row = () => rows().find((it) => it.id === id)
  await api.services.update({ params: { id }, body: { duration: 55 } })
  const change = { resource: 'services', id, version: 98, operation: 'services.update' }
  expect(await told(change, () => expect(row()?.duration).toBe(55))).toEqual([`GET /api/v1/services/${id}`])
  await api.services.update({ params: { id }, body: { name: 'Zoster' } })
  const renamed = { ...change, version: 99 }
  const calls = await told(renamed, () => expect(row()?.name).toBe('Zoster'))
  expect(calls).toEqual([`GET /api/v1/services/${id}`, 'GET /api/v1/services'])
})

test('what this page wrote itself, and what is known already, is not read again; what is not on screen waits', async () => {
  const { api, demo, queryClient, show, told } = await open()
  const id = demo.services[0]?.id ?? ''
  const one = queryOf(api, contract.services.get, { params: { id } })
  const { data, stop } = await show(one)
  const { version } = await api.services.update({ params: { id }, body: { duration: 35 } })
  const own = { resource: 'services', id, version, operation: 'services.update' }
  expect(await told(own, () => {})).toEqual([])
  const read = (data() as { version: number }).version
  expect(await told({ ...own, version: read }, () => {})).toEqual([])
  stop()
  const later = await told({ ...own, version: version + 9 }, () =>
    expect(queryClient.getQueryState(one.queryKey)?.isInvalidated).toBe(true),
  )
  expect(later).toEqual([])
})

test('of many changes at once the lists are read anew instead of each record', async () => {
  const { api, show, changes, told } = await open()
  const { data } = await show(queryAllOf(api, contract.services.list))
  for (let at = 0; at < 30; at++) {
    changes.take({ resource: 'services', id: `other ${at}`, version: 2, operation: 'services.update' })
  }
  const name = `Many ${(data() as { items: unknown[] }).items.length}`
  await api.services.create({ body: { name, duration: 10 } })
  const last = { resource: 'services', id: 'last', version: 2, operation: 'services.update' }
  const calls = await told(last, () => expect(JSON.stringify(data())).toContain(name))
  expect(calls).toEqual(['GET /api/v1/services'])
})
