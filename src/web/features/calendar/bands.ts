import type { I18n } from '@lingui/core'
import type { Appointment } from '#api/contract/appointments.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { houseStretches } from '#api/core/rules/closures.ts'
import { type ClosedReason, type HoursSchedule, openHours } from '#api/core/rules/hours.ts'
import { minutesPerDay } from '#api/time/clock.ts'
import { MINUTE } from '#api/time/durations.ts'
import { intersectLists } from '#api/time/interval.ts'
import { isZone, nextClockChange } from '#api/time/offset.ts'
import { dateOf } from '#api/time/zoned.ts'
import { dayFrame, daySpan, lastsDays, type TimeGridBand, type TimeGridColumn } from '../../ui/calendar/index.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import { appointmentSpan } from '../../commands/appointments/view/appointment-span.ts'
import type { Loaded, LoadState } from './use-loaded.ts'

const CLOSED_LABELS: Readonly<Record<Exclude<ClosedReason, 'house'>, string>> = {
  closed: /*i18n*/ 'Closed',
  override: /*i18n*/ 'Closed on this date',
  'office-day': /*i18n*/ 'Out of office',
}

/**
 * Closed time and pauses of one local day of `zone`; none where the hours are not known. `own` is the calendar's zone: where
 * another one is shown, the night between two working days can fall into the middle of the day, and it is no pause.
 */
export function closedBandsOf(
  schedules: readonly WeeklySchedule[] | undefined,
  date: string,
  zone: string,
  i18n: I18n,
  own: string = zone,
): TimeGridBand[] {
  if (!schedules || schedules.length === 0) return []
  const frame = dayFrame(date, zone)
  const { open, closed } = openHours(schedules, { start: frame.start, end: frame.end })
  const [first, last] = [open[0], open.at(-1)]
  return closed.flatMap(({ start, end, reason, words }) => {
    const span = daySpan(frame, start, end)
    if (!span) return []
    const within = first !== undefined && last !== undefined && start > first.start && end < last.end
    const isBreak = within && reason !== 'house' && dateOf(start, own) === dateOf(end - 1, own)
    return [
      {
        ...span,
        kind: isBreak ? ('break' as const) : ('closed' as const),
        label: reason === 'house' ? (words ?? '') : isBreak ? i18n._('Break') : i18n._(CLOSED_LABELS[reason]),
      },
    ]
  })
}

/** What of one local day of `zone` is open by extra hours of the house, with their reason. */
export function extraBands(
  schedules: readonly HoursSchedule[] | undefined,
  date: string,
  zone: string,
  i18n: I18n,
): TimeGridBand[] {
  // All schedules of a calendar stand under the same house.
  const { timezone = zone, closures = [] } = schedules?.[0]?.house ?? {}
  if (!schedules || closures.every(({ kind }) => kind !== 'open')) return []
  const frame = dayFrame(date, zone)
  const { open } = openHours(schedules, { start: frame.start, end: frame.end })
  return houseStretches(closures, 'open', isZone(timezone) ? timezone : zone, frame).flatMap((stretch) =>
    intersectLists([...open], [stretch]).flatMap(({ start, end }) => {
      const span = daySpan(frame, start, end)
      const label = i18n._('Extra hours: {reason}', { reason: stretch.reason })
      return span ? [{ ...span, kind: 'extra' as const, label }] : []
    }),
  )
}

/** Why a column's time cannot be told, and how that is said over it: the appointments on it, or the calendar's hours, are not read. */
export function unknownBands(calendarId: string, { appointments, hoursOf }: Loaded, i18n: I18n): TimeGridBand[] {
  const label = unknownWords(appointments, i18n) ?? (hoursOf(calendarId) === 'failed' ? i18n._('Hours not loaded') : '')
  if (label === '' && hoursOf(calendarId) === 'loaded') return []
  return [{ from: 0, to: minutesPerDay, kind: 'unknown', label: label || i18n._('Loading…') }]
}

/** What is said in the place of appointments that are not read; nothing where they are. */
export const unknownWords = (state: LoadState, i18n: I18n): string | undefined =>
  ({ loaded: undefined, loading: i18n._('Loading…'), failed: i18n._('Not loaded') })[state]

/** The hour that a column's clock skips, or shows twice, on the night when it is changed. */
export function clockBands({ date, zone }: Pick<TimeGridColumn, 'date' | 'zone'>, i18n: I18n): TimeGridBand[] {
  const { start, end } = dayFrame(date, zone)
  // Where clocks go forward at midnight, the day begins with what they skip.
  const change = nextClockChange(start - MINUTE, end, zone)
  if (!change) return []
  const { at, before, after } = change
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const from = (at + Math.min(before, after) - midnight) / MINUTE
  const to = (at + Math.max(before, after) - midnight) / MINUTE
  return after > before
    ? [{ from, to, kind: 'skipped', label: i18n._('Skipped: clocks go forward') }]
    : [{ from, to, kind: 'repeated', label: i18n._('Twice: clocks go back') }]
}

/** The padding that services keep free after their appointments, in one column. */
export function bufferBands(
  column: Pick<TimeGridColumn, 'date' | 'zone' | 'resourceId'>,
  appointments: readonly Appointment[],
  { services }: Pick<Clinic, 'services'>,
): TimeGridBand[] {
  const frame = dayFrame(column.date, column.zone)
  // Appointments that overlap may end together: one band says it.
  const bands = new Map<string, TimeGridBand>()
  for (const { serviceId, status, calendarIds, ...appointment } of appointments) {
    const minutes = (serviceId && services.get(serviceId)?.timeBetween) || 0
    if (minutes === 0 || status === 'cancelled' || !calendarIds.includes(column.resourceId)) continue
    const { end } = appointmentSpan(appointment)
    const span = daySpan(frame, end, end + minutes * MINUTE)
    if (span) bands.set(`${span.from} ${span.to}`, { ...span, kind: 'buffer', label: '' })
  }
  return [...bands.values()]
}

/** The hours that appointments of days take in a column, below whose heading they stand as bars. */
export function takenBands(
  column: Pick<TimeGridColumn, 'date' | 'zone' | 'resourceId'>,
  appointments: readonly Appointment[],
): TimeGridBand[] {
  const frame = dayFrame(column.date, column.zone)
  return appointments.flatMap((appointment) => {
    if (appointment.status === 'cancelled' || !appointment.calendarIds.includes(column.resourceId)) return []
    const { start, end } = appointmentSpan(appointment)
    const span = lastsDays({ start, end }, column.zone) ? daySpan(frame, start, end) : undefined
    return span ? [{ ...span, kind: 'blocked' as const, label: appointmentName(appointment) }] : []
  })
}
