import { RULE_DEFAULTS } from '#api/contract/choices.ts'
import type { ServiceType } from '#api/contract/service-types.ts'

/** What each rule that a type's configuration can give counts; the compiler asks for a new one. */
const UNITS = {
  duration: 'minutes',
  timeBetween: 'minutes',
  incrementTime: 'minutes',
  minTimeToSchedule: 'days',
  maxTimeToSchedule: 'days',
} as const satisfies Record<keyof ServiceType['configuration'], 'minutes' | 'days'>
/** What one of these rules is called in bodies. */
export type Rule = keyof typeof UNITS
/** The rules in the order in which forms show them. */
export const RULES: readonly Rule[] = Object.keys(UNITS) as Rule[]
/** The values of the rules that hold; a duration that nobody gave is missing. */
export type Rules = Partial<Record<Rule, number | null | undefined>>

/** The rules that will hold: those typed, then the type's, then the service's own. */
export const rulesInForce = (values: Rules, ofType: Rules = {}): Rules =>
  Object.fromEntries(
    RULES.map((rule) => [rule, values[rule] ?? ofType[rule] ?? (rule === 'duration' ? null : RULE_DEFAULTS[rule])]),
  )

/** A rule for which a type gives another value than a service has. */
export interface RuleDifference {
  rule: Rule
  given: number
}

/** What a type gives otherwise than it is in a service; an empty rule differs from any that is given. */
export const differencesFrom = (ofType: Rules, values: Rules): RuleDifference[] =>
  RULES.flatMap((rule) => {
    const given = ofType[rule]
    return given == null || values[rule] === given ? [] : [{ rule, given }]
  })

/** Whether a rule counts days; the others count minutes. */
export const countsDays = (rule: Rule): boolean => UNITS[rule] === 'days'
