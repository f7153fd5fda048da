import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useFormState, useWatch, type Control } from 'react-hook-form'
import { RulesInWords } from '../../fields/rules/rules-in-words.tsx'
import { countsDays, RULES, rulesInForce, type Rule } from '../../fields/rules/rules.ts'
import { DurationF } from '../../ui/form/duration-f.tsx'
import { Pair } from '../../ui/form/form-errors.tsx'
import { NumberF } from '../../ui/form/number-f.tsx'
import { paint } from '../../theme/paint.ts'
import type { ServiceTypeValues } from './service-type-form-values.ts'
import { size } from '../../theme/scale.ts'

const Told = styled('output')({ color: paint.soft, fontSize: size.body2, '&:empty': { display: 'none' } })

interface TypeRulesFieldsProps {
  control: Control<ServiceTypeValues>
  labels: Readonly<Record<Rule, string>>
  isStored: boolean
}

/** The rules that new services of the type begin with. */
export function TypeRulesFields({ control, labels, isStored }: TypeRulesFieldsProps) {
  const { i18n } = useLingui()
  const configuration = useWatch({ control, name: 'configuration' })
  const { dirtyFields } = useFormState({ control })
  const isChanged = Object.values(dirtyFields.configuration ?? {}).includes(true)
  const hasGap = RULES.some((rule) => configuration[rule] == null)
  return (
    <>
      <RulesInWords
        rules={rulesInForce(configuration)}
        more={hasGap ? [i18n._('Leave fields blank to let each service decide; these are the usual values.')] : []}
      />
      <Pair>
        {RULES.map((rule) =>
          countsDays(rule) ? (
            <NumberF
              key={rule}
              control={control}
              name={`configuration.${rule}`}
              label={labels[rule]}
              unit={i18n._('days')}
              max={3650}
            />
          ) : (
            <DurationF key={rule} control={control} name={`configuration.${rule}`} label={labels[rule]} />
          ),
        )}
      </Pair>
      <Told>
        {isStored &&
          isChanged &&
          i18n._('Saving doesn’t change existing services of this type; only new ones use these values.')}
      </Told>
    </>
  )
}
