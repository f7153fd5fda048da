import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import { useController, type Control, type FieldPath } from 'react-hook-form'
import { errorText } from '../../ui/form/field.ts'
import { FieldGroup } from '../../ui/form/field-group.tsx'
import { paint, visuallyHidden } from '../../theme/paint.ts'
import type { RoomValues } from './room-form-values.ts'
import { radius, size, weight } from '../../theme/scale.ts'

const Segments = styled('div')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  border: `1px solid ${paint.field}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  '& input': visuallyHidden,
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 34,
    paddingInline: 14,
    background: paint.surface,
    fontSize: size.body2,
    cursor: 'pointer',
  },
  '& label + label': { borderInlineStart: `1px solid ${paint.field}` },
  '& label:hover': { background: paint.hover },
  '& label:has(:checked)': { background: paint.accentTint, fontWeight: weight.semibold },
  '& label:has(:focus-visible)': { outline: `2px solid ${paint.accent}`, outlineOffset: -2 },
  '@media (pointer: coarse)': { '& label': { minBlockSize: 42 } },
})

interface RoleFProps {
  control: Control<RoomValues>
  name: FieldPath<RoomValues>
  label: string
}

/** Whether somebody hosts a room or is its guest; a role that only another deployment knows stays as it is. */
export function RoleF({ control, name, label }: RoleFProps) {
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name })
  const group = useId()
  const value = typeof field.value === 'string' ? field.value : ''
  const roles = [
    { value: 'host', words: i18n._('Host') },
    { value: 'guest', words: i18n._('Guest') },
  ]
  const known = value === '' || roles.some((role) => role.value === value)
  return (
    <FieldGroup label={label} error={errorText(fieldState)}>
      <Segments>
        {[...roles, ...(known ? [] : [{ value, words: value }])].map((role, index) => (
          <label key={role.value}>
            <input
              type="radio"
              ref={index === 0 ? field.ref : undefined}
              name={group}
              checked={value === role.value}
              onChange={() => field.onChange(role.value)}
              onBlur={field.onBlur}
            />
            {role.words}
          </label>
        ))}
      </Segments>
    </FieldGroup>
  )
}
