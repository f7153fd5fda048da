import type { I18n } from '@lingui/core'
import type { FieldErrors } from 'react-hook-form'
import { rangeErrors } from '#api/core/rules/schedule-ranges.ts'
import { minutesOf } from '#api/time/clock.ts'
import { daysBetween, isDate } from '#api/time/week.ts'
import { sentenceWords } from '../../../fields/record/issue-words.ts'
import type { Format } from '../../../i18n/format.ts'
import type { DayMark } from '../../../ui/month/styles.ts'
import { pairsOf, type Range, type ScheduleValues } from '../schedule-form-values.ts'
import { type Brush, type DateRange, MOST_PAINTED_DAYS, type DateRule } from './painting.ts'

/** Ranges of a day as people read them. */
export const rangesInWords = (format: Format, ranges: readonly Range[]): string =>
  pairsOf(ranges)
    .map(([from, to]) => `${format.clock(from)}–${format.clock(to)}`)
    .join(', ')

/** A day as short as it can be understood: with its weekday this year, with its year in others. */
export const dayInWords = (format: Format, date: string): string =>
  format.plainDate(date, Number(date.slice(0, 4)) === new Date().getFullYear() ? 'day' : 'medium')

/** A day or several. */
export const daysInWords = (i18n: I18n, format: Format, { from, to }: DateRange): string =>
  from === to
    ? dayInWords(format, from)
    : i18n._('{from} to {to}', { from: dayInWords(format, from), to: dayInWords(format, to) })

/** What a brush makes of a day. */
export const brushInWords = (i18n: I18n, format: Format, brush: Brush): string => {
  if (brush.kind === 'office') return i18n._('Out of office')
  if (brush.kind === 'closed') return i18n._('Closed on this day')
  if (brush.kind === 'erase') return i18n._('Same as every week')
  return i18n._('Other hours: {hours}', { hours: rangesInWords(format, brush.ranges) })
}

/** How each kind of day looks, told apart by pattern and sign as well as by colour. */
export const LOOKS = {
  office: { tone: 'blocked', pattern: 'hatch', glyph: 'exit' },
  closed: { tone: 'no-show', pattern: 'solid', glyph: 'close' },
  hours: { tone: 'arrived', pattern: 'band', glyph: 'clock' },
  extra: { tone: 'completed', pattern: 'outline', glyph: 'plus' },
  week: { tone: 'neutral', pattern: 'faint' },
} as const satisfies Record<DateRule['kind'], Omit<DayMark, 'text'>>

/** The mark of a day in the month, with what holds on it in words; none on an ordinary open day. */
export const markOf = (i18n: I18n, format: Format, standing: DateRule): DayMark | undefined => {
  const look = LOOKS[standing.kind]
  if (standing.kind === 'office') return { ...look, text: i18n._('Out of office') }
  if (standing.kind === 'closed') return { ...look, text: i18n._('Closed on this day') }
  if (standing.kind === 'week') {
    return standing.ranges.length > 0 ? undefined : { ...look, text: i18n._('Closed every week') }
  }
  const hours = rangesInWords(format, standing.ranges)
  return {
    ...look,
    text:
      standing.kind === 'extra' ? i18n._('Extra hours: {hours}', { hours }) : i18n._('Other hours: {hours}', { hours }),
  }
}

/** What is wrong with the hours of a day that is to have some. */
export const hoursProblem = (i18n: I18n, format: Format, ranges: readonly Range[]): string | undefined => {
  if (ranges.length === 0) return i18n._('Add at least one range of hours.')
  if (ranges.some(({ from, to }) => minutesOf(from) === undefined || minutesOf(to) === undefined)) {
    return i18n._('Enter each time as {example}; the end of a day is {end}.', {
      example: format.clock('09:00'),
      end: format.clock('24:00'),
    })
  }
  const [error] = rangeErrors(pairsOf(ranges), '')
  return error && sentenceWords(i18n, error.message)
}

/** What is wrong with the days of an entry. */
export const daysProblem = (i18n: I18n, { from, to }: DateRange, kind: Brush['kind']): string | undefined => {
  if (!isDate(from) || !isDate(to)) return i18n._('Choose the first and last day.')
  if (to < from) return i18n._('The last day is before the first.')
  // A period is one entry however long it is.
  if (kind === 'office' || kind === 'erase' || daysBetween(from, to) < MOST_PAINTED_DAYS) return undefined
  return i18n._('At most {limit} days at once; for longer, add an out-of-office period.', { limit: MOST_PAINTED_DAYS })
}

const messagesIn = (error: unknown): string[] => {
  if (typeof error !== 'object' || error === null) return []
  if ('message' in error && typeof error.message === 'string') return [error.message]
  // A registered input stands in an error too, and is no complaint.
  return Object.entries(error).flatMap(([name, inner]) => (name === 'ref' ? [] : messagesIn(inner)))
}

/** What is wrong with the exceptions of the form, with the day that each complaint is about. */
export const exceptionComplaints = (
  format: Format,
  errors: FieldErrors<ScheduleValues>,
  { overrides, office }: Pick<ScheduleValues, 'overrides' | 'office'>,
): string[] => {
  const told = (list: unknown, dates: readonly string[]): string[] =>
    Array.isArray(list)
      ? list.flatMap((error, index) =>
          messagesIn(error).map((message) =>
            dates[index] ? `${dayInWords(format, dates[index])}: ${message}` : message,
          ),
        )
      : messagesIn(list)
  const all = [
    ...told(
      errors.overrides,
      overrides.map(({ date }) => date),
    ),
    ...told(
      errors.office,
      office.map(({ from }) => from),
    ),
  ]
  return [...new Set(all)]
}
