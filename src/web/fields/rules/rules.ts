/** The rules that a type's configuration can give. */
export const RULES = ['duration', 'timeBetween', 'incrementTime', 'minTimeToSchedule', 'maxTimeToSchedule'] as const
/** What the service takes where neither the body nor the type says it (interface, section 4). */
export const RULE_DEFAULTS = { timeBetween: 0, incrementTime: 15, minTimeToSchedule: 0, maxTimeToSchedule: 365 }
/** The values of the rules that hold; a duration that nobody gave is missing. */
export type Rules = Partial<Record<(typeof RULES)[number], number | null | undefined>>

/** The rules that will hold: those typed, then the type's, then the service's own. */
export const rulesInForce = (values: Rules, ofType: Rules = {}): Rules =>
  Object.fromEntries(
    RULES.map((rule) => [rule, values[rule] ?? ofType[rule] ?? (rule === 'duration' ? null : RULE_DEFAULTS[rule])]),
  )
