import { useLingui } from '@lingui/react'
import type { HTMLInputTypeAttribute } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import type { FieldProps } from './field.ts'
import { errorText } from './field.ts'
import { FieldFrame, Input, TextArea } from './field-frame.tsx'

interface TextFProps {
  type?: HTMLInputTypeAttribute
  multiline?: boolean
  /** Lines shown at least, of a multi-line field. */
  rows?: number
  maxLength?: number
  autoComplete?: string
  placeholder?: string
  /** Of what is typed, where that is another language than the page's: voices and spelling follow it. */
  lang?: string
}

/** From this share of the limit on, what is left is told. */
const NEAR = 0.85

/** A line or a block of text; a line loses the blanks around it as it is left. */
export function TextF<Values extends FieldValues>(props: FieldProps<Values> & TextFProps) {
  const {
    control,
    name,
    label,
    help,
    required,
    disabled,
    type,
    multiline,
    rows = 3,
    maxLength,
    placeholder,
    lang,
  } = props
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange, onBlur } = field
  const { i18n } = useLingui()
  const text = typeof value === 'string' ? value : ''
  const left = maxLength !== undefined && text.length >= maxLength * NEAR ? maxLength - text.length : undefined
  const count =
    left === undefined
      ? undefined
      : i18n._('{left, plural, one {# character left.} other {# characters left.}}', { left })
  const leave = () => {
    if (!multiline && type !== 'password' && text !== text.trim()) onChange(text.trim())
    onBlur()
  }
  const autoComplete = props.autoComplete ?? 'off'
  const common = { name, ref, value: value ?? '', onChange, onBlur: leave, maxLength, placeholder, autoComplete, lang }
  return (
    <FieldFrame
      label={label}
      help={[help, count].filter(Boolean).join(' ') || undefined}
      error={errorText(fieldState)}
      changed={fieldState.isDirty}
      required={required}
      disabled={disabled}
    >
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
