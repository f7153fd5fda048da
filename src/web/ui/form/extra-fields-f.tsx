import { useRef } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { ExtraEditor } from './extra/extra-editor.tsx'
import { errorText, type FieldProps } from './field.ts'
import { FieldGroup } from './field-group.tsx'

interface ExtraFieldsFProps {
  /** Most bytes of the written object; 16 KiB, as for `extraFields`. */
  limit?: number
}

/**
 * A free object (`extraFields`) as rows of name, kind and value, or as JSON text. Values keep their types, also nested
 * ones. The form's value is the object; while the rows are no object, it is their text, which the contract refuses.
 */
export function ExtraFieldsF<Values extends FieldValues>(props: FieldProps<Values> & ExtraFieldsFProps) {
  const { control, name, label, help, required, disabled, limit = 16_384 } = props
  const { field, fieldState } = useController({
    control,
    name,
    // A form without the contract's schemas must not send what is no object; the rows say what is wrong with it.
    rules: { validate: (value: unknown) => typeof value !== 'string' },
  })
  const group = useRef<HTMLFieldSetElement>(null)
  const isObject = typeof field.value === 'object' && field.value !== null
  // The form moves the focus to what is wrong: the row, not the group.
  const focus = () => {
    const inputs = group.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(inputs ?? group.current?.querySelector<HTMLElement>('input, textarea, button'))?.focus()
  }
  return (
    <FieldGroup
      ref={(element) => {
        group.current = element
        field.ref(element && { focus })
      }}
      label={label}
      help={help}
      // What the contract says of a text in the place of an object is said by the rows, and better.
      error={isObject ? errorText(fieldState) : undefined}
      required={required}
      disabled={disabled}
    >
      <ExtraEditor value={field.value} limit={limit} onChange={field.onChange} onBlur={field.onBlur} label={label} />
    </FieldGroup>
  )
}
