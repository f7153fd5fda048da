import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { paint } from '../../theme/paint.ts'
import type { Scope } from './members.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { Radio } from '../../ui/form/radio.tsx'

interface ScopeChoiceProps {
  scope: Scope
  /** How many appointments a scope means. */
  sizeOf: (scope: Scope) => number
  loading: boolean
  onScope: (scope: Scope) => void
}

const Group = styled('fieldset')({
  display: 'grid',
  gap: 6,
  '& > legend': { marginBlockEnd: 6, fontSize: size.body2, fontWeight: weight.medium },
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 40,
    paddingInline: 12,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.control,
    fontSize: size.body1,
    cursor: 'pointer',
  },
  '& > label:has(:checked)': { borderColor: paint.accent, background: paint.accentTint },
  '& > label > small': { marginInlineStart: 'auto', color: paint.soft, fontSize: size.body2, whiteSpace: 'nowrap' },
})

/** Which appointments of a series are meant, with how many they are. */
export function ScopeChoice({ scope, sizeOf, loading, onScope }: ScopeChoiceProps) {
  const { i18n } = useLingui()
  const labels: readonly (readonly [Scope, string])[] = [
    ['this', i18n._('Only this one')],
    ['following', i18n._('This and later ones')],
    ['all', i18n._('The whole series')],
  ]
  return (
    <Group aria-busy={loading}>
      <legend>{i18n._('This is part of a series. Which ones do you mean?')}</legend>
      {labels.map(([value, label]) => (
        <label key={value}>
          <Radio
            name="scope"
            value={value}
            checked={scope === value}
            disabled={loading && value !== 'this'}
            onChange={() => onScope(value)}
          />
          {label}
          {value !== 'this' && (
            <small>
              {loading
                ? i18n._('Loading…')
                : i18n._('{count, plural, one {# appointment} other {# appointments}}', { count: sizeOf(value) })}
            </small>
          )}
        </label>
      ))}
    </Group>
  )
}
