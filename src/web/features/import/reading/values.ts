import { readDateTime, readTimeOfDay } from '#api/time/typed-date-time.ts'
import { instantAt } from '#api/time/zoned.ts'

/** Which of two numbers of a date is the month. */
export type DateOrder = 'day-first' | 'month-first'

/** A date, a time of day, or both, as the file writes them; `at` where the text itself says which instant it is. */
export interface ReadMoment {
  date?: string
  /** Minutes since midnight. */
  minutes?: number
  /** Epoch milliseconds. */
  at?: number
}

const WITH_OFFSET = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s?(?:Z|[+-]\d\d:?\d\d)$/
/** A date has a year: others mean another day next week. */
const YEAR = /\d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2}(?!\d)/
/** Seconds and parts of them, which no appointment counts, and what some programs write between or behind. */
const NOISE = /(?<=\d:\d\d):\d\d(?:[.,]\d+)?|\b(?:UTC|GMT|CES?T|[ECMP][SD]T)\b/g
const WEEKDAY = /^\p{L}{2,12}\.?,?\s+(?=\d|\p{L}{3,12}\.?\s+\d)/u

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Reads a date, a time of day or both; undefined where it is none of these, or a day that does not exist. */
export function readFileMoment(text: string, order: DateOrder): ReadMoment | undefined {
  const said = text.normalize('NFKC').trim()
  if (WITH_OFFSET.test(said)) {
    const at = Date.parse(said.replace(' ', 'T').replace(/\s/g, ''))
    return Number.isNaN(at) ? undefined : { at }
  }
  const plain = said.replace(NOISE, '').replace(/\s+/g, ' ').trim()
  if (!/\d/.test(plain)) return undefined
  const time = readTimeOfDay(plain)
  if (time !== undefined && !YEAR.test(plain)) return { minutes: minutesOf(time) }
  if (!YEAR.test(plain)) return undefined
  const context = { today: '2000-01-01', monthFirst: order === 'month-first' }
  const read = readDateTime(plain, context) ?? readDateTime(plain.replace(WEEKDAY, ''), context)
  if (read?.date === undefined) return undefined
  return { date: read.date, ...(read.time !== undefined && { minutes: minutesOf(read.time) }) }
}

/** The instant of a moment in a zone, epoch milliseconds; of a date alone its midnight. */
export const momentInstantIn = ({ at, date, minutes = 0 }: ReadMoment, zone: string): number | undefined =>
  at ?? (date === undefined ? undefined : instantAt(date, minutes, zone))

/** Which order the dates of a column have; undefined where none of them tells. */
export function orderOf(values: readonly string[]): DateOrder | undefined {
  for (const value of values) {
    const [, first = '0', second = '0'] = /^\D*?(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/.exec(value) ?? []
    if (Number(first) > 12 && Number(second) <= 12) return 'day-first'
    if (Number(second) > 12 && Number(first) <= 12) return 'month-first'
  }
  return undefined
}

/** Whether every date of a column begins with its year, so that there is no order to ask for. */
export const areYearFirst = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((value) => /^\D*\d{4}[/.-]\d{1,2}[/.-]\d{1,2}/.test(value))

/** Minutes that a text says: `45`, `45 min`, `1h 30`, `1:30`, `0:45:00`, `1.5 h`. */
export function readMinutes(text: string): number | undefined {
  const said = text.trim().toLowerCase().replace(',', '.')
  const clock = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(said)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const words =
    /^(?:(\d+(?:\.\d+)?)\s*(?:h|hr|hrs|hour|hours|hora|horas)\.?)?\s*(?:(\d+)\s*(?:m|min|mins|minute|minutes|minuto|minutos)?\.?)?$/.exec(
      said,
    )
  if (!words || (words[1] === undefined && words[2] === undefined)) return undefined
  const minutes = Math.round(Number(words[1] ?? 0) * 60) + Number(words[2] ?? 0)
  return minutes > 0 ? minutes : undefined
}

const STATUSES: readonly (readonly [pattern: RegExp, status: string, subStatus?: string])[] = [
  [/no.?show|did not (?:come|attend)|no (?:se )?present|no asisti|missed/, 'completed', 'no-show'],
  [/cancel|anulad|declin|reject|rechaz/, 'cancelled'],
  [/complet|finish|check(?:ed)?.?out|attend|done|asisti|realizad|finaliz|paid/, 'completed', 'attended'],
  [/arriv|check(?:ed)?.?in|llegad/, 'confirmed', 'arrived'],
  [/pending|unconfirm|tentative|request|pendiente|sin confirmar|needs.action|new/, 'pending'],
  [/confirm|book|accept|schedul|active|reservad|aceptad|busy|opaque|ok/, 'confirmed'],
]

/** What a status of another system means here; undefined where nobody can tell. */
export function readStatus(text: string): { status: string; subStatus?: string } | undefined {
  const said = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const found = STATUSES.find(([pattern]) => pattern.test(said))
  return found && { status: found[1], ...(found[2] !== undefined && { subStatus: found[2] }) }
}
