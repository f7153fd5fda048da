import type { BodyInput } from '#api/contract/operation.ts'
import { WEEKS_OF_MONTH } from '#api/contract/choices.ts'
import type { Closure } from '#api/contract/closures.ts'
import type { contract } from '#api/contract/table.ts'
import type { HouseClosure } from '../../commands/appointments/records/house.ts'

/** Body of a closure, as it is written. */
export type ClosureBody = Required<BodyInput<typeof contract.closures.create>>

/** A stored closure as it would be written again. */
export const closureBody = ({ reason, kind, dates, rule, ranges, calendarIds, sourceUid }: Closure): ClosureBody => ({
  reason,
  kind,
  dates,
  rule,
  ranges,
  calendarIds,
  sourceUid,
})

/** A closure as its form shows it. */
export interface ClosureValues {
  reason: string
  kind: Closure['kind']
  by: 'dates' | 'rule'
  from: string
  to: string
  weekdays: number[]
  /** None: every week. */
  weekOfMonth: string | null
  ruleFrom: string
  ruleUntil: string
  hours: 'day' | 'some'
  ranges: { from: string; to: string }[]
  for: 'house' | 'some'
  calendarIds: string[]
  sourceUid: string | null
}

const USUAL_HOURS = [{ from: '09:00', to: '13:00' }]

/** The form of a stored closure, or of a new one that begins on a day. */
export const readClosure = (closure: Closure | undefined, today: string): ClosureValues => ({
  reason: closure?.reason ?? '',
  kind: closure?.kind ?? 'closed',
  by: closure?.rule ? 'rule' : 'dates',
  from: closure?.dates?.[0] ?? today,
  to: closure?.dates?.[1] ?? today,
  weekdays: [...(closure?.rule?.weekdays ?? [])],
  weekOfMonth: closure?.rule?.weekOfMonth == null ? null : String(closure.rule.weekOfMonth),
  ruleFrom: closure?.rule?.from ?? today,
  ruleUntil: closure?.rule?.until ?? '',
  hours: closure && closure.ranges.length > 0 ? 'some' : 'day',
  ranges: closure && closure.ranges.length > 0 ? closure.ranges.map(([from, to]) => ({ from, to })) : USUAL_HOURS,
  for: closure && closure.calendarIds.length > 0 ? 'some' : 'house',
  calendarIds: [...(closure?.calendarIds ?? [])],
  sourceUid: closure?.sourceUid ?? null,
})

/** Whether a closure of these values says hours: extra ones always do. */
export const saysHours = ({ kind, hours }: Pick<ClosureValues, 'kind' | 'hours'>): boolean =>
  kind === 'open' || hours === 'some'

/** What is written of the form; fields that its choices hide are left behind. */
export const writeClosure = (values: ClosureValues): ClosureBody => {
  const { reason, kind, by, from, to, weekdays, weekOfMonth, ruleFrom, ruleUntil, sourceUid } = values
  const byDates = by === 'dates'
  return {
    reason: reason.trim(),
    kind,
    dates: byDates ? [from, to < from ? from : to] : null,
    rule: byDates
      ? null
      : {
          weekdays: weekdays.toSorted((a, b) => a - b),
          weekOfMonth: WEEKS_OF_MONTH.find((it) => String(it) === weekOfMonth) ?? null,
          from: ruleFrom || null,
          until: ruleUntil || null,
        },
    ranges: saysHours(values) ? values.ranges.map((range): [string, string] => [range.from, range.to]) : [],
    calendarIds: values.for === 'some' ? values.calendarIds : [],
    sourceUid,
  }
}

/** A closure that is about to be written, as the rules read it. */
export const houseClosure = (id: string, { dates, rule, ...body }: ClosureBody): HouseClosure => ({
  ...body,
  id,
  kind: body.kind ?? 'closed',
  ranges: body.ranges ?? [],
  calendarIds: body.calendarIds ?? [],
  dates: dates ?? null,
  rule: rule ?? null,
})
