import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { DAY } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { startOfDay } from '#api/time/zoned.ts'
import { addDays } from '#api/time/week.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import type { List } from '../../client/reading/list.ts'
import type { AvailabilityContext } from '../../commands/appointments/free-times/free-slots.ts'
import { useClinic, useHours } from '../../commands/appointments/records/queries.ts'
import { useNow } from '../../client/use-now.ts'
import { type SlotSearch, askedCalendars, offersWithin } from './offers.ts'

/** How much is read at once. Days. */
const SPAN = 14
/** Nothing is looked for longer than this. Spans. */
const MOST_SPANS = 13
/** Nothing nearby is looked for longer than this once nothing fits. Spans. */
const NEAR_SPANS = 2
/** A clinic has many calendars; no more than these are looked through at once. */
const MOST_CALENDARS = 20

const combine = (results: readonly UseQueryResult<List<Appointment>>[]) => ({
  appointments: results.flatMap(({ data }) => data?.items ?? []),
  waiting: results.filter(({ isPending }) => isPending).length,
  error: results.find(({ error }) => error)?.error ?? null,
})

/** The last instant at which something asked for could begin, as the windows say it; Infinity where they are open. */
const lastOf = ({ windows }: SlotSearch): number =>
  windows.length === 0 || windows.some(({ to }) => to === '')
    ? Infinity
    : // Whatever the zone, the date is over by then.
      Math.max(...windows.map(({ to }) => startOfDay(addDays(to, 2), 'UTC')))

const firstOf = ({ windows }: SlotSearch, now: number): number => {
  const begins = windows.map(({ from }) => (from === '' ? now : startOfDay(addDays(from, -1), 'UTC')))
  return Math.max(now, begins.length === 0 ? now : Math.min(...begins))
}

/**
 * Looks for free times two weeks at a time, until there are `enough` or nothing can come any more. What is being read for
 * another question is given up. Where nothing fits, everybody who offers the service is looked at too, for `nearMisses`.
 */
export function useSearch(asked: SlotSearch, enough: number, exceptId?: string) {
  const api = useApi()
  const clinic = useClinic()
  const now = useNow()
  const key = JSON.stringify([asked.service?.id, asked.people, asked.resource, asked.minutes, asked.windows])
  const [reach, setReach] = useState({ key, spans: 1, wide: false })
  const { spans, wide } = reach.key === key ? reach : { spans: 1, wide: false }
  const start = firstOf(asked, now)
  const begin = Math.floor(start / DAY) * DAY
  const horizon = Math.min(lastOf(asked), now + ((asked.service?.maxTimeToSchedule ?? 365) + 2) * DAY)
  const most = Math.min(MOST_SPANS, Math.max(1, Math.ceil((horizon - begin) / (SPAN * DAY))))
  const all = useMemo(() => {
    const { people, things } = askedCalendars(wide ? { ...asked, people: [] } : asked, clinic)
    return [...new Set([...people, ...things])]
  }, [asked, clinic, wide])
  const ids = useMemo(() => all.slice(0, MOST_CALENDARS), [all])
  const { schedules, error: unread } = useHours(ids)
  const near = wide ? Math.min(spans, NEAR_SPANS) : spans
  const reads = Array.from({ length: near }, (_, span) => begin + span * SPAN * DAY).flatMap((from) =>
    ids.map((id) => ({ id, from })),
  )
  const {
    appointments,
    waiting,
    error: untold,
  } = useQueries({
    queries: reads.map(({ id, from }) =>
      queryAllOf(api, contract.appointmentsV2.list, {
        query: {
          calendarId: id,
          startDate: formatInstant(from),
          // What begins at the end of the span must still be seen to collide.
          endDate: formatInstant(from + (SPAN + 1) * DAY),
          blocked: true,
        },
      }),
    ),
    combine,
  })
  const error = unread ?? untold
  const known = ids.every((id) => schedules[id] !== undefined)
  const loading = error === null && (waiting > 0 || !known)
  const end = begin + near * SPAN * DAY
  const found = useMemo(() => {
    const each = new Map(appointments.map((it) => [it.id, it]))
    const situation: AvailabilityContext = { ...clinic, schedules, appointments: [...each.values()], now, exceptId }
    const window = { start, end }
    const limited = { ...asked, people: asked.people.filter((id) => ids.includes(id)) }
    const offers =
      asked.minutes > 0 && known && waiting === 0 && error === null ? offersWithin(limited, situation, window) : []
    return { situation, window, offers }
  }, [appointments, clinic, schedules, now, exceptId, start, end, asked, ids, known, waiting, error])
  const isOver = spans >= most
  const settled = !loading && error === null && ids.length > 0
  if (settled && found.offers.length < enough && !isOver) setReach({ key, spans: spans + 1, wide })
  else if (settled && found.offers.length === 0 && isOver && !wide) setReach({ key, spans, wide: true })
  return {
    ...found,
    error,
    /** Whether there may be more beyond what was looked through. */
    isOver,
    loading: loading || (settled && found.offers.length < enough && !isOver),
    progress: { read: reads.length - waiting, of: reads.length, until: end },
    leftOut: all.length - ids.length,
  }
}

/** What a search has found so far. */
export type Search = ReturnType<typeof useSearch>
