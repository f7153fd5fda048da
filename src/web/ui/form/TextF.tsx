import type { HTMLInputTypeAttribute } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import type { FieldProps } from './field.ts'
import { errorText } from './field.ts'
import { FieldFrame, Input, TextArea } from './FieldFrame.tsx'

interface TextFProps {
  type?: HTMLInputTypeAttribute
  multiline?: boolean
  /** Lines shown at least, of a multi-line field. */
  rows?: number
  maxLength?: number
  autoComplete?: string
  placeholder?: string
}

/** A line or a block of text. */
export function TextF<Values extends FieldValues>(props: FieldProps<Values> & TextFProps) {
  const { control, name, label, help, required, disabled, type, multiline, rows = 3, maxLength, placeholder } = props
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange, onBlur } = field
  const autoComplete = props.autoComplete ?? 'off'
  const common = { name, ref, value: value ?? '', onChange, onBlur, maxLength, placeholder, autoComplete }
  return (
    <FieldFrame label={label} help={help} error={errorText(fieldState)} required={required} disabled={disabled}>
      {(attributes) =>
        multiline ? (
          <TextArea {...common} {...attributes} rows={rows} />
        ) : (
          <Input {...common} {...attributes} type={type ?? 'text'} />
        )
      }
    </FieldFrame>
  )
}
