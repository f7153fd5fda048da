import type { I18n } from '@lingui/core'
import type { Busy } from '#api/core/rules/availability.ts'
import type { ServiceRules } from '#api/core/rules/limits.ts'
import { clockOf } from '#api/time/clock.ts'
import type { Format } from '../../../i18n/format.ts'
import type { DayPiece } from './lay-day.ts'

/** What becomes of a start, as one word: offered, missing from the clock, over, or the reason why it is not offered. */
export type Fate = 'offered' | 'missing' | 'past' | Exclude<DayPiece['verdict'], string>['reason']

/** The fate that a verdict stands for by the rules of a service. */
export const fateOf = (verdict: DayPiece['verdict'], { minTimeToSchedule }: ServiceRules): Fate => {
  if (typeof verdict === 'string') return verdict
  return verdict.reason === 'notice' && minTimeToSchedule <= 0 ? 'past' : verdict.reason
}

const NAMES: Readonly<Record<Fate, string>> = {
  offered: /*i18n*/ 'Bookable',
  booked: /*i18n*/ 'Taken',
  buffer: /*i18n*/ 'Buffer',
  'no-room': /*i18n*/ 'Doesn’t fit',
  past: /*i18n*/ 'Past',
  notice: /*i18n*/ 'Too soon',
  horizon: /*i18n*/ 'Too far ahead',
  override: /*i18n*/ 'Other hours that day',
  house: /*i18n*/ 'House closed',
  'office-day': /*i18n*/ 'Out of office',
  restriction: /*i18n*/ 'Not offered here',
  'date-range': /*i18n*/ 'Outside the service’s dates',
  'clock-change': /*i18n*/ 'Clock change',
  missing: /*i18n*/ 'Skipped hour',
  step: /*i18n*/ 'Between two starts',
  closed: /*i18n*/ 'Closed',
}

/** Every fate in the order of the legend. */
// The keys of a literal, in the order in which they are written.
export const FATES = Object.keys(NAMES) as readonly Fate[]

/** What a fate is called. */
export const fateName = (i18n: I18n, fate: Fate): string => i18n._(NAMES[fate])

/** What the words of a verdict are made with. */
export interface VerdictContext {
  readonly i18n: I18n
  readonly format: Format
  readonly zone: string
  readonly rules: ServiceRules
  readonly busy: readonly Busy[]
  readonly now: number
}

/** When a piece is, on the clock face. */
export function pieceTime(
  { i18n, format }: Pick<VerdictContext, 'i18n' | 'format'>,
  { from, to, side }: Pick<DayPiece, 'from' | 'to' | 'side'>,
): string {
  // What ends as the clocks change ends on the clock as it was, not where it goes on.
  const time = [from, to].map((minutes) => format.clock(clockOf(Math.floor(minutes)))).join(' – ')
  if (side === 'first') return i18n._('{time}, the first time', { time })
  return side === 'second' ? i18n._('{time}, the second time', { time }) : time
}

/** Why nothing can begin in a piece, or what can. */
export function pieceReason(said: VerdictContext, { verdict, starts }: DayPiece): string {
  const { i18n, format, zone, rules } = said
  if (verdict === 'missing') return i18n._('the clocks go forward and skip this time')
  if (verdict === 'offered') {
    const list = starts.map((at) => format.time(at, zone)).join(', ')
    return i18n._('{count, plural, one {at {list}} other {# starts, {list}}}', { count: starts.length, list })
  }
  const duration = format.minutes(rules.duration)
  switch (verdict.reason) {
    case 'notice':
      if (rules.minTimeToSchedule <= 0) return i18n._('this time has passed')
      return i18n._('{days, plural, one {# day} other {# days}} of notice, so from {earliest} on', {
        days: rules.minTimeToSchedule,
        earliest: format.dateTime(verdict.earliest, zone, 'day'),
      })
    case 'horizon':
      return i18n._('{days, plural, one {# day} other {# days}} ahead at most, so before {latest}', {
        days: rules.maxTimeToSchedule,
        latest: format.dateTime(verdict.latest, zone, 'day'),
      })
    case 'closed':
      return i18n._('no hours in the usual week')
    case 'override':
      return i18n._('closed then: other hours that day')
    case 'house':
      return i18n._('the house is closed: {reason}', { reason: verdict.words ?? '' })
    case 'office-day':
      return i18n._('out of office all day')
    case 'date-range':
      return i18n._('this service can be booked only within its dates')
    case 'restriction':
      return i18n._('this service isn’t offered here on these days')
    case 'no-room':
      return i18n._('{duration} doesn’t fit before hours end at {closes}', {
        duration,
        closes: format.time(verdict.closes, zone),
      })
    case 'clock-change':
      return i18n._('the clocks change, so {duration} doesn’t fit before hours end at {closes}', {
        duration,
        closes: format.time(verdict.closes, zone),
      })
    case 'booked':
      return takenWords(said, verdict)
    case 'buffer':
      return bufferWords(said, verdict, starts)
    case 'step':
      return i18n._('no start here: starts are {step} apart', { step: format.minutes(verdict.incrementTime) })
  }
}

type Blocking = Extract<DayPiece['verdict'], { kind: string }>

function takenWords({ i18n, format, zone }: VerdictContext, { kind, start, end }: Blocking): string {
  const span = { from: format.time(start, zone), to: format.time(end, zone) }
  if (kind === 'block') return i18n._('blocked from {from} to {to}', span)
  if (kind === 'hold') return i18n._('held from {from} to {to}', span)
  return i18n._('an appointment from {from} to {to}', span)
}

function bufferWords(
  { i18n, format, zone, rules, busy }: VerdictContext,
  { start, end, kind }: Blocking,
  [first = start]: readonly number[],
): string {
  if (first < start) {
    return i18n._('something starts at {from}, and {buffer} must stay free before it', {
      buffer: format.minutes(rules.timeBetween),
      from: format.time(start, zone),
    })
  }
  const other = busy.find((it) => it.start === start && it.end === end && it.kind === kind)
  return i18n._('taken until {to}, plus {buffer} of buffer', {
    to: format.time(end, zone),
    buffer: format.minutes(other?.timeBetween ?? 0),
  })
}
