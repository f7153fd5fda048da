import { convertIcsCalendar, extendByRecurrenceRule, type IcsDateObject, type IcsDuration, type IcsEvent } from 'ts-ics'
import { DAY, HOUR, MINUTE } from '#api/time/durations.ts'
import { MOST_ROWS, type TableRead, type TableRow } from './table.ts'

/** Headings of the table that a calendar file becomes. */
export const ICS_HEADINGS = [
  'UID',
  'Start',
  'End',
  'Summary',
  'Description',
  'Location',
  'Attendee',
  'Attendee email',
  'Status',
  'Transparency',
]

/** A repeated event is listed for so long from its first day. */
const LISTED = 2 * 365 * DAY
const MOST_REPEATED = 1000

const day = (date: Date): string => date.toISOString().slice(0, 10)

/** A date alone stands for a whole day of whichever zone the file is read in. */
const momentText = (date: Date, type: IcsDateObject['type']): string =>
  type === 'DATE' ? day(date) : date.toISOString()

/** The instants at which an event begins. */
function startsOf({ start, recurrenceRule, exceptionDates = [] }: IcsEvent): Date[] {
  if (!recurrenceRule) return [start.date]
  const dates = extendByRecurrenceRule(recurrenceRule, {
    start: start.date,
    end: new Date(start.date.getTime() + LISTED),
    exceptions: exceptionDates.map(({ date }) => date),
  })
  return dates.slice(0, MOST_REPEATED)
}

const lengthOf = ({ start, ...event }: IcsEvent): number => {
  if (event.end) return event.end.date.getTime() - start.date.getTime()
  const duration: Partial<IcsDuration> | undefined = event.duration
  if (!duration) return start.type === 'DATE' ? DAY : 0
  const { weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0 } = duration
  return ((weeks * 7 + days) * 24 + hours) * HOUR + minutes * MINUTE + seconds * 1000
}

/** Reads the events of a calendar file (RFC 5545) into a table, repeated ones once for each time. */
export function readIcsTable(text: string): TableRead {
  let events: readonly IcsEvent[]
  try {
    events = convertIcsCalendar(undefined, text).events ?? []
  } catch {
    return { trouble: 'unreadable' }
  }
  const rows: TableRow[] = []
  for (const event of events) {
    const { uid, start, summary, description = '', location = '', attendees = [], status = '' } = event
    if (!start || Number.isNaN(start.date.getTime())) continue
    const length = lengthOf(event)
    const [guest] = attendees
    for (const begins of startsOf(event)) {
      const { type } = start
      const ends = new Date(begins.getTime() + length)
      const key = event.recurrenceRule || event.recurrenceId ? `${uid} ${begins.toISOString()}` : uid
      rows.push({
        line: rows.length + 1,
        cells: [
          key,
          momentText(begins, type),
          momentText(ends, type),
          summary,
          description,
          location,
          guest?.name ?? '',
          guest?.email ?? '',
          status,
          event.timeTransparent ?? '',
        ].map((cell) => (cell ?? '').trim()),
      })
      if (rows.length > MOST_ROWS) return { trouble: 'too-many-rows' }
    }
  }
  return rows.length === 0 ? { trouble: 'no-rows' } : { table: { headings: ICS_HEADINGS, rows, format: 'ics' } }
}
