import { knownZone } from '../../../fields/known-zone.ts'
import type { I18n } from '@lingui/core'
import type { Appointment } from '../../../../api/contract/appointments.ts'
import { canDo } from '../../../../api/core/rules/statuses.ts'
import type { Format } from '../../../i18n/format.ts'
import type { TimeGridEvent } from '../../../ui/calendar/index.ts'
import { standingOf } from '../../../fields/appointment-standing.ts'
import { nameOf } from '../appointment-name.ts'
import type { Clinic } from '../reads.ts'

/** What a card is written with. */
export interface EventContext extends Clinic {
  i18n: I18n
  format: Format
}

/** Start and end in epoch milliseconds; an end that is missing or wrong leaves a short appointment to be seen. */
export function spanOf({ startDate, endDate }: Pick<Appointment, 'startDate' | 'endDate'>): {
  start: number
  end: number
} {
  const start = Date.parse(startDate)
  const end = Date.parse(endDate)
  return { start, end: end > start ? end : start + 15 * 60_000 }
}

const MARKS = [
  [(it: Appointment) => it.type === 'phone', '☎'],
  [(it: Appointment) => it.type === 'video', '▶'],
  [(it: Appointment) => Boolean(it.comment), '✎'],
] as const

/** The card of an appointment. */
export function gridEvent(appointment: Appointment, context: EventContext): TimeGridEvent {
  const { i18n, format, calendars, services } = context
  const { id, calendarIds, blocked, status, serviceId } = appointment
  const { start, end } = spanOf(appointment)
  const standing = standingOf(appointment, i18n)
  const zone = knownZone(calendars.get(calendarIds[0] ?? ''))
  const name = nameOf(appointment) || i18n._('Appointment')
  const service = (serviceId ? services.get(serviceId)?.name : undefined) ?? appointment.title
  const secondaryText = service === name ? '' : service
  const timeText = format.time(start, zone)
  const badges = MARKS.filter(([has]) => has(appointment))
    .map(([, mark]) => mark)
    .join(' ')
  const places = calendarIds.flatMap((calendarId) => calendars.get(calendarId)?.name ?? [])
  const spoken = [
    `${timeText} ${name}`,
    secondaryText,
    standing.label,
    i18n._('until {time}', { time: format.time(end, zone) }),
    ...places,
  ]
  const outlined = status === 'cancelled' || standing.tone === 'pending'
  return {
    id,
    resourceIds: calendarIds,
    start,
    end,
    title: name,
    timeText,
    tone: standing.tone,
    glyph: standing.glyph,
    pattern: blocked ? 'hatched' : outlined ? 'outlined' : 'solid',
    struck: status === 'cancelled',
    editable: canDo('move', { status, blocked }).ok,
    accessibleName: spoken.filter((part) => part !== '').join(', '),
    ...(secondaryText !== '' && { secondaryText }),
    ...(badges !== '' && { badges }),
  }
}
