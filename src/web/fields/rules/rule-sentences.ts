import { RULE_DEFAULTS } from '#api/contract/choices.ts'
import type { I18n } from '@lingui/core'
import { addDays } from '#api/time/week.ts'
import type { Format } from '../../i18n/format.ts'
import type { Rules } from './rules.ts'

/** Days ahead from which on a date is told with its year instead of its weekday. */
const FAR = 300
/** The longest notice and horizon of the contract, in days. */
const MOST_DAYS = 3650

const wholeOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

/** What the rules mean, in plain sentences that belong together; `today` is a date (`YYYY-MM-DD`) of the zone that counts. */
export const ruleSentences = (i18n: I18n, format: Format, rules: Rules, today: string): string[] => {
  const duration = wholeOr(rules.duration, 0)
  const gap = wholeOr(rules.timeBetween, 0)
  const step = wholeOr(rules.incrementTime, RULE_DEFAULTS.incrementTime)
  const least = wholeOr(rules.minTimeToSchedule, 0)
  const most = wholeOr(rules.maxTimeToSchedule, RULE_DEFAULTS.maxTimeToSchedule)
  const takes =
    duration <= 0
      ? []
      : gap > 0
        ? [
            i18n._('Each appointment takes {time}, or {sum} with buffers.', {
              time: format.minutes(duration),
              sum: format.minutes(duration + gap),
            }),
          ]
        : [i18n._('Each appointment takes {time}.', { time: format.minutes(duration) })]
  if (least > most) {
    return [i18n._('Nothing to book: the minimum notice is longer than “Book up to”.'), ...takes]
  }
  const every =
    step === 60
      ? i18n._('every hour')
      : step === 1
        ? i18n._('every minute')
        : i18n._('every {step}', { step: format.minutes(step) })
  const pace =
    gap > 0
      ? i18n._('{every}, with {gap} in between', { every, gap: format.minutes(gap) })
      : i18n._('{every}, with no time in between', { every })
  const booked =
    most === 0
      ? i18n._('Book for today only, {pace}.', { pace })
      : least === most
        ? i18n._('{least, plural, =1 {Book for tomorrow only} other {Book only for the day # days ahead}}, {pace}.', {
            least,
            pace,
          })
        : i18n._(
            '{least, plural, =0 {Book from now} =1 {Book from tomorrow} other {Book from # days ahead}} {most, plural, =1 {until the end of tomorrow} other {until # days ahead}}, {pace}.',
            { least, most, pace },
          )
  if (most > MOST_DAYS) return [booked, ...takes]
  const day = (ahead: number) => format.plainDate(addDays(today, ahead), most < FAR ? 'day' : 'medium')
  const dates =
    least === most
      ? i18n._('That’s {day} today.', { day: day(least) })
      : i18n._('That’s {from} to {to} today.', { from: day(least), to: day(most) })
  return [booked, dates, ...takes]
}
