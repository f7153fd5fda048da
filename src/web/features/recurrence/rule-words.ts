import type { I18n } from '@lingui/core'
import type { Recurrence } from '#api/time/recurrence.ts'
import { nthOfMonth } from '#api/time/week.ts'
import { weekday } from '#api/time/week.ts'
import type { Format } from '../../i18n/format.ts'

/** “the second Tuesday”, “the last Tuesday”, or “day 12”: where in a month a rule has its date. */
export function monthDayWords({ from, by }: Pick<Recurrence, 'from' | 'by'>, i18n: I18n, format: Format): string {
  if (by === 'nth' || by === 'last') {
    const day = format.weekday(weekday(from) + 1)
    const nth = by === 'last' ? 'last' : String(nthOfMonth(from))
    return i18n._(
      '{nth, select, 1 {the first {day}} 2 {the second {day}} 3 {the third {day}} 4 {the fourth {day}} other {the last {day}}}',
      { nth, day },
    )
  }
  return i18n._('day {number}', { number: Number(from.slice(8)) })
}

/** How often a rule repeats: “every 2 weeks on Tuesday”. */
export function ruleWords(rule: Recurrence, i18n: I18n, format: Format): string {
  const { every, unit, weekdays, from } = rule
  if (unit === 'day') return i18n._('{every, plural, one {every day} other {every # days}}', { every })
  if (unit === 'month') {
    const day = monthDayWords(rule, i18n, format)
    return i18n._('{every, plural, one {every month on {day}} other {every # months on {day}}}', { every, day })
  }
  const chosen = weekdays && weekdays.length > 0 ? weekdays : [weekday(from)]
  const days = format.list(
    format
      .weekdays()
      .filter((iso) => chosen.includes(iso - 1))
      .map((iso) => format.weekday(iso)),
  )
  return i18n._('{every, plural, one {every week on {days}} other {every # weeks on {days}}}', { every, days })
}
