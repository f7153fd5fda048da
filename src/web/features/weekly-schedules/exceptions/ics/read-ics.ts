import { DAY } from '#api/time/durations.ts'
import { daysBetween } from '#api/time/week.ts'
import { dateOf } from '#api/time/zoned.ts'
import { isZone } from '#api/time/offset.ts'
import { contentLines, type ContentLine, unescapeText } from './lines.ts'
import { eventDates, momentInstant, type Length, type Moment, readIcsDuration, readMoment } from './moments.ts'
import { readYearlyRule, yearlyDates } from './recurrence.ts'

/** One day or several that a file names. */
export interface Holiday {
  /** Line of the file where its event begins, from 1. */
  line: number
  name: string
  /** First and last day in the zone of the schedule, both included. */
  from: string
  to: string
}

/** Something in a file that could not be used, or only in part. */
export interface IcsNote {
  line: number
  kind: 'not-a-calendar' | 'broken-line' | 'no-start' | 'bad-date' | 'rule' | 'unknown-zone' | 'not-ended'
  /** The text that it is about. */
  text: string
}

/** What a file holds. */
export interface IcsContent {
  holidays: Holiday[]
  notes: IcsNote[]
}

/** Where a file is read for: the zone whose days count, and the days between which repeated events are listed. */
export interface IcsReading {
  zone: string
  from: string
  to: string
}

interface Event {
  line: number
  lines: ContentLine[]
}

/** The events of a file, without what stands inside of them, such as alarms. */
const eventsOf = (text: string, notes: IcsNote[]): Event[] => {
  const events: Event[] = []
  const open: ContentLine[] = []
  const all = contentLines(text)
  const [first] = all
  if (!first || 'broken' in first || first.name !== 'BEGIN' || first.value.trim().toUpperCase() !== 'VCALENDAR') {
    notes.push({ line: first?.line ?? 1, kind: 'not-a-calendar', text: '' })
    return []
  }
  let event: Event | undefined
  for (const line of all) {
    if ('broken' in line) {
      notes.push({ line: line.line, kind: 'broken-line', text: line.broken.slice(0, 60) })
    } else if (line.name === 'BEGIN') {
      open.push(line)
      if (line.value.trim().toUpperCase() === 'VEVENT') event = { line: line.line, lines: [] }
    } else if (line.name === 'END') {
      const begun = open.pop()
      if (event && begun?.line === event.line) {
        events.push(event)
        event = undefined
      }
    } else if (event && open.at(-1)?.line === event.line) event.lines.push(line)
  }
  for (const { line, value } of open) notes.push({ line, kind: 'not-ended', text: value })
  return events
}

const lengthOf = (start: Moment, end: Moment | undefined, duration: string | undefined): Length => {
  if (end && (start.minutes === undefined) === (end.minutes === undefined)) {
    return start.minutes === undefined
      ? { days: daysBetween(start.date, end.date) }
      : { ms: Math.max(0, momentInstant(end) - momentInstant(start)) }
  }
  const read = duration === undefined ? undefined : readIcsDuration(duration)
  if (start.minutes === undefined) return { days: read?.days ?? 1 }
  if (read && read.ms === 0) return { days: read.days }
  return { ms: read ? read.days * DAY + read.ms : 0 }
}

/** Reads the days that an iCalendar file names (RFC 5545); what is not understood is left out and told. */
export const readIcs = (text: string, { zone, from, to }: IcsReading): IcsContent => {
  const notes: IcsNote[] = []
  const events = eventsOf(text, notes).map(({ line, lines }) => {
    const one = (name: string) => lines.find((it) => it.name === name)
    return { line, lines, one, uid: one('UID')?.value }
  })
  // The dates of a repeated event that an event of its own replaces.
  const replaced = new Map<string, string[]>()
  for (const { one, uid } of events) {
    const id = one('RECURRENCE-ID')
    const moment = id && readMoment(id, zone)
    if (moment && uid !== undefined) replaced.set(uid, [...(replaced.get(uid) ?? []), moment.date])
  }
  const holidays = events.flatMap(({ line, lines, one, uid }): Holiday[] => {
    const name = unescapeText(one('SUMMARY')?.value ?? '').replaceAll(/\s+/g, ' ')
    if (one('STATUS')?.value.trim().toUpperCase() === 'CANCELLED') return []
    const startLine = one('DTSTART')
    if (!startLine) {
      notes.push({ line, kind: 'no-start', text: name })
      return []
    }
    const start = readMoment(startLine, zone)
    const endLine = one('DTEND')
    const end = endLine && readMoment(endLine, zone)
    const bad = !start ? startLine : endLine && !end ? endLine : undefined
    if (!start || bad) {
      notes.push({ line: bad?.line ?? line, kind: 'bad-date', text: bad?.value ?? '' })
      return []
    }
    const zoneName = startLine.params.TZID ?? ''
    if (start.minutes !== undefined && zoneName !== '' && !isZone(zoneName) && !startLine.value.endsWith('Z')) {
      notes.push({ line: startLine.line, kind: 'unknown-zone', text: zoneName })
    }
    const listed = (property: string): string[] =>
      lines
        .filter((it) => it.name === property)
        .flatMap((it) =>
          it.value.split(',').flatMap((value) => {
            const moment = readMoment({ params: it.params, value }, start.zone)
            if (moment)
              return moment.minutes === undefined ? [moment.date] : [dateOf(momentInstant(moment), start.zone)]
            notes.push({ line: it.line, kind: 'bad-date', text: value })
            return []
          }),
        )
    let dates = [start.date]
    const ruleLine = one('RRULE')
    if (ruleLine) {
      const rule = readYearlyRule(ruleLine.value)
      if (!rule) {
        notes.push({ line: ruleLine.line, kind: 'rule', text: ruleLine.value })
        return []
      }
      dates = yearlyDates(start.date, rule, to)
    }
    const isOwn = one('RECURRENCE-ID') !== undefined
    const without = new Set([...listed('EXDATE'), ...(isOwn ? [] : (replaced.get(uid ?? '') ?? []))])
    const length = lengthOf(start, end, one('DURATION')?.value)
    return [...new Set([...dates, ...listed('RDATE')])]
      .filter((date) => !without.has(date) && (!ruleLine || date >= from))
      .map((date) => ({ line, name, ...eventDates({ ...start, date }, length, zone) }))
  })
  return {
    holidays: holidays.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.line - b.line)),
    notes: notes.toSorted((a, b) => a.line - b.line),
  }
}
