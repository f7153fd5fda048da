import { useLingui } from '@lingui/react'
import { countsDays, type Rule } from '../../fields/rules/rules.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'

/** Writes the value of a rule with its unit. */
export const useRuleValue = () => {
  const { i18n } = useLingui()
  const { minutes } = useFormat()
  return (rule: Rule, value: number): string =>
    countsDays(rule) ? i18n._('{count, plural, one {# day} other {# days}}', { count: value }) : minutes(value)
}
