import { useLingui } from '@lingui/react'
import { useState } from 'react'
import styled from '@emotion/styled'
import { useController, type Control } from 'react-hook-form'
import { SHARING_SCOPES } from '#api/contract/choices.ts'
import { errorText } from '../../ui/form/field.ts'
import { FieldGroup } from '../../ui/form/field-group.tsx'
import { paint } from '../../theme/paint.ts'
import type { ServiceTypeValues } from './service-type-form-values.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { useScopes } from './use-scopes.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { Radio } from '../../ui/form/radio.tsx'

const Choices = styled('div')({
  display: 'grid',
  gap: 8,
  '& > label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0 10px',
    alignItems: 'center',
    padding: '8px 12px',
    border: `1px solid ${paint.line}`,
    borderRadius: radius.control,
    cursor: 'pointer',
  },
  '& > label:has(input:checked)': { borderColor: paint.accent, background: paint.accentTint },
  '& strong': { fontSize: size.body2, fontWeight: weight.medium },
  '& .meaning': { gridColumn: 2, color: paint.soft, fontSize: size.caption },
})

/** Who else can use the type, each choice with what it means. */
export function ScopeF({ control }: { control: Control<ServiceTypeValues> }) {
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name: 'scope' })
  const scopes = useScopes()
  // Whoever may not administer may take back what is shared, and keep it as it is.
  const refused = useRefusal('administer')
  const [before] = useState(field.value)
  const known = SHARING_SCOPES.some((scope) => scope === field.value)
  const isRefused = (scope: string): boolean => refused !== undefined && scope !== 'private' && scope !== before
  return (
    <FieldGroup label={i18n._('Who may use this')} error={errorText(fieldState)}>
      <Choices>
        {/* Another deployment may know a scope that this one does not: it is shown and kept. */}
        {[...SHARING_SCOPES, ...(known ? [] : [field.value])].map((scope) => (
          <label key={scope} title={isRefused(scope) ? refused : undefined}>
            <Radio
              disabled={isRefused(scope)}
              name={field.name}
              ref={field.value === scope ? field.ref : undefined}
              checked={field.value === scope}
              onChange={() => field.onChange(scope)}
              onBlur={field.onBlur}
            />
            <strong>{scopes[scope]?.label ?? scope}</strong>
            {scopes[scope] && <small className="meaning">{isRefused(scope) ? refused : scopes[scope].meaning}</small>}
          </label>
        ))}
      </Choices>
    </FieldGroup>
  )
}
