import { calendarNames } from './records/calendar-names.ts'
import type { I18n } from '@lingui/core'
import type { Appointment } from '#api/contract/appointments.ts'
import { canDo } from '#api/core/rules/statuses.ts'
import { standingOf } from '../../fields/appointment-standing.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { zoned } from '../../fields/zoned.ts'
import type { Format } from '../../i18n/format.ts'
import type { Clinic } from './records/queries.ts'

/**
 * Why a card called `name` is not put down: somebody else gave its appointment another place while it was carried, or ended it.
 * Says how it stands now; undefined stands for one that is gone.
 */
export function changedMeanwhile(
  name: string,
  appointment: Appointment | undefined,
  { calendars }: Pick<Clinic, 'calendars'>,
  { i18n, format }: { i18n: I18n; format: Format },
): string {
  if (!appointment) return i18n._('Not moved. Someone else just removed {name}.', { name })
  const { startDate, endDate, calendarIds } = appointment
  if (!canDo('move', appointment).ok) {
    const status = standingOf(appointment, i18n).label
    return i18n._('Not moved. Someone else just changed {name}: {status}.', { name, status })
  }
  const zone = zoneOfFirst(calendarIds, calendars)
  const said = format.dateTimeRange(startDate, endDate, zone)
  const time = zoned(said, zone, startDate, calendars.values(), format)
  const places = calendarNames(calendarIds, calendars, format)
  return i18n._('Not moved. Someone else just moved {name} to {time} with {places}.', { name, time, places })
}
