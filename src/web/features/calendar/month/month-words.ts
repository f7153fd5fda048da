import type { I18n } from '@lingui/core'
import type { Load } from '#api/contract/load.ts'
import { HOUR, MINUTE } from '#api/time/durations.ts'
import { zoned } from '../../../fields/zoned.ts'
import type { Format } from '../../../i18n/format.ts'
import { monthOf } from '../../../ui/month/month-grid.ts'
import type { MonthDay, MonthEvent, MonthGridTexts, MonthLoad } from '../../../ui/calendar/month/month-grid-props.ts'
import { type EventContext, gridEvent } from '../../../commands/appointments/view/grid-event.ts'
import type { DayLoad } from '../load.ts'
import type { HouseNotice } from '../../../commands/appointments/view/house-notices.ts'
import type { LocalSpan } from '../local-days.ts'
import type { Clinic } from '../../../commands/appointments/records/queries.ts'

/** What the words of a month are made with. */
export interface MonthContext {
  i18n: I18n
  format: Format
  /** As in `EventContext`. */
  hueOf?: EventContext['hueOf']
}

/** Every sentence of the month in the reader's language. */
export function monthTexts(label: string, { i18n, format }: MonthContext): MonthGridTexts {
  const place = (event: MonthEvent, date: string) => ({ name: event.title, date: format.plainDate(date, 'day') })
  return {
    label,
    help: i18n._(
      'Arrow keys move through days, Page Up and Page Down through months. Enter opens a day, or books an empty one. Space goes to that day’s appointments: there Enter opens, M picks up, arrows move, Enter drops, Escape puts back.',
    ),
    count: (count) => i18n._('{count, plural, one {# entry} other {# entries}}', { count }),
    more: (count) => i18n._('+{count} more', { count }),
    open: ({ date }) => i18n._('Open {date}', { date: format.plainDate(date, 'day') }),
    book: ({ date }) => i18n._('Book on {date}', { date: format.plainDate(date, 'day') }),
    target: (event, date) => i18n._('{name} to {date}', place(event, date)),
    picked: ({ title }) => i18n._('Picked up {name}. Arrow keys move, Enter drops, Escape cancels.', { name: title }),
    aborted: ({ title }) => i18n._('{name} stays at the old time.', { name: title }),
    fixed: ({ title }) => i18n._('Can’t move {name}', { name: title }),
  }
}

/** One day of a month's grid. */
export function monthDay(
  date: string,
  {
    month,
    today,
    closed,
    unknown,
    load,
    count,
    notices,
  }: Pick<MonthDay, 'closed' | 'unknown' | 'load' | 'count'> & {
    month: string
    today: string
    notices: readonly HouseNotice[]
  },
  { i18n, format }: MonthContext,
): MonthDay {
  const name = format.plainDate(date, 'long')
  const day = String(Number(date.slice(8)))
  const said = notices.map(({ text }) => text).join(', ')
  // The mark says whether it is closed or open longer, so that there is room for why.
  const seen = notices.map(({ reason }) => reason).join(' · ')
  const icon = notices[0]?.isOpen ? 'clock' : 'block'
  return {
    date,
    label: day,
    name: [
      unknown ? `${name}, ${unknown}` : closed ? i18n._('{date}, closed', { date: name }) : name,
      ...(said === '' ? [] : [said]),
    ].join(', '),
    ...(said !== '' && { notice: { seen, said, icon } }),
    other: monthOf(date) !== month,
    today: date === today,
    closed,
    unknown,
    load,
    count,
  }
}

/** How many are booked on a day, and how many of them nobody has confirmed. */
export interface BookedCount {
  booked: number
  unconfirmed: number
}

/** Counts what begins on a day: no blocks, nothing canceled. */
export function bookedOn(date: string, spans: readonly LocalSpan[]): BookedCount {
  const booked = spans.filter(({ from, appointment }) => {
    const { blocked, status } = appointment
    return from === date && !blocked && status !== 'cancelled'
  })
  return {
    booked: booked.length,
    unconfirmed: booked.filter(({ appointment }) => appointment.status === 'pending').length,
  }
}

/** The same, as the service counted it. */
export function countedOn(date: string, { dates, total }: Load): BookedCount {
  const at = dates.indexOf(date)
  return { booked: total.appointments[at] ?? 0, unconfirmed: total.unconfirmed[at] ?? 0 }
}

/** What the foot of a day says: how many are booked, how many of them nobody has confirmed, and how much time is free. */
export function monthLoad(
  load: DayLoad | undefined,
  { booked, unconfirmed }: BookedCount,
  { i18n, format }: MonthContext,
): MonthLoad | undefined {
  if (!load || load.open === 0) return undefined
  const free = Math.max(0, load.open - load.booked)
  return {
    share: load.booked / load.open,
    booked: i18n._('{count} booked', { count: format.number(booked) }),
    free: free < HOUR / 2 ? i18n._('Full') : i18n._('{time} free', { time: format.wholeHours(free / MINUTE) }),
    ...(unconfirmed > 0 && { unconfirmed: i18n._('{count} unconfirmed', { count: format.number(unconfirmed) }) }),
  }
}

/** The chip of an appointment; what lasts several days names its first and last. */
export function monthEvent(span: LocalSpan, clinic: Clinic, { i18n, format, hueOf }: MonthContext): MonthEvent {
  const { appointment, zone, from, to, start } = span
  const event = gridEvent(appointment, { i18n, format, ...clinic, shown: zone, hueOf })
  const { id, title, tone, hue, pattern, editable, struck, icon, badges, accessibleName } = event
  const days = i18n._('{from} to {to}', { from: format.plainDate(from, 'day'), to: format.plainDate(to, 'day') })
  const named = (said: string) =>
    // On the night when an hour comes twice the zone is said already.
    said.endsWith(format.zoneClock(zone, start)) ? said : zoned(said, zone, start, clinic.calendars.values(), format)
  // The spoken name begins with the visible one, then comes the time, here with its zone.
  const after = `${title}, ${event.timeText}`
  const spoken = event.timeText
    ? `${title}, ${named(event.timeText)}${accessibleName.slice(after.length)}`
    : accessibleName
  return {
    id,
    from,
    to,
    title,
    timeText: event.timeText && named(event.timeText),
    tone,
    pattern,
    editable,
    accessibleName: from === to ? spoken : `${spoken}, ${days}`,
    ...(hue !== undefined && { hue }),
    ...(struck !== undefined && { struck }),
    ...(icon !== undefined && { icon }),
    ...(badges !== undefined && { badges }),
  }
}
