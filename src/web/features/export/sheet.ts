import type { Appointment } from '#api/contract/appointments.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { openHours } from '#api/core/rules/hours.ts'
import { MINUTE } from '#api/time/durations.ts'
import { type Interval, merge, overlaps, subtractLists } from '#api/time/interval.ts'
import { dayInterval } from '#api/time/zoned.ts'
import { appointmentSpan } from '../../commands/appointments/view/appointment-span.ts'
import { standsBefore } from './sheet-order.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'

/** A line of a day sheet: an appointment or a block with its whole time, or open time that nobody has. */
export type SheetRow = Interval & { appointment?: Appointment }

/** What a day of a calendar is written from. */
export interface SheetSource {
  appointments: readonly Appointment[]
  /** Weekly schedules of the calendar; without them nothing is known to be free. */
  schedules: readonly WeeklySchedule[] | undefined
  services: Clinic['services']
}

/** The lines of one calendar's local day in the order of time, free gaps between them where `free` is wanted. */
export function sheetRows(
  { id, zone }: { id: string; zone: string },
  date: string,
  { appointments, schedules, services }: SheetSource,
  free: boolean,
): SheetRow[] {
  const day = dayInterval(date, zone)
  const rows = appointments
    .filter(({ calendarIds }) => calendarIds.includes(id))
    .map((appointment): Required<SheetRow> => ({ ...appointmentSpan(appointment), appointment }))
    .filter((row) => overlaps(row, day))
  if (!free || !schedules || schedules.length === 0) return inOrder(rows)
  const busy = rows
    .filter(({ appointment }) => appointment.status !== 'cancelled')
    .map(({ start, end, appointment: { serviceId } }) => ({
      start,
      // What a service keeps free after itself is nobody's to book.
      end: end + ((serviceId && services.get(serviceId)?.timeBetween) || 0) * MINUTE,
    }))
  const gaps = subtractLists(merge(openHours(schedules, day).open), merge(busy))
  return inOrder([...rows, ...gaps])
}

const inOrder = (rows: readonly SheetRow[]): SheetRow[] =>
  rows.toSorted((a, b) => standsBefore({ ...a, id: a.appointment?.id ?? '' }, { ...b, id: b.appointment?.id ?? '' }))
