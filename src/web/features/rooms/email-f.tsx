import { useLingui } from '@lingui/react'
import { useId, useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { errorText, type FieldProps } from '../../ui/form/field.ts'
import { FieldFrame, Input } from '../../ui/form/field-frame.tsx'
import { looksLikeEmail } from './email.ts'

interface EmailFProps {
  /** Addresses to choose from while one is typed. */
  suggestions?: readonly string[]
}

/** An e-mail address; what is none is said as the field is left, not only when the form is saved. */
export function EmailF<Values extends FieldValues>(props: FieldProps<Values> & EmailFProps) {
  const { control, name, label, help, suggestions = [] } = props
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name })
  const [wasLeft, setLeft] = useState(false)
  const listId = useId()
  const value = typeof field.value === 'string' ? field.value : ''
  const isWrong = wasLeft && value !== '' && !looksLikeEmail(value)
  const hint = isWrong ? i18n._('Incomplete address. Example: ana@example.org.') : undefined
  return (
    <FieldFrame label={label} help={help} error={errorText(fieldState) ?? hint}>
      {(attributes) => (
        <>
          <Input
            {...attributes}
            type="email"
            name={name}
            ref={field.ref}
            value={value}
            maxLength={254}
            autoComplete="off"
            list={suggestions.length > 0 ? listId : undefined}
            onChange={({ target }) => field.onChange(target.value)}
            onBlur={() => {
              if (value !== value.trim()) field.onChange(value.trim())
              setLeft(true)
              field.onBlur()
            }}
          />
          {suggestions.length > 0 && (
            <datalist id={listId}>
              {suggestions.map((address) => (
                <option key={address} value={address}>
                  {address}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  )
}
