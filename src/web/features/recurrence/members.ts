import { minutesPerDay } from '#api/time/clock.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { MINUTE } from '#api/time/durations.ts'
import type { Changes } from '../../commands/appointments/interface-version.ts'
import { type ClockOdd, occurrenceAt } from '#api/time/recurrence.ts'
import { formatInstant } from '#api/time/instant.ts'
import { addDays, daysBetween } from '#api/time/week.ts'
import { dateOf, minuteOfDay } from '#api/time/zoned.ts'
import { clockOf, minutesOfRule, seriesOf, type SeriesRule } from '../../commands/appointments/series/tag.ts'

/** Which appointments of a series are meant. */
export type Scope = 'this' | 'following' | 'all'

const startOf = ({ startDate }: Pick<Appointment, 'startDate'>): number => Date.parse(startDate)

/** The appointments of one series among others, each once, in order of time. */
export function membersOf(id: string, appointments: readonly Appointment[]): Appointment[] {
  const each = new Map(appointments.map((it) => [it.id, it]))
  return [...each.values()].filter((it) => seriesOf(it)?.id === id).toSorted((a, b) => startOf(a) - startOf(b))
}

/** What a scope comes to; cancelled and past appointments stay as they are, all but the one that was asked for. */
export interface Chosen {
  readonly members: readonly Appointment[]
  readonly past: number
  readonly cancelled: number
}

/**
 * The appointments of a series, each place of it once: one that was canceled and booked again is left out, unless it is the
 * one that is looked at.
 */
export function withoutReplaced(members: readonly Appointment[], lookedAt: string): Appointment[] {
  const standing = new Map<number, string>()
  for (const it of members) {
    const index = seriesOf(it)?.index
    const known = members.find(({ id }) => index !== undefined && id === standing.get(index))
    if (index !== undefined && (known === undefined || known.status === 'cancelled')) standing.set(index, it.id)
  }
  return members.filter((it) => {
    const index = seriesOf(it)?.index
    const isReplaced = it.status === 'cancelled' && index !== undefined && standing.get(index) !== it.id
    return !isReplaced || it.id === lookedAt
  })
}

/** The appointments that a scope means, seen from one of them as it was before anything was done. */
export function chosenOf(members: readonly Appointment[], one: Appointment, scope: Scope, now: number): Chosen {
  if (scope === 'this') return { members: [one], past: 0, cancelled: 0 }
  const others = members.filter(({ id }) => id !== one.id)
  const meant = scope === 'all' ? others : others.filter((it) => startOf(it) >= startOf(one))
  const [cancelled, standing] = [
    meant.filter(({ status }) => status === 'cancelled'),
    meant.filter(({ status }) => status !== 'cancelled'),
  ]
  const coming = standing.filter(({ endDate }) => Date.parse(endDate) > now)
  return {
    members: [one, ...coming].toSorted((a, b) => startOf(a) - startOf(b)),
    past: standing.length - coming.length,
    cancelled: cancelled.length,
  }
}

/** How far times are moved, by the clock: days, and minutes within the day; epoch milliseconds for the length. */
export interface Shift {
  days: number
  minutes: number
  /** The new length, where it changes. Milliseconds. */
  length: number | undefined
}

/** The shift that a change of one appointment amounts to on the clocks of a zone; undefined where its time stays. */
export function shiftOf(before: Appointment, { startDate, endDate }: Changes, zone: string): Shift | undefined {
  if (startDate === undefined && endDate === undefined) return undefined
  const [from, to] = [startOf(before), Date.parse(startDate ?? before.startDate)]
  const length = Date.parse(endDate ?? before.endDate) - to
  return {
    days: daysBetween(dateOf(from, zone), dateOf(to, zone)),
    minutes: minuteOfDay(to, zone) - minuteOfDay(from, zone),
    length: length === Date.parse(before.endDate) - from ? undefined : length,
  }
}

/** A time moved by a shift, on the clocks of a zone however often they change in between. */
export function shiftedTime(
  { startDate, endDate }: Pick<Appointment, 'startDate' | 'endDate'>,
  { days, minutes, length }: Shift,
  zone: string,
): { date: string; start: number; end: number; odd: ClockOdd } {
  const was = Date.parse(startDate)
  const kept = Date.parse(endDate) - was
  const wall = minuteOfDay(was, zone) + minutes
  const date = addDays(dateOf(was, zone), days + Math.floor(wall / minutesPerDay))
  const { start, odd } = occurrenceAt(date, ((wall % minutesPerDay) + minutesPerDay) % minutesPerDay, zone)
  const seconds = was % MINUTE
  return { date, start: start + seconds, end: start + seconds + (length ?? kept), odd }
}

/** The rule of times that were moved by a shift. */
export function shiftedRule(rule: SeriesRule, { days, minutes }: Shift): SeriesRule {
  const wall = minutesOfRule(rule) + minutes
  const by = days + Math.floor(wall / minutesPerDay)
  return {
    ...rule,
    from: addDays(rule.from, by),
    at: clockOf(((wall % minutesPerDay) + minutesPerDay) % minutesPerDay),
    ...(rule.weekdays && {
      weekdays: rule.weekdays.map((day) => (((day + by) % 7) + 7) % 7).toSorted((a, b) => a - b),
    }),
    ...(rule.until && { until: addDays(rule.until, by) }),
  }
}

/** A change of one appointment as it is for another of its series: its own link stays, its time is moved alike. */
export function changesFor(member: Appointment, changes: Changes, shift: Shift | undefined, zone: string): Changes {
  const { startDate: _from, endDate: _to, extraFields, ...words } = changes
  const tag = seriesOf(member)
  const hasMoved = shift !== undefined && (shift.days !== 0 || shift.minutes !== 0)
  const time = shift && shiftedTime(member, shift, zone)
  const series = tag?.rule && hasMoved ? { ...tag, rule: shiftedRule(tag.rule, shift) } : member.extraFields['series']
  return {
    ...words,
    ...(time && { startDate: formatInstant(time.start), endDate: formatInstant(time.end) }),
    ...((extraFields !== undefined || hasMoved) && {
      extraFields: { ...(extraFields ?? member.extraFields), ...(series !== undefined && { series }) },
    }),
  }
}

/** The fields in which another appointment of a series has something of its own that a change would replace. */
export const replacedIn = (member: Appointment, before: Appointment, changes: Changes): string[] =>
  Object.keys(changes).filter((name) => {
    if (['startDate', 'endDate', 'extraFields'].includes(name)) return false
    const [own, was] = [member[name as keyof Appointment], before[name as keyof Appointment]]
    return JSON.stringify(own ?? null) !== JSON.stringify(was ?? null)
  })
