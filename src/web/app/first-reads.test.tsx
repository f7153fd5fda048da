// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages, type ServiceInPage } from '../fields/testing/service-in-page.tsx'
import type { ViewModule } from '../pages/page.ts'
import { askFirst } from './first-reads.ts'
import { queryClientOf } from './query-client.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 50_000 }
const addresses = ({ calls }: ServiceInPage) => calls.map(({ path, query }) => path + query)

test.each<[string, string, () => Promise<ViewModule>, string, string[]]>([
  [
    'the day',
    '/appointments?date=2027-03-10',
    () => import('../features/calendar/calendar-or-link.tsx'),
    '[role="group"]',
    ['/api/v1/calendars', '/api/v1/services', '/api/v2/appointments'],
  ],
  [
    'today',
    '/appointments',
    () => import('../features/calendar/calendar-or-link.tsx'),
    '[role="group"]',
    ['/api/v1/calendars', '/api/v1/services', '/api/v2/appointments'],
  ],
  [
    'the list of appointments',
    '/appointments/list?status=confirmed',
    () => import('../features/appointment-list/page.tsx'),
    'tbody a[href*="open="]',
    ['/api/v1/calendars', '/api/v1/services', '/api/v2/appointments'],
  ],
  [
    'the list of services',
    '/services',
    () => import('../features/services/page.tsx'),
    'tbody a[href^="/services/"]',
    ['/api/v1/calendars', '/api/v1/service-types', '/api/v1/services'],
  ],
])(
  '%s is asked for before it is rendered, and nothing of it twice',
  async (_, address, load, row, paths) => {
    const service = await openService()
    const queryClient = queryClientOf(service.api)
    const { default: Page, firstReads } = await load()
    await askFirst(firstReads, service.api, address.split('?')[1] ?? '', 60_000)
    expect(service.api.waiting.oldest() !== null || service.calls.length > 0).toBe(true)
    await waitFor(() => {
      expect(service.calls.map(({ path }) => path).toSorted()).toEqual(paths)
      expect(queryClient.isFetching()).toBe(0)
    }, WAIT)

    renderPages(service, address, { [address.split('?')[0] ?? '']: <Page /> }, queryClient)
    await waitFor(() => expect(document.querySelector(row)).not.toBeNull(), WAIT)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0), WAIT)
    const asked = addresses(service)
    expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([])
    const booked = asked.filter((one) => one.startsWith('/api/v2/appointments') && !one.includes('subStatus'))
    expect(booked).toHaveLength(paths.includes('/api/v2/appointments') ? 1 : 0)
  },
  180_000,
)
