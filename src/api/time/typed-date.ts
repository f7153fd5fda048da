import { fold } from '../values/fold.ts'
import { addDays, isDate, weekday } from './week.ts'

const WEEKDAYS = [
  ['monday', 'lunes'],
  ['tuesday', 'martes'],
  ['wednesday', 'miercoles'],
  ['thursday', 'jueves'],
  ['friday', 'viernes'],
  ['saturday', 'sabado'],
  ['sunday', 'domingo'],
] as const
const MONTHS = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
] as const
const DAYS_AWAY: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['hoy', 0],
  ['tomorrow', 1],
  ['manana', 1],
  ['yesterday', -1],
  ['ayer', -1],
  ['day after tomorrow', 2],
  ['the day after tomorrow', 2],
  ['pasado manana', 2],
])
const NEXT_WEEK =
  /^(?:next week|in a week|en una semana|dentro de una semana|(?:la )?(?:proxima semana|semana que viene))$/
const LEADING = /^(go ?to( date)?|ir al?( dia| fecha)?|date|fecha|on|el|al|next|this|proximo|este)\s+/
/** Leap years may be eight years apart (1896, 1904). */
const LONGEST_WAIT = 8

/** Number from 1 of the name that a word begins, which needs three letters; 0 without one. */
const numberOf = (names: readonly (readonly string[])[], word: string): number =>
  word.length < 3 ? 0 : names.findIndex((some) => some.some((name) => name.startsWith(word))) + 1

const plain = (text: string): string =>
  fold(text)
    .replace(/[,\s]+/g, ' ')
    .trim()

const written = (year: number, month: number, day: number): string | undefined => {
  const date = [String(year).padStart(4, '0'), ...[month, day].map((it) => String(it).padStart(2, '0'))].join('-')
  return isDate(date) ? date : undefined
}

/** The date with this day and month; without a year the first one from today on. */
function dateOn(day: number, month: number, year: string | undefined, today: string): string | undefined {
  if (year !== undefined) return written(year.length === 2 ? 2000 + Number(year) : Number(year), month, day)
  const first = Number(today.slice(0, 4))
  for (let ahead = 0; ahead <= LONGEST_WAIT; ahead += 1) {
    const date = written(first + ahead, month, day)
    if (date !== undefined && date >= today) return date
  }
  return undefined
}

const relative = (text: string, today: string): string | undefined => {
  const found = /^(?:in |en |dentro de |\+ ?)(\d{1,3})(?: ?(d|days?|dias?|w|weeks?|s|semanas?))?$/.exec(text)
  if (found === null || (found[2] === undefined && !text.startsWith('+'))) return undefined
  return addDays(today, Number(found[1]) * (/^[ws]/.test(found[2] ?? '') ? 7 : 1))
}

const inWords = (text: string, today: string): string | undefined => {
  const found =
    /^(?<day>\d{1,2})(?:st|nd|rd|th|º)?\.? (?:of |de )?(?<month>[a-z]+)\.?(?: (?:de |del )?(?<year>\d{4}))?$/.exec(
      text,
    ) ?? /^(?<month>[a-z]+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?: (?<year>\d{4}))?$/.exec(text)
  const { day, month, year } = found?.groups ?? {}
  const number = numberOf(MONTHS, month ?? '')
  return number === 0 ? undefined : dateOn(Number(day), number, year, today)
}

const inNumbers = (text: string, today: string, monthFirst: boolean): string | undefined => {
  const whole = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text)
  if (whole) return written(Number(whole[1]), Number(whole[2]), Number(whole[3]))
  const found = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2})|\.)?$/.exec(text)
  if (found === null) return undefined
  const [first, second] = [Number(found[1]), Number(found[2])]
  const [day, month] = monthFirst ? [second, first] : [first, second]
  // 25/12 is Christmas also where the month comes first: there is no other way to read it.
  return dateOn(day, month, found[3], today) ?? (month > 12 ? dateOn(month, day, found[3], today) : undefined)
}

/**
 * The date `YYYY-MM-DD` that somebody types in English or Spanish: `12 Dec`, `12 de diciembre`, `Dec 12 2027`, `12/12`,
 * `tomorrow`, `el viernes`, `in 2 weeks`, `2027-12-12`. A day without a year is the next one from today on, a weekday the
 * next one after today; `monthFirst` reads `3/4` as 4 March, and `25/12` has only one meaning. Undefined where it is no date.
 */
export function readTypedDate(text: string, today: string, monthFirst = false): string | undefined {
  let words = plain(text)
  if (NEXT_WEEK.test(words)) return addDays(today, 7)
  while (LEADING.test(words)) words = words.replace(LEADING, '')
  const away = DAYS_AWAY.get(words)
  if (away !== undefined) return addDays(today, away)
  if (isDate(words)) return words
  const [first = '', ...rest] = words.split(' ')
  const day = numberOf(WEEKDAYS, first)
  if (day > 0 && /^(que viene|proximo)?$/.test(rest.join(' ')))
    return addDays(today, ((day - 1 - weekday(today) + 6) % 7) + 1)
  const read = (it: string) => relative(it, today) ?? inWords(it, today) ?? inNumbers(it, today, monthFirst)
  // “Sat 12 Dec”, but also “mar 3”, which is a month before it is a Tuesday.
  return read(words) ?? (day > 0 ? read(rest.join(' ')) : undefined)
}
