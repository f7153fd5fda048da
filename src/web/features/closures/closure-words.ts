import type { I18n } from '@lingui/core'
import type { Closure } from '#api/contract/closures.ts'
import { daysBetween, weekday } from '#api/time/week.ts'
import type { Format } from '../../i18n/format.ts'

type When = Pick<Closure, 'dates' | 'rule'>

/** The weeks of a month that a rule can name, by their value in the form; message ids. */
export const WEEKS: readonly (readonly [value: string, words: string])[] = [
  ['1', /*i18n*/ 'First of the month'],
  ['2', /*i18n*/ 'Second of the month'],
  ['3', /*i18n*/ 'Third of the month'],
  ['4', /*i18n*/ 'Fourth of the month'],
  ['-1', /*i18n*/ 'Last of the month'],
]
/** What a rule without a week of the month is called, a message id. */
export const EVERY_WEEK = /*i18n*/ 'Every week'

/** When a closure is: its days, or the weekdays of its rule. */
export const closureDays = (format: Format, { dates, rule }: When, today: string): string => {
  if (!dates) {
    const order = format.weekdays().map((iso) => iso - 1)
    const named = (rule?.weekdays ?? []).toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    return format.list(named.map((day) => format.weekday(day + 1, named.length > 2 ? 'short' : 'long')))
  }
  const [from, to] = dates
  const inYear = from.slice(0, 4) === today.slice(0, 4) && to.slice(0, 4) === today.slice(0, 4)
  const near = inYear || daysBetween(today, to) < 330
  if (from === to) return format.plainDate(from, near ? 'bare' : 'medium')
  return near && from >= today ? format.plainDateRange(from, to) : `${format.plainDate(from)} – ${format.plainDate(to)}`
}

/** What stands quietly beside it: the weekday of one day, how many days, or how often. */
export const closureExtent = (i18n: I18n, format: Format, { dates, rule }: When): string => {
  if (!dates) {
    const every = i18n._(WEEKS.find(([value]) => value === String(rule?.weekOfMonth))?.[1] ?? EVERY_WEEK)
    if (!rule?.until) return every
    return i18n._('{every}, until {date}', { every, date: format.plainDate(rule.until) })
  }
  const [from, to] = dates
  if (from === to) return format.weekday(weekday(from) + 1)
  return i18n._('{days, plural, one {# day} other {# days}}', { days: daysBetween(from, to) + 1 })
}

/** The hours of a closure: all day, or its ranges. */
export const closureHours = (i18n: I18n, format: Format, { ranges }: Pick<Closure, 'ranges'>): string =>
  ranges.length === 0
    ? i18n._('All day')
    : ranges.map(([from, to]) => `${format.clock(from)} – ${format.clock(to)}`).join(', ')

/** What kind of a closure it is, a message id. */
export const closureKind = ({ kind, ranges }: Pick<Closure, 'kind' | 'ranges'>): string =>
  kind === 'open' ? /*i18n*/ 'Extra hours' : ranges.length > 0 ? /*i18n*/ 'Part of the day' : /*i18n*/ 'Closed'
