import { useLingui } from '@lingui/react'
import { useWatch, type Control } from 'react-hook-form'
import { RulesInWords } from '../../fields/rules/RulesInWords.tsx'
import { RULE_DEFAULTS, RULES, rulesInForce, type Rules } from '../../fields/rules/rules.ts'
import { Pair } from '../../ui/form/FormErrors.tsx'
import { NumberF } from '../../ui/form/NumberF.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { SwitchF } from '../../ui/form/SwitchF.tsx'
import type { ServiceValues } from './service-form.ts'
import type { ServiceLabels } from './useServiceLabels.ts'

interface RulesSectionProps {
  control: Control<ServiceValues>
  labels: ServiceLabels
  /** What the type gives a new service where a rule is left empty. */
  ofType: Rules | undefined
}

/** How long it takes and when it can be booked, in numbers and in words. */
export function RulesSection({ control, labels, ofType }: RulesSectionProps) {
  const { i18n } = useLingui()
  const typed = useWatch({ control, name: RULES })
  const values: Rules = Object.fromEntries(RULES.map((rule, index) => [rule, typed[index]]))
  const minutes = i18n._('minutes')
  const days = i18n._('days')

  const whenEmpty = (rule: (typeof RULES)[number]): { help?: string } => {
    if (values[rule] != null) return {}
    const given = ofType?.[rule]
    if (given != null) return { help: i18n._('Empty: {number}, from the type.', { number: given }) }
    return rule === 'duration' ? {} : { help: i18n._('Empty: {number}.', { number: RULE_DEFAULTS[rule] }) }
  }
  const field = (rule: (typeof RULES)[number], unit: string, extra: object = {}) => (
    <NumberF control={control} name={rule} label={labels[rule]} unit={unit} {...whenEmpty(rule)} {...extra} />
  )
  return (
    <Section
      title={i18n._('Scheduling rules')}
      description={i18n._('They say which starts are offered. Staff can bend them when booking by hand.')}
    >
      <Pair>
        {field('duration', minutes, { required: true, min: 1, max: 1440, step: 5 })}
        {field('timeBetween', minutes, { max: 1440, step: 5 })}
        {field('incrementTime', minutes, { min: 1, max: 1440, step: 5 })}
        {field('minTimeToSchedule', days, { max: 3650 })}
        {field('maxTimeToSchedule', days, { max: 3650 })}
      </Pair>
      <RulesInWords rules={rulesInForce(values, ofType)} />
      <SwitchF
        control={control}
        name="deniedMultipleAppointment"
        label={labels.deniedMultipleAppointment}
        help={i18n._('Somebody with a coming appointment of this service cannot book another.')}
      />
      <SwitchF
        control={control}
        name="allowOverlapping"
        label={labels.allowOverlapping}
        help={i18n._('Several appointments may share the same time and calendar.')}
      />
      <SwitchF
        control={control}
        name="hasICall"
        label={labels.hasICall}
        help={i18n._('The appointment takes place in a call.')}
      />
    </Section>
  )
}
