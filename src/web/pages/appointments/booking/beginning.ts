import { knownZone } from '../../../fields/known-zone.ts'
import { startOfDay } from '../../../../api/time/zoned.ts'
import type { Clinic } from '../reads.ts'
import type { CalendarView } from '../view-state.ts'
import { type AppointmentValues, newValues } from './appointment-values.ts'

/** What a booking begins with, and from when on free times are offered (epoch milliseconds; 0: from now). */
export interface Beginning {
  values: AppointmentValues
  from: number
}

const HOUR = 3_600_000

/** A booking as the address asks for it: at a place of the grid, of a service, or just on the date that is looked at. */
export function beginningOf(
  {
    start,
    end,
    on,
    forService,
    date,
    calendar,
  }: Pick<CalendarView, 'start' | 'end' | 'on' | 'forService' | 'date' | 'calendar'>,
  { calendars }: Pick<Clinic, 'calendars'>,
): Beginning {
  const at = Date.parse(start)
  const until = Date.parse(end)
  const isThing = calendars.get(on)?.type === 'asset'
  const zone = knownZone(calendars.get(on || calendar) ?? [...calendars.values()][0])
  const values = newValues({
    serviceId: forService || null,
    ...(on && (isThing ? { resourceId: on } : { calendarId: on })),
    ...(Number.isFinite(at) && { startDate: start }),
    ...(until > at && { duration: Math.round((until - at) / 60_000) }),
  })
  return { values, from: Number.isFinite(at) ? at - HOUR : date ? startOfDay(date, zone) : 0 }
}
