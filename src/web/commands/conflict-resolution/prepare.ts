import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { DAY } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import type { Api } from '../../client/create-api.ts'
import { forEachOf } from '../../client/for-each-of.ts'
import { listAll, listAllWithProgress } from '../../client/list-all.ts'
import { knownZone } from '../../fields/known-zone.ts'
import type { ResolutionContext } from './free-places.ts'
import { otherCalendars } from './free-places.ts'
import { type ClosureChange, readHouse } from './read-house.ts'
import { type ServiceChange, strandedByServices, strandedByZones } from './service-effects.ts'
import {
  type CalendarChange,
  changedSchedules,
  type ScheduleHours,
  inOrder,
  leftBehind,
  type Stranded,
  strandedIn,
} from './strand.ts'

/** One schedule before a change and after it; none before is a new one, none after a deleted one. */
export interface ScheduleChange {
  readonly before: WeeklySchedule | undefined
  /** The stored schedule with the change in it; made from the schedule as the service has it now. */
  readonly after: (stored: WeeklySchedule | undefined) => ScheduleHours | undefined
}

/** A change that may strand appointments: of any number of schedules, services and closures, made together. */
export interface PlanChange {
  readonly closures?: readonly ClosureChange[]
  readonly schedules?: readonly ScheduleChange[]
  readonly services?: readonly ServiceChange[]
  /** Calendars that are deleted, or left by the person whose they are. */
  readonly leaving?: readonly string[]
  /** The zones that calendars get, by their ids: days of the house, and those of services on them, are days there. */
  readonly zones?: ReadonlyMap<string, string>
}

/** What a change strands, and where that could stand instead. */
export interface Prepared {
  readonly stranded: readonly Stranded[]
  readonly context: ResolutionContext
  /** Future appointments and blocks that were looked at on the calendars that the change is about. */
  readonly looked: number
  /** And on how many other calendars free times were looked for. */
  readonly elsewhere: number
}

/** How far the reading is: appointments found so far, and of how many where the service says. */
export type Progress = (found: number, total: number | null) => void

/** Whether a change can put appointments into each other's way. */
const isCrowding = ({ before, after }: ServiceChange): boolean =>
  after.timeBetween > before.timeBetween || (before.allowOverlapping && !after.allowOverlapping)

/** Reads everything that a change touches, anew from the service; throws what a reading throws. */
export async function prepare(
  api: Api,
  {
    schedules: scheduleChanges = [],
    services: serviceChanges = [],
    closures: closureChanges = [],
    leaving = [],
    zones = new Map(),
  }: PlanChange,
  onProgress: Progress,
  signal: AbortSignal,
): Promise<Prepared> {
  const now = api.clock.now()
  const schedulesOf = async (calendarId: string) =>
    (await listAll(api, contract.weeklySchedules.list, { query: { calendarId }, signal })).items
  let counted = 0
  const appointmentsOf = async (
    which: { calendarId?: string; serviceId?: string },
    from = now,
    until = Infinity,
  ): Promise<readonly Appointment[]> => {
    const endDate = until < Infinity && { endDate: formatInstant(until) }
    const query = { ...which, startDate: formatInstant(from), ...endDate, blocked: true }
    const { items } = await listAllWithProgress(
      api,
      contract.appointmentsV2.list,
      (found, total) => onProgress(counted + found, total === null ? null : counted + total),
      { query, signal },
    )
    counted += items.length
    return items
  }

  const house = await readHouse(api, closureChanges, zones, signal)
  const homes = new Set([
    ...scheduleChanges.flatMap(({ before }) => before?.calendarId ?? []),
    ...house.touched,
    ...leaving,
    ...zones.keys(),
  ])
  const stored = await forEachOf([...homes], schedulesOf)
  const edits = scheduleChanges.map((change) => {
    const before = stored.get(change.before?.calendarId ?? '')?.find(({ id }) => id === change.before?.id)
    return { before: before ?? change.before, after: change.after(before ?? change.before) }
  })
  const moved = new Set(edits.flatMap(({ after }) => (after && !homes.has(after.calendarId) ? [after.calendarId] : [])))
  for (const [id, found] of await forEachOf([...moved], schedulesOf)) stored.set(id, found)
  const changes = changedSchedules(stored, edits).map(({ calendarId, before, after }): CalendarChange => ({
    calendarId,
    before: house.before(before, calendarId),
    // Nothing is offered where nobody will be.
    after: leaving.includes(calendarId) ? [] : house.after(after, calendarId),
  }))

  const read = new Map<string, readonly Appointment[]>()
  for (const calendarId of [...leaving, ...zones.keys()]) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other, so that the progress can be read.
    read.set(calendarId, await appointmentsOf({ calendarId }))
  }
  const edited = new Set(edits.flatMap(({ before, after }) => [before?.calendarId, after?.calendarId]))
  for (const { calendarId, before: hours } of changes) {
    if (!edited.has(calendarId) || read.has(calendarId)) continue
    // Where nothing was open, nothing can be stranded.
    // oxlint-disable-next-line no-await-in-loop -- As above.
    if (hours.length > 0) read.set(calendarId, await appointmentsOf({ calendarId }))
  }
  const ofHouse: Appointment[] = []
  // Of the whole house at once, and only of the days that it is about.
  for (const { from, until } of house.spans) {
    // oxlint-disable-next-line no-await-in-loop -- As above.
    if (until > now) ofHouse.push(...(await appointmentsOf({}, Math.max(from, now), until)))
  }
  const ofServices: Appointment[] = []
  for (const change of serviceChanges) {
    // Also what has just ended: its buffer may still reach the next one.
    // oxlint-disable-next-line no-await-in-loop -- As above.
    const found = await appointmentsOf({ serviceId: change.before.id }, now - DAY)
    ofServices.push(...found)
    if (!isCrowding(change)) continue
    for (const calendarId of new Set(found.flatMap(({ calendarIds }) => calendarIds))) {
      // oxlint-disable-next-line no-await-in-loop -- As above.
      if (!read.has(calendarId)) read.set(calendarId, await appointmentsOf({ calendarId }))
    }
  }
  const byId = () => new Map([...[...read.values()].flat(), ...ofHouse, ...ofServices].map((it) => [it.id, it]))
  const looked = [...byId().values()].filter(({ endDate }) => Date.parse(endDate) > now).length
  const hoursAfter = new Map<string, ResolutionContext['schedules'] extends ReadonlyMap<string, infer S> ? S : never>(
    changes.map((it) => [it.calendarId, it.after]),
  )
  const nothing = { calendars: new Map(), services: new Map(), schedules: hoursAfter, appointments: [], now }
  const ofCalendars = [...byId().values()]
  const byHours = [...leftBehind(leaving, ofCalendars, now), ...strandedIn(changes, ofCalendars, now)]
  if (byHours.length === 0 && ofServices.length === 0 && (zones.size === 0 || ofCalendars.length === 0)) {
    return { stranded: [], context: nothing, looked, elsewhere: 0 }
  }

  const [calendars, services] = await Promise.all([
    house.calendars ?? listAll(api, contract.calendars.list, { signal }),
    listAll(api, contract.services.list, { query: { expand: ['calendars', 'dateRanges'] }, signal }),
  ])
  const asNow = new Map(services.items.map((it) => [it.id, it]))
  const zonesNow = new Map(calendars.items.map((it) => [it.id, knownZone(it)]))
  const known = {
    calendars: new Map(calendars.items.map((it) => [it.id, { ...it, timezone: zones.get(it.id) ?? it.timezone }])),
    services: new Map([...asNow, ...serviceChanges.map(({ after }) => [after.id, after] as const)]),
  }
  const zoneOf = (id: string): string => zonesNow.get(id) ?? knownZone(undefined)
  const around = { appointments: [...byId().values()], services: asNow, zoneOf, now }
  const stranded = inOrder([
    ...byHours,
    ...strandedByServices(serviceChanges, around),
    ...strandedByZones(zones, around),
  ])
  if (stranded.length === 0) return { stranded, context: nothing, looked, elsewhere: 0 }

  const movable = stranded.filter(({ closing }) => closing.reason !== 'inactive')
  const wanted = new Set(movable.flatMap((it) => [...it.appointment.calendarIds, ...otherCalendars(it, known)]))
  for (const [id, schedules] of await forEachOf(
    [...wanted].filter((it) => !hoursAfter.has(it)),
    schedulesOf,
  )) {
    hoursAfter.set(id, house.after(schedules, id))
  }
  const unread = [...wanted].filter((id) => !read.has(id))
  const found = await forEachOf(unread, (calendarId) => appointmentsOf({ calendarId }))
  for (const [id, appointments] of found) read.set(id, appointments)
  const context: ResolutionContext = { ...known, schedules: hoursAfter, appointments: [...byId().values()], now }
  const own = new Set(stranded.flatMap(({ appointment }) => appointment.calendarIds))
  return { stranded, context, looked, elsewhere: unread.filter((id) => !own.has(id)).length }
}
