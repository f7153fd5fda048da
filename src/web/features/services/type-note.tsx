import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { ServiceType } from '#api/contract/service-types.ts'
import { differencesFrom, RULES, type Rules } from '../../fields/rules/rules.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { paint } from '../../theme/paint.ts'
import type { ServiceValues } from './service-form-values.ts'
import { useRuleValue } from './use-rule-value.ts'
import type { ServiceLabels } from '../../fields/labels/services.ts'
import { size } from '../../theme/scale.ts'

const Note = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 14px',
  color: paint.soft,
  fontSize: size.body2,
  '& output': { flex: '1 1 260px' },
  // It is there to be heard from, and takes no room between the fields.
  '&:has(> output:only-child:empty)': { marginBlockStart: -16 },
})

interface TypeNoteProps {
  form: UseFormReturn<ServiceValues>
  labels: ServiceLabels
  type: ServiceType | undefined
  isStored: boolean
}

/** What the chosen type would give: a new service takes it where a rule is empty, a stored one when somebody says so. */
export function TypeNote({ form, labels, type, isStored }: TypeNoteProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const valueOf = useRuleValue()
  const typed = useWatch({ control: form.control, name: RULES })
  const values: Rules = Object.fromEntries(RULES.map((rule, index) => [rule, typed[index]]))
  const configuration: Rules = type?.configuration ?? {}
  const given = differencesFrom(configuration, isStored ? values : {})
  const takeAll = () => {
    for (const { rule, given: value } of given) form.setValue(rule, value, { shouldDirty: true })
  }
  const list = format.list(given.map(({ rule, given: value }) => `${labels[rule]} (${valueOf(rule, value)})`))
  const words =
    type === undefined
      ? ''
      : given.length === 0
        ? isStored && RULES.some((rule) => configuration[rule] != null)
          ? i18n._('All rules from {type} are the same here.', { type: type.name })
          : i18n._('{type} sets no rules.', { type: type.name })
        : isStored
          ? i18n._('{type} has other values: {list}. This service keeps its own until you apply those.', {
              type: type.name,
              list,
            })
          : i18n._('{type} fills in what you leave blank below: {list}.', { type: type.name, list })
  return (
    <Note>
      <output>{words}</output>
      {isStored && given.length > 0 && (
        <Button icon="arrowDown" onClick={takeAll}>
          {i18n._('Use all values of the type')}
        </Button>
      )}
    </Note>
  )
}
