import { HOUR, MINUTE } from '#api/time/durations.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { startOfDay } from '#api/time/zoned.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { shownZone } from '../../commands/appointments/view/shown-zone.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'
import { type AppointmentValues, newValues } from '../../commands/appointments/form/appointment-values.ts'
import type { Handed } from './prefill.ts'

/** What a booking begins with, and from when on free times are offered (epoch milliseconds; 0: from now). */
export interface Beginning {
  values: AppointmentValues
  from: number
  /** Whether the length was said: it stays until another service is chosen than the one that it was said of, if any. */
  keepsLength?: boolean
  /** What must be known of what is filled in. */
  notice?: string
}

/** A booking as the address asks for it: at a place of the grid, of a service, or just on the date that is looked at. */
export function beginningOf(
  {
    start,
    end,
    on,
    forService,
    thing = '',
    date,
    calendar,
    ...view
  }: Pick<CalendarView, 'start' | 'end' | 'on' | 'forService' | 'date' | 'calendar' | 'zone'> &
    Partial<Pick<CalendarView, 'thing'>>,
  { calendars }: Pick<Clinic, 'calendars'>,
  handed?: Handed,
): Beginning {
  if (handed) {
    const { values, from, notice = '' } = handed
    return { values: newValues(values), from, keepsLength: Boolean(values.serviceId), notice }
  }
  const at = Date.parse(start)
  const until = Date.parse(end)
  const isThing = calendars.get(on)?.type === 'asset'
  const zone = shownZone(view) ?? knownZone(calendars.get(on || calendar) ?? [...calendars.values()][0])
  const values = newValues({
    serviceId: forService || null,
    ...(thing && { resourceId: thing }),
    ...(on && (isThing ? { resourceId: on } : { calendarId: on })),
    ...(Number.isFinite(at) && { startDate: start }),
    ...(until > at && { duration: Math.round((until - at) / MINUTE) }),
  })
  const from = Number.isFinite(at) ? at - HOUR : date ? startOfDay(date, zone) : 0
  return { values, from, keepsLength: until > at }
}
