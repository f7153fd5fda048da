/** The rules that a type's configuration can give. */
export const RULES = ['duration', 'timeBetween', 'incrementTime', 'minTimeToSchedule', 'maxTimeToSchedule'] as const
/** What one of these rules is called in bodies. */
export type Rule = (typeof RULES)[number]
/** What the service takes where neither the body nor the type says it (interface, section 4). */
export const RULE_DEFAULTS = { timeBetween: 0, incrementTime: 15, minTimeToSchedule: 0, maxTimeToSchedule: 365 }
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
export const countsDays = (rule: Rule): boolean => rule.endsWith('ToSchedule')
