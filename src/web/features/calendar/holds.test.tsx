// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { createStore } from '../../store/store.ts'
import type { TimeGridTarget } from '../../ui/calendar/index.ts'
import { CarriedHold } from './carried-hold.tsx'

afterEach(cleanup)

const columnIn = (zone: string) => ({ id: 'one', resourceId: '', date: '2026-11-18', zone, label: 'One' })
const WAIT = { timeout: 20_000 }

test('an appointment that is carried tells others the place over which it stays, until it is put down', async () => {
  const service = await openService('staff', ['people', 'me', 'presence'])
  const [calendar] = service.demo.calendars
  const carried = createStore<TimeGridTarget | undefined>(undefined)
  renderPages(service, '/', { '/': <CarriedHold carried={carried} /> })
  const said = () =>
    service.calls.flatMap(({ method, path, body }) => (path.startsWith('/x/presence/') ? [{ method, body }] : []))
  const [startDate, endDate] = ['2026-11-18T09:00:00.000Z', '2026-11-18T09:30:00.000Z']
  const resourceId = calendar?.id ?? ''
  act(() =>
    carried.set({
      column: { ...columnIn('Europe/Madrid'), resourceId },
      start: Date.parse(startDate),
      end: Date.parse(endDate),
    }),
  )
  const time = { calendarIds: [resourceId], startDate, endDate }
  await waitFor(() => expect(said()).toEqual([{ method: 'PUT', body: { doing: 'booking', time } }]), WAIT)
  act(() => carried.set(undefined))
  await waitFor(() => expect(said().map(({ method }) => method)).toEqual(['PUT', 'DELETE']), WAIT)
})
