import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Format } from '../../i18n/format.ts'
import type { TimeGridColumn } from '../../ui/calendar/index.ts'
import type { Schedules } from '../../commands/appointments/records/queries.ts'
import { dayLoads, openDays } from './load.ts'

/** The first letters of the first and the last word of a name; titles such as “Dr.” are no name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return [first, last]
    .map((word) => /^./su.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

interface FactContext {
  appointments: readonly Appointment[]
  schedules: Schedules
  calendars: ReadonlyMap<string, Calendar>
  format: Format
  /** Whether the appointments are all there, so that it can be told how full a day is. */
  isLoaded: boolean
}

/** What the heading of a column says of its day: whose it is, how full it is, and whether anything can be seen in it. */
export function columnFacts(
  columns: readonly TimeGridColumn[],
  { appointments, schedules, calendars, format, isLoaded }: FactContext,
): readonly Partial<TimeGridColumn>[] {
  const isWeek = columns.length > 1 && columns.every(({ resourceId }) => resourceId === columns[0]?.resourceId)
  return columns.map((column) => {
    const calendar = calendars.get(column.resourceId)
    const who = isWeek || column.group !== undefined || !calendar ? {} : { initials: initialsOf(calendar.name) }
    const dates = [column.date]
    const open = calendar && isLoaded ? openDays([calendar], schedules, dates) : []
    const load = dayLoads(open, appointments, dates).get(column.date)
    if (!load) return who
    if (load.open === 0) return { ...who, isSlim: isWeek && !column.today && load.booked === 0 }
    const share = load.booked / load.open
    return { ...who, load: share, ...(isWeek && { loadText: format.percent(share) }) }
  })
}
