import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { RULE_DEFAULTS } from '#api/contract/choices.ts'
import type { ServiceType } from '#api/contract/service-types.ts'
import { RulesInWords } from '../../fields/rules/rules-in-words.tsx'
import { countsDays, RULES, rulesInForce, type Rule, type Rules } from '../../fields/rules/rules.ts'
import { Button } from '../../ui/button.tsx'
import { DurationF } from '../../ui/form/duration-f.tsx'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { NumberF } from '../../ui/form/number-f.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import type { ServiceFieldsIn, ServiceValues } from './service-form-values.ts'
import { useRuleValue } from './use-rule-value.ts'
import { useServiceZone } from './use-service-zone.ts'
import type { ServiceLabels } from '../../fields/labels/services.ts'
import { size } from '../../theme/scale.ts'

const Field = styled('div')({
  '& > button': { minBlockSize: 26, marginInlineStart: -8, paddingInline: 8, fontSize: size.caption },
})

interface RulesFieldsProps {
  form: UseFormReturn<ServiceValues>
  labels: ServiceLabels
  type: ServiceType | undefined
  isStored: boolean
}

/** How long it takes and when it can be booked, in numbers and in words. */
export function RulesFields({ form, labels, type, isStored }: RulesFieldsProps) {
  const { i18n } = useLingui()
  const valueOf = useRuleValue()
  const zone = useServiceZone(form)
  const { control } = form
  const { dirtyFields } = useFormState({ control, name: 'duration' })
  const typed = useWatch({ control, name: RULES })
  const [ranges, overlapping] = useWatch({ control, name: ['dateRanges', 'allowOverlapping'] })
  const values: Rules = Object.fromEntries(RULES.map((rule, index) => [rule, typed[index]]))
  const configuration: Rules = type?.configuration ?? {}

  const isLonger = isStored && dirtyFields.duration === true
  /** A booking keeps the length that it was made with (interface, section 4). */
  const lengthNote = i18n._('Upcoming appointments keep their length; only new bookings use this one.')

  const saidOf = (rule: Rule) => {
    const said = inheritedOf(rule)
    return rule === 'duration' && isLonger ? { help: [said.help, lengthNote].filter(Boolean).join(' ') } : said
  }
  const inheritedOf = (rule: Rule): { help?: string; inherited?: { value: number; from: string } } => {
    const given = configuration[rule]
    const from = type?.name ?? ''
    if (given != null) {
      if (!isStored) return { inherited: { value: given, from } }
      return values[rule] === given
        ? { help: i18n._('Set by {from}.', { from }) }
        : { help: i18n._('{from} sets {value}.', { from, value: valueOf(rule, given) }) }
    }
    if (isStored || rule === 'duration' || values[rule] != null) return {}
    return { help: i18n._('Leave blank to use {value}.', { value: valueOf(rule, RULE_DEFAULTS[rule]) }) }
  }
  const field = (rule: Rule, extra: object = {}) => {
    const common = { control, name: rule, label: labels[rule], ...saidOf(rule), ...extra }
    const given = configuration[rule]
    return (
      <Field>
        {countsDays(rule) ? (
          <NumberF {...common} unit={i18n._('days')} max={3650} />
        ) : (
          <DurationF {...common} max={1440} />
        )}
        {isStored && given != null && values[rule] !== given && (
          <Button
            kind="quiet"
            icon="refresh"
            aria-label={i18n._('Use the type’s value: {label}', { label: labels[rule] })}
            onClick={({ currentTarget }) => {
              // The button goes with what it takes away; the focus stays in the field.
              currentTarget.parentElement?.querySelector('input')?.focus()
              form.setValue(rule, given, { shouldDirty: true })
            }}
          >
            {i18n._('Use the type’s')}
          </Button>
        )}
      </Field>
    )
  }
  const more = [
    ...(ranges.length > 0
      ? [
          i18n._('{count, plural, one {Only within its date range.} other {Only within its # date ranges.}}', {
            count: ranges.length,
          }),
        ]
      : []),
    ...(overlapping ? [i18n._('Not checked: may overlap other appointments.')] : []),
  ]
  return (
    <>
      {' '}
      <RulesInWords rules={rulesInForce(values, isStored ? {} : configuration)} zone={zone} more={more} />
      <FieldInputs<ServiceFieldsIn<'rules'>>
        beside={[RULES]}
        of={{
          duration: field('duration', { required: true, min: 1, usual: [15, 20, 30, 45, 60, 90] }),
          timeBetween: field('timeBetween'),
          incrementTime: field('incrementTime', { min: 1 }),
          minTimeToSchedule: field('minTimeToSchedule'),
          maxTimeToSchedule: field('maxTimeToSchedule'),
          deniedMultipleAppointment: (
            <SwitchF
              control={control}
              name="deniedMultipleAppointment"
              label={labels.deniedMultipleAppointment}
              help={i18n._('Guests with an upcoming appointment for this service can’t book another.')}
            />
          ),
          allowOverlapping: (
            <SwitchF
              control={control}
              name="allowOverlapping"
              label={labels.allowOverlapping}
              help={i18n._('Several appointments may share the same time and calendar.')}
            />
          ),
          hasICall: (
            <SwitchF
              control={control}
              name="hasICall"
              label={labels.hasICall}
              help={i18n._('The appointment takes place in a call.')}
            />
          ),
        }}
      />
    </>
  )
}
