import { useLingui } from '@lingui/react'
import { useWatch, type Control } from 'react-hook-form'
import styled from '@emotion/styled'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { notIds, type ServiceTypeFieldsIn, type ServiceTypeValues } from './service-type-form-values.ts'
import { ScopeF } from './scope-f.tsx'
import { Icon } from '../../ui/icons.tsx'
import { TagsF } from '../../ui/form/tags-f.tsx'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'

const Wrong = styled('output')({
  display: 'flex',
  gap: 5,
  color: paint.danger,
  fontSize: size.caption,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
})

/** The organizations that a type is shared with, by their ids; what is none is told at once. */
function OrganizationsF({ control }: { control: Control<ServiceTypeValues> }) {
  const { i18n } = useLingui()
  const wrong = notIds(useWatch({ control, name: 'organizationIds' }))
  return (
    <div>
      <TagsF
        control={control}
        name="organizationIds"
        label={i18n._('Organizations')}
        help={i18n._('IDs such as 0189a1f2-…; Enter adds one, pasting adds several.')}
      />
      <Wrong>
        {wrong.length > 0 && (
          <>
            <Icon name="warning" size={14} />
            {i18n._('Invalid organization ID: {words}. IDs have 32 digits and letters from a to f.', {
              words: wrong.join(', '),
            })}
          </>
        )}
      </Wrong>
    </div>
  )
}

/** Who else can read the type. */
export function SharingFields({ control }: { control: Control<ServiceTypeValues> }) {
  const scope = useWatch({ control, name: 'scope' })
  return (
    <FieldInputs<ServiceTypeFieldsIn<'sharing'>>
      of={{
        scope: <ScopeF control={control} />,
        organizationIds: scope === 'organizations' && <OrganizationsF control={control} />,
      }}
    />
  )
}
