import type { I18n } from '@lingui/core'
import type { Appointment } from '#api/contract/appointments.ts'
import { seatsOf } from '#api/core/rules/seats.ts'
import { canDo } from '#api/core/rules/statuses.ts'
import { isTwice } from '#api/time/offset.ts'
import { dateOf, dayInterval, startOfDay } from '#api/time/zoned.ts'
import type { Format } from '../../../i18n/format.ts'
import { lastsDays, type TimeGridEvent } from '../../../ui/calendar/index.ts'
import { standingOf } from '../../../fields/appointment-standing.ts'
import { displayName } from '../records/appointment-name.ts'
import { appointmentSpan } from './appointment-span.ts'
import type { Clinic } from '../records/queries.ts'
import { columnZone } from './shown-zone.ts'

/** What a card is written with. */
export interface EventContext extends Clinic {
  i18n: I18n
  format: Format
  /** IANA zone that every time is said in; without it each calendar's own. */
  shown?: string | undefined
  /** What gives a card another color than its status does; a CSS color. */
  hueOf?: ((appointment: Appointment) => string | undefined) | undefined
  /** Ids of what is not sent yet. */
  unsent?: ReadonlySet<string> | undefined
}

/** When an appointment ends, with the date where it goes on past midnight. */
function endText(start: number, end: number, zone: string, format: Format): string {
  const { end: midnight } = dayInterval(dateOf(start, zone), zone)
  if (end === midnight) return format.clock('24:00')
  return end < midnight ? format.time(end, zone) : format.dateTime(end, zone, 'day')
}

/** The dates that are taken whole, else the instants. */
function daysText(start: number, end: number, zone: string, { i18n, format }: EventContext): string {
  const [first, last] = [dateOf(start, zone), dateOf(end - 1, zone)]
  const isWhole = startOfDay(first, zone) === start && dayInterval(last, zone).end === end
  if (!isWhole) return format.dateTimeRange(start, end, zone)
  if (first === last) return i18n._('all day on {date}', { date: format.plainDate(first, 'day') })
  return i18n._('{from} to {to}', { from: format.plainDate(first, 'day'), to: format.plainDate(last, 'day') })
}

const MARKS = [
  [(it: Appointment) => it.type === 'phone', 'phone'],
  [(it: Appointment) => it.type === 'video', 'room'],
  [(it: Appointment) => Boolean(it.comment), 'edit'],
] as const

/** The card of an appointment. */
export function gridEvent(appointment: Appointment, context: EventContext): TimeGridEvent {
  const { i18n, format, calendars, services, shown, hueOf, unsent } = context
  const { id, calendarIds, blocked, status, serviceId } = appointment
  const { start, end } = appointmentSpan(appointment)
  const standing = standingOf(appointment, i18n)
  const zone = columnZone(calendars.get(calendarIds[0] ?? ''), shown)
  const name = displayName(i18n, appointment)
  const service = (serviceId ? services.get(serviceId)?.name : undefined) ?? appointment.title
  const isLong = lastsDays({ start, end }, zone)
  const days = isLong ? daysText(start, end, zone, context) : ''
  const offered = service === name ? '' : service
  // A bar has the name first: its days are where it stands.
  // On the night when an hour comes twice, the zone tells which of the two is meant.
  const isDoubled = !isLong && isTwice(start, zone)
  const when = format.time(start, zone)
  const timeText = isLong ? '' : isDoubled ? `${when} ${format.zoneClock(zone, start)}` : when
  const seats = seatsOf(appointment)
  const taken = seats === undefined ? '' : i18n._('{count} of {seats}', { count: appointment.guests.length, seats })
  const isUnsent = unsent?.has(id) ?? false
  const waits = isUnsent ? i18n._('Not sent yet') : ''
  const secondary = [isDoubled ? timeText : '', taken, offered, days].filter((part) => part !== '').join(' · ')
  const secondaryText = [waits, secondary].filter((part) => part !== '').join(' · ')
  const marks = MARKS.filter(([has]) => has(appointment)).map(([, mark]) => mark)
  const badges = [...(isUnsent ? (['upload'] as const) : []), ...marks]
  const places = calendarIds.flatMap((calendarId) => calendars.get(calendarId)?.name ?? [])
  const spoken = [
    name,
    timeText,
    isDoubled ? [taken, offered].filter(Boolean).join(' · ') : secondary,
    standing.label,
    waits,
    isLong ? '' : i18n._('until {time}', { time: endText(start, end, zone, format) }),
    ...places,
  ]
  const hue = hueOf?.(appointment)
  const isHold = status === 'pending' && !blocked && appointment.blockedUntil !== null
  return {
    id,
    resourceIds: calendarIds,
    start,
    end,
    title: name,
    timeText,
    ...(!isLong && { spanText: `${format.bareTime(start, zone)} – ${format.bareTime(end, zone)}` }),
    tone: isHold ? 'hold' : standing.tone,
    icon: isHold ? 'hold' : standing.icon,
    pattern: standing.tone === 'blocked' ? 'hatched' : standing.tone === 'pending' ? 'dashed' : 'solid',
    struck: status === 'cancelled',
    editable: canDo('move', { status, blocked }).ok,
    accessibleName: spoken.filter((part) => part !== '').join(', '),
    ...(hue !== undefined && { hue }),
    ...(secondaryText !== '' && { secondaryText }),
    ...(badges.length > 0 && { badges }),
  }
}

/**
 * The cards of an appointment: one for all of its columns, or one for each zone that they are drawn in, so that every card
 * says the time at which it stands.
 */
export function gridEvents(appointment: Appointment, context: EventContext): readonly TimeGridEvent[] {
  const { calendars, shown } = context
  const zoneOf = (id: string) => columnZone(calendars.get(id), shown)
  const zones = new Set(appointment.calendarIds.map(zoneOf))
  if (zones.size < 2) return [gridEvent(appointment, context)]
  return [...zones].map((zone) => ({
    ...gridEvent(appointment, { ...context, shown: zone }),
    resourceIds: appointment.calendarIds.filter((id) => zoneOf(id) === zone),
  }))
}
