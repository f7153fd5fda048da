// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { openService, type ServiceInPage } from '../../fields/testing/service-in-page.tsx'
import { ApiProvider } from '../../client/api-context.ts'
import { recordWrite } from '../../commands/appointments/history.ts'
import { useAppointmentsWithin } from '../../commands/appointments/records/queries.ts'
import { useFresh } from './use-fresh.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  focusManager.setFocused(undefined)
})

const DAY = 86_400_000

/** Two appointments that can be moved, and a range with both. */
async function watch(service: ServiceInPage) {
  const [one, other] = service.demo.appointments.filter((it) => it.status === 'confirmed' && !it.blocked)
  if (!one || !other) throw new Error('the demo has confirmed appointments')
  const starts = [one, other].map(({ startDate }) => Date.parse(startDate))
  const range = { start: Math.min(...starts) - DAY, end: Math.max(...starts) + DAY }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={service.api}>{children}</ApiProvider>
    </QueryClientProvider>
  )
  let drawn = 0
  const view = renderHook(
    ({ shown }) => {
      drawn += 1
      const found = useAppointmentsWithin(shown)
      return { data: found.data, isOld: found.isPlaceholderData, fresh: useFresh(shown, found) }
    },
    { wrapper, initialProps: { shown: range } },
  )
  await waitFor(() => expect(view.result.current.data?.items.length).toBeGreaterThan(1))
  const look = () => act(() => queryClient.refetchQueries())
  return { one, other, range, view, look, queryClient, drawn: () => drawn }
}

test('marks what others changed, and neither what this page wrote nor another range', async () => {
  const service = await openService()
  const { one, other, range, view, look } = await watch(service)
  expect([...view.result.current.fresh]).toEqual([])
  await service.api.appointmentsV2.update({ params: { id: one.id }, body: { title: 'By a colleague' } })
  await service.api.appointmentsV2.update({ params: { id: other.id }, body: { title: 'By this page' } })
  recordWrite(service.api.connectionId, { kind: 'changed', appointmentId: other.id, before: {}, after: {} })
  await look()
  await waitFor(() => expect([...view.result.current.fresh]).toEqual([one.id]))

  view.rerender({ shown: { start: range.start - 30 * DAY, end: range.end + 30 * DAY } })
  await waitFor(() => expect(view.result.current.isOld).toBe(false))
  expect([...view.result.current.fresh]).toEqual([one.id])
})

test('an unchanged answer draws nothing again, and a hidden page does not ask', async () => {
  const { view, look, drawn, queryClient } = await watch(await openService())
  const [before, times] = [view.result.current.data, drawn()]
  await look()
  expect(view.result.current.data).toBe(before)
  expect(drawn()).toBe(times)
  const [query] = queryClient.getQueryCache().getAll()
  const options = query?.observers[0]?.options
  expect(options?.refetchInterval).toBeGreaterThan(0)
  expect(options?.refetchIntervalInBackground ?? false).toBe(false)
})
