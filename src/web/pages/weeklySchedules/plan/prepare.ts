import type { Appointment } from '../../../../api/contract/appointments.ts'
import { contract } from '../../../../api/contract/table.ts'
import type { WeeklySchedule } from '../../../../api/contract/weekly-schedules.ts'
import { formatInstant } from '../../../../api/time/instant.ts'
import type { Api } from '../../../client/create-api.ts'
import { listAll, listAllWithProgress } from '../../../client/list-all.ts'
import type { Ground } from './free-places.ts'
import { otherCalendars } from './free-places.ts'
import { changesOf, type Hours, type Stranded, strandedIn } from './strand.ts'

/** One schedule before a change and after it; none before is a new one, none after a deleted one. */
export interface ScheduleChange {
  readonly before: WeeklySchedule | undefined
  /** The stored schedule with the change in it; made from the schedule as the service has it now. */
  readonly after: (stored: WeeklySchedule | undefined) => Hours | undefined
}

/** What a change strands, and where that could stand instead. */
export interface Prepared {
  readonly stranded: readonly Stranded[]
  readonly ground: Ground
  /** Future appointments and blocks that were looked at on the calendars with changed hours. */
  readonly looked: number
  /** And on how many other calendars free times were looked for. */
  readonly elsewhere: number
}

/** How far the reading is: appointments found so far, and of how many where the service says. */
export type Progress = (found: number, total: number | null) => void

const AT_ONCE = 3

/** A call for each id, a few at a time. */
const forEachOf = async <T>(ids: readonly string[], call: (id: string) => Promise<T>): Promise<Map<string, T>> => {
  const answers = new Map<string, T>()
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const part = ids.slice(from, from + AT_ONCE)
    // oxlint-disable-next-line no-await-in-loop -- The service is not asked everything at once.
    await Promise.all(part.map(async (id) => answers.set(id, await call(id))))
  }
  return answers
}

/** Reads everything that a change of a schedule touches, anew from the service; throws what a reading throws. */
export async function prepare(
  api: Api,
  change: ScheduleChange,
  onProgress: Progress,
  signal: AbortSignal,
): Promise<Prepared> {
  const now = api.clock.now()
  const schedulesOf = async (calendarId: string) =>
    (await listAll(api, contract.weeklySchedules.list, { query: { calendarId }, signal })).items
  let counted = 0
  const appointmentsOf = async (calendarId: string): Promise<readonly Appointment[]> => {
    const query = { calendarId, startDate: formatInstant(now), blocked: true }
    const { items } = await listAllWithProgress(
      api,
      contract.appointmentsV2.list,
      (found, total) => onProgress(counted + found, total === null ? null : counted + total),
      { query, signal },
    )
    counted += items.length
    return items
  }

  const home = change.before?.calendarId
  const stored = await forEachOf(home === undefined ? [] : [home], schedulesOf)
  const before = stored.get(home ?? '')?.find(({ id }) => id === change.before?.id) ?? change.before
  const after = change.after(before)
  if (after && after.calendarId !== home) stored.set(after.calendarId, await schedulesOf(after.calendarId))
  const changes = changesOf(stored, before, after)

  const read = new Map<string, readonly Appointment[]>()
  for (const { calendarId, before: hours } of changes) {
    // Where nothing was open, nothing can be stranded.
    // oxlint-disable-next-line no-await-in-loop -- One after the other, so that the progress can be read.
    if (hours.length > 0) read.set(calendarId, await appointmentsOf(calendarId))
  }
  const byId = () => new Map([...read.values()].flat().map((appointment) => [appointment.id, appointment]))
  const looked = byId().size
  const stranded = strandedIn(changes, [...byId().values()], now)
  const hoursAfter = new Map<string, Ground['schedules'] extends ReadonlyMap<string, infer S> ? S : never>(
    changes.map((it) => [it.calendarId, it.after]),
  )
  const empty = { calendars: new Map(), services: new Map(), schedules: hoursAfter, appointments: [], now }
  if (stranded.length === 0) return { stranded, ground: empty, looked, elsewhere: 0 }

  const [calendars, services] = await Promise.all([
    listAll(api, contract.calendars.list, { signal }),
    listAll(api, contract.services.list, { query: { expand: ['calendars', 'dateRanges'] }, signal }),
  ])
  const known = {
    calendars: new Map(calendars.items.map((it) => [it.id, it])),
    services: new Map(services.items.map((it) => [it.id, it])),
  }
  const wanted = new Set(stranded.flatMap((it) => [...it.appointment.calendarIds, ...otherCalendars(it, known)]))
  for (const [id, schedules] of await forEachOf(
    [...wanted].filter((it) => !hoursAfter.has(it)),
    schedulesOf,
  )) {
    hoursAfter.set(id, schedules)
  }
  const unread = [...wanted].filter((id) => !read.has(id))
  for (const [id, appointments] of await forEachOf(unread, appointmentsOf)) read.set(id, appointments)
  const ground: Ground = { ...known, schedules: hoursAfter, appointments: [...byId().values()], now }
  return { stranded, ground, looked, elsewhere: unread.length }
}
