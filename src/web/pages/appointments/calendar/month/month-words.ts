import type { I18n } from '@lingui/core'
import { zoned } from '../../../../fields/zoned.ts'
import type { Format } from '../../../../i18n/format.ts'
import { monthOf } from '../../../../ui/month/month-grid.ts'
import type { MonthDay, MonthEvent, MonthGridTexts } from '../../../../ui/calendar/month/month-grid-props.ts'
import { gridEvent } from '../grid-event.ts'
import type { LocalSpan } from '../local-days.ts'
import type { Clinic } from '../../reads.ts'

/** What the words of a month are made with. */
export interface MonthContext {
  i18n: I18n
  format: Format
}

/** Every sentence of the month in the reader's language. */
export function monthTexts(label: string, { i18n, format }: MonthContext): MonthGridTexts {
  const place = (event: MonthEvent, date: string) => ({ name: event.title, date: format.plainDate(date, 'day') })
  return {
    label,
    help: i18n._(
      'Arrow keys move through the days, Page Up and Page Down through the months. Enter opens a day, or books on an empty one. Space goes to its appointments: there Enter opens, M picks up, arrows move, Enter drops, Escape puts back.',
    ),
    count: (count) => i18n._('{count, plural, one {# entry} other {# entries}}', { count }),
    more: (count) => i18n._('+{count} more', { count }),
    open: ({ date }) => i18n._('Open {date}', { date: format.plainDate(date, 'day') }),
    book: ({ date }) => i18n._('Book on {date}', { date: format.plainDate(date, 'day') }),
    target: (event, date) => i18n._('{name} to {date}', place(event, date)),
    picked: ({ title }) =>
      i18n._('{name} is picked up. Arrow keys move, Enter drops, Escape cancels.', { name: title }),
    aborted: ({ title }) => i18n._('{name} stays where it was.', { name: title }),
    fixed: ({ title }) => i18n._('{name} cannot be moved.', { name: title }),
  }
}

/** One day of a month's grid. */
export function monthDay(
  date: string,
  { month, today, closed, unknown }: { month: string; today: string; closed: boolean; unknown: string | undefined },
  { i18n, format }: MonthContext,
): MonthDay {
  const name = format.plainDate(date, 'long')
  const day = String(Number(date.slice(8)))
  return {
    date,
    label: day,
    name: unknown ? `${name}, ${unknown}` : closed ? i18n._('{date}, closed', { date: name }) : name,
    other: monthOf(date) !== month,
    today: date === today,
    closed,
    unknown,
  }
}

/** The chip of an appointment; what lasts several days names its first and last. */
export function monthEvent(span: LocalSpan, clinic: Clinic, { i18n, format }: MonthContext): MonthEvent {
  const { appointment, zone, from, to, start } = span
  const event = gridEvent(appointment, { i18n, format, ...clinic, shown: zone })
  const { id, title, tone, pattern, editable, struck, glyph, badges, accessibleName } = event
  const days = i18n._('{from} to {to}', { from: format.plainDate(from, 'day'), to: format.plainDate(to, 'day') })
  const named = (said: string) =>
    // On the night when an hour comes twice the zone is said already.
    said.endsWith(format.zone(zone, start)) ? said : zoned(said, zone, start, clinic.calendars.values(), format)
  // The spoken name begins with the visible text.
  const spoken = event.timeText ? named(event.timeText) + accessibleName.slice(event.timeText.length) : accessibleName
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
    ...(struck !== undefined && { struck }),
    ...(glyph !== undefined && { glyph }),
    ...(badges !== undefined && { badges }),
  }
}
