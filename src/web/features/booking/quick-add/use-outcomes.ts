import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { DAY } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryAllOf } from '../../../client/query.ts'
import type { List } from '../../../client/reading/list.ts'
import {
  candidates,
  freeSlots,
  type AvailabilityContext,
} from '../../../commands/appointments/free-times/free-slots.ts'
import { LOOK_AHEAD } from '../../../commands/appointments/free-times/use-free-slots.ts'
import { type Clinic, useClinic, useSchedules } from '../../../commands/appointments/records/queries.ts'
import { type LineRequest, fromOf, type LineOutcome, resolve, wishOf } from './resolve.ts'

/** A clinic has many calendars; no more than these are looked through for one line. */
const MOST_CALENDARS = 20

/** What is asked of the calendars, as plain values: whoever asks the same is answered once. */
export interface Ask extends Omit<LineRequest, 'service'> {
  serviceId: string | null
  /** IANA zone of the date and the time. */
  zone: string
}

/** What a question came to. */
export interface ResolvedLine {
  asked: LineRequest
  /** Undefined while it is being looked up, and where it could not be. */
  outcome: LineOutcome | undefined
  /** What is taken could not be read, so that nothing may be called free. */
  failed: boolean
  situation: AvailabilityContext
  /** From when on other times are offered, epoch milliseconds. */
  from: number
}

/** A question as it is compared. */
export const keyOfAsk = (ask: Ask): string => JSON.stringify(ask)

function preparedOf(key: string, clinic: Clinic, now: number) {
  const { serviceId, zone, ...rest } = JSON.parse(key) as Ask
  const asked: LineRequest = { ...rest, service: serviceId === null ? undefined : clinic.services.get(serviceId) }
  const { people, things } = candidates(wishOf(asked), clinic)
  const from = fromOf(asked, now, zone)
  // Whole days, so that the same time is read once however often the line changes.
  const first = Math.floor(from / DAY) * DAY
  return { key, asked, zone, from, first, ids: [...people, ...things].slice(0, MOST_CALENDARS) }
}

const combine = (results: readonly UseQueryResult<List<Appointment>>[]) =>
  results.map(({ data, error }) => ({ items: data?.items, failed: error !== null && data === undefined }))

/** What each of these questions comes to on the real calendars, by its key. */
export function useOutcomes(keys: readonly string[], now: number): ReadonlyMap<string, ResolvedLine> {
  const api = useApi()
  const clinic = useClinic()
  // Every key press makes new readings; the questions are mostly the same.
  const all = [...new Set(keys)].join('\n')
  const prepared = useMemo(
    () => (all === '' ? [] : all.split('\n').map((key) => preparedOf(key, clinic, now))),
    [all, clinic, now],
  )
  const pairs = useMemo(
    () => [...new Set(prepared.flatMap(({ ids, first }) => ids.map((id) => `${id} ${first}`)))],
    [prepared],
  )
  const ids = useMemo(() => [...new Set(prepared.flatMap((it) => it.ids))], [prepared])
  const schedules = useSchedules(ids)
  const lists = useQueries({
    queries: pairs.map((pair) => {
      const [calendarId = '', first = ''] = pair.split(' ')
      const start = Number(first)
      const within = { startDate: formatInstant(start), endDate: formatInstant(start + (LOOK_AHEAD + 1) * DAY) }
      return queryAllOf(api, contract.appointmentsV2.list, { query: { calendarId, ...within, blocked: true } })
    }),
    combine,
  })
  return useMemo(() => {
    const byPair = new Map(pairs.map((pair, place) => [pair, lists[place]]))
    return new Map(
      prepared.map(({ key, asked, zone, from, first, ids: own }): [string, ResolvedLine] => {
        const read = own.map((id) => byPair.get(`${id} ${first}`))
        const found = read.map((it) => it?.items)
        const failed = read.some((it) => it?.failed)
        const appointments = [...new Map(found.flatMap((items) => items ?? []).map((it) => [it.id, it])).values()]
        const situation: AvailabilityContext = { ...clinic, schedules, appointments, now }
        const isKnown = own.every((id) => schedules[id] !== undefined) && found.every((items) => items !== undefined)
        if (!isKnown) return [key, { asked, outcome: undefined, failed, situation, from }]
        const slots = freeSlots(wishOf(asked), situation, { start: from, end: first + (LOOK_AHEAD + 1) * DAY })
        return [key, { asked, outcome: resolve(asked, slots, situation, zone), failed, situation, from }]
      }),
    )
  }, [prepared, pairs, lists, schedules, clinic, now])
}
