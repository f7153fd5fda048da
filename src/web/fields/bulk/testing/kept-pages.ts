import { QueryClient } from '@tanstack/react-query'
import { contract } from '#api/contract/table.ts'
import { callData } from '../../../client/call-data.ts'
import { createRunner } from '../../../ui/run/runner.ts'
import type { ServiceInPage } from '../../testing/service-in-page.tsx'
import { judgeFailure } from '../judge.ts'
import { openKeptRuns } from '../kept-runs.ts'
import type { RunLine } from '../run-data.ts'
import { ownerAlone, type RunOwner } from '../run-owner.ts'
import type { RunStore } from '../run-store.ts'

const { appointmentsV2: v2 } = contract

/** One page over the service: it can be closed at any moment, and the next one opens over the same store. */
export const openPage = async ({ api }: ServiceInPage, store: RunStore, owner: RunOwner = ownerAlone) => {
  const runner = createRunner({
    now: Date.now,
    // Waits pass at once.
    at: (_time, call) => {
      const immediate = setImmediate(call)
      return () => clearImmediate(immediate)
    },
    newId: () => crypto.randomUUID(),
    online: () => true,
    judge: judgeFailure,
  })
  const flags: boolean[] = []
  const runs = await openKeptRuns({
    api,
    queryClient: new QueryClient(),
    runner,
    store,
    owner,
    announce: () => {},
    onMasked: () => {},
    onKept: (isAnything) => void flags.push(isAnything),
  })
  const shown = (at = 0) => {
    const found = runner.shown()[at]
    if (!found) throw new Error('a run is shown')
    return found
  }
  const outcomes = () => runner.shown()[0]?.run.rows.map(({ outcome }) => outcome)
  return { runner, runs, shown, outcomes, flags, close: () => (runner.endAll(), runs.close()) }
}

/** A service whose answers can be lost after it has carried out what was asked. */
export const losing = (service: ServiceInPage, after: number): ServiceInPage => {
  let writes = 0
  const call = async (...[row, input]: Parameters<typeof service.api.call>) => {
    const answer = await service.api.call(row, input as never)
    if (row.method !== 'GET' && ++writes > after) return new Promise<never>(() => {})
    return answer
  }
  return { ...service, api: { ...service.api, call: call as typeof service.api.call } }
}

/** Lines that book one time after another. */
export const bookings = (service: ServiceInPage, count: number): RunLine[] => {
  const [calendar] = service.demo.calendars
  if (!calendar) throw new Error('the demo has calendars')
  return Array.from({ length: count }, (_, at): RunLine => {
    const start = Date.parse('2099-01-05T10:00:00Z') + at * 3_600_000
    const body = {
      title: `Booked ${at}`,
      calendarIds: [calendar.id],
      startDate: new Date(start).toISOString(),
      endDate: new Date(start + 600_000).toISOString(),
    }
    return {
      id: `${at}`,
      name: `Booking ${at}`,
      call: callData(v2.create, { body }),
      inverse: { ...callData(v2.remove, { params: { id: '' } }), takesId: true },
    }
  })
}
/** The titles of everything that was booked by such lines. */
export const booked = async ({ api }: ServiceInPage) =>
  (await api.call(v2.list, { query: { startDate: '2099-01-01T00:00:00Z' } })).items.map(({ title }) => title).toSorted()
/** How many calls of a method arrived. */
export const sent = ({ calls }: ServiceInPage, method: string) => calls.filter((it) => it.method === method).length
