import { useLingui } from '@lingui/react'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useController, type Control, type FieldPath } from 'react-hook-form'
import { errorText } from '../../ui/form/field.ts'
import { FieldGroup } from '../../ui/form/field-group.tsx'
import type { RoomValues } from './room-form-values.ts'

interface RoleFProps {
  control: Control<RoomValues>
  name: FieldPath<RoomValues>
  label: string
}

/** Whether somebody hosts a room or is its guest; a role that only another deployment knows stays as it is. */
export function RoleF({ control, name, label }: RoleFProps) {
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name })
  const value = typeof field.value === 'string' ? field.value : ''
  const roles = [
    { value: 'host', words: i18n._('Host') },
    { value: 'guest', words: i18n._('Guest') },
  ]
  const known = value === '' || roles.some((role) => role.value === value)
  return (
    <FieldGroup label={label} error={errorText(fieldState)}>
      <ToggleButtonGroup
        aria-label={label}
        value={value}
        onChange={(_event, next: unknown) => {
          // Pressing what is chosen would choose nothing.
          if (next !== null) field.onChange(next)
        }}
        onBlur={field.onBlur}
      >
        {[...roles, ...(known ? [] : [{ value, words: value }])].map((role, index) => (
          <ToggleButton key={role.value} value={role.value} ref={index === 0 ? field.ref : undefined}>
            {role.words}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FieldGroup>
  )
}
