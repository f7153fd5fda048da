// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openService, renderPages, type ServiceInPage } from '../fields/testing/service-in-page.tsx'
import { pageComes, pageWaits } from '../client/first-read.ts'
import { askFirst } from './first-reads.ts'
import { routeAt } from './opened-page.ts'
import { queryClientOf } from './query-client.ts'

// A device at the house: one elsewhere asks the list for its days once more as soon as the calendars are known.
beforeEach(() => void vi.stubEnv('TZ', 'Europe/Madrid'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllEnvs()
})

const WAIT = { timeout: 50_000 }
const addresses = ({ calls }: ServiceInPage) => calls.map(({ path, query }) => path + query)

test.each<[string, string, string, string[]]>([
  [
    'the day',
    '/appointments?date=2027-03-10',
    '[role="group"]',
    ['/api/v1/calendars', '/api/v1/services', '/api/v2/appointments'],
  ],
  ['today', '/appointments', '[role="group"]', ['/api/v1/calendars', '/api/v1/services', '/api/v2/appointments']],
  [
    'the list of appointments',
    '/appointments/list?status=confirmed',
    'tbody a[href*="open="]',
    ['/api/v1/calendars', '/api/v1/services', '/api/v2/appointments'],
  ],
  [
    'the list of services',
    '/services',
    'tbody a[href^="/services/"]',
    ['/api/v1/calendars', '/api/v1/service-types', '/api/v1/services'],
  ],
  [
    'Today',
    '/',
    'a[href*="open="]',
    ['/api/v1/calendars', '/api/v1/services', '/api/v2/appointments', '/api/v2/appointments'],
  ],
  ['the team', '/calendars', 'tbody a[href^="/calendars/"]', ['/api/v1/calendars', '/api/v1/calendars']],
  ['the list of rooms', '/rooms', 'tbody a[href^="/rooms/"]', ['/api/v1/presets', '/api/v1/rooms']],
  ['the list of presets', '/presets', 'tbody a[href^="/presets/"]', ['/api/v1/presets']],
])(
  '%s is asked for before it is rendered, and nothing of it twice',
  async (_, address, row, paths) => {
    const service = await openService()
    const queryClient = queryClientOf(service.api)
    const route = routeAt(address.split('?')[0] ?? '')
    await askFirst(route?.firstReads, service.api, { search: address.split('?')[1] ?? '' }, { toSend: 60_000 })
    expect(service.api.waiting.oldest() !== null || service.calls.length > 0).toBe(true)
    await waitFor(() => {
      expect(service.calls.map(({ path }) => path).toSorted()).toEqual(paths)
      expect(queryClient.isFetching()).toBe(0)
    }, WAIT)

    const { default: Page = () => null } = (await route?.load()) ?? {}
    renderPages(service, address, { [address.split('?')[0] ?? '']: <Page /> }, queryClient)
    await waitFor(() => expect(document.querySelector(row)).not.toBeNull(), WAIT)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0), WAIT)
    const asked = addresses(service)
    expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([])
    // Who waits, and the numbers of the week, are asked behind the rows.
    const booked = asked.filter((one) => /^\/api\/v2\/appointments(?!.*(subStatus|fields)=)/.test(one))
    expect(booked).toHaveLength(paths.filter((path) => path === '/api/v2/appointments').length)
  },
  180_000,
)

test('the address of an appointment reads it and its day, and no other day', async () => {
  const service = await openService()
  const { items } = await service.api.appointmentsV2.list({ query: { search: 'a' } })
  const id = items[0]?.id ?? ''
  service.calls.length = 0
  const queryClient = queryClientOf(service.api)
  const route = routeAt(`/appointments/${id}`)
  await askFirst(route?.firstReads, service.api, { search: '', params: route?.params }, { toSend: 60_000 })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), WAIT)
  const paths = service.calls.map(({ path }) => path).toSorted()
  expect(paths).toEqual(['/api/v1/calendars', '/api/v1/services', '/api/v2/appointments', `/api/v2/appointments/${id}`])

  const { default: Page = () => null } = (await route?.load()) ?? {}
  renderPages(service, `/appointments/${id}`, { '/appointments/:id': <Page />, '/appointments': <Page /> }, queryClient)
  await waitFor(() => expect(document.querySelector('[role="group"]')).not.toBeNull(), WAIT)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), WAIT)
  const asked = addresses(service)
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([])
})

test('the page waits for its code and its first answers, and where none come only as long as it is patient', async () => {
  const { api } = await openService()
  let answer = (): void => undefined
  const answers = new Promise<void>((resolve) => (answer = resolve))
  await askFirst(() => answers, api, { search: '' }, { toSend: 0, toAnswer: 60_000 })
  expect(pageWaits.get()).toBe(true)
  answer()
  await waitFor(() => expect(pageWaits.get()).toBe(false))

  let load = (): void => undefined
  const code = new Promise<void>((resolve) => (load = resolve))
  const asked: string[] = []
  const firstReads = async () => void asked.push('answers')
  const loads = () => {
    asked.push('code')
    return code
  }
  await askFirst(firstReads, api, { search: '' }, { load: loads, toSend: 0, toAnswer: 60_000 })
  expect(asked).toEqual(['answers', 'code'])
  expect(pageWaits.get()).toBe(true)
  load()
  await waitFor(() => expect(pageWaits.get()).toBe(false))

  await askFirst(() => new Promise(() => undefined), api, { search: '' }, { toSend: 0, toAnswer: 0 })
  await waitFor(() => expect(pageWaits.get()).toBe(false))
})

test.each(['is there', 'can not come', 'is late'])(
  'what stands behind every page waits until the page’s code %s',
  async (end) => {
    const { api } = await openService()
    let ends = (): void => undefined
    const code = new Promise<void>((resolve, reject) => {
      ends = () => (end === 'is there' ? resolve() : reject(new Error('The line broke')))
    })
    const toLoad = end === 'is late' ? 0 : 60_000
    await askFirst(undefined, api, { search: '' }, { load: () => code, toSend: 0, toAnswer: 0, toLoad })
    expect(pageComes.get()).toBe(true)
    await waitFor(() => expect(pageWaits.get()).toBe(false))
    expect(pageComes.get()).toBe(end !== 'is late')
    if (end !== 'is late') ends()
    await waitFor(() => expect(pageComes.get()).toBe(false))
  },
)

test('a device that is elsewhere asks the list for its days once more, and for nothing else twice', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  const service = await openService()
  const queryClient = queryClientOf(service.api)
  const route = routeAt('/appointments/list')
  await askFirst(route?.firstReads, service.api, { search: 'status=confirmed' }, { toSend: 60_000 })
  const { default: Page = () => null } = (await route?.load()) ?? {}
  renderPages(service, '/appointments/list?status=confirmed', { '/appointments/list': <Page /> }, queryClient)
  await waitFor(() => expect(document.querySelector('tbody a[href*="open="]')).not.toBeNull(), WAIT)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), WAIT)
  const rows = addresses(service).filter((one) => /^\/api\/v2\/appointments(?!.*(subStatus|fields)=)/.test(one))
  expect(rows).toHaveLength(2)
  expect(addresses(service).filter((one, at, all) => all.indexOf(one) !== at)).toEqual([])
}, 180_000)
