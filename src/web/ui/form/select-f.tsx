import { useController, type FieldValues } from 'react-hook-form'
import { errorText, type FieldProps } from './field.ts'
import { FieldFrame, Select } from './field-frame.tsx'
import { ResetToInherited, useInheritedHelp, type InheritedValue } from './inherited.tsx'

/** A choice of a select field. */
export interface SelectOption {
  value: string
  label: string
}

interface SelectFProps {
  options: readonly SelectOption[]
  /** Label of the choice of nothing, whose value is null; without it something must be chosen. */
  none?: string
  /** What holds while nothing is chosen. */
  inherited?: InheritedValue<string> | undefined
}

/** One of a few choices, in the browser's own list: the best one on a phone. A value that is not among them stays. */
export function SelectF<Values extends FieldValues>(props: FieldProps<Values> & SelectFProps) {
  const { control, name, label, help, required, disabled, options, none, inherited } = props
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange, onBlur } = field
  const value = String(field.value ?? '')
  const known = value === '' || options.some((option) => option.value === value)
  const inheritedText = options.find((option) => option.value === inherited?.value)?.label ?? inherited?.value ?? ''
  const from = useInheritedHelp(inherited, value !== '', inheritedText)
  const empty = inherited ? inheritedText : none
  return (
    <FieldFrame
      label={label}
      help={from ?? help}
      error={errorText(fieldState)}
      changed={fieldState.isDirty}
      required={required}
      disabled={disabled}
      popup={
        inherited && value !== '' && !disabled && <ResetToInherited label={label} onReset={() => onChange(null)} />
      }
    >
      {(attributes) => (
        <Select
          {...attributes}
          name={name}
          ref={ref}
          value={value}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
          onBlur={onBlur}
        >
          {(empty !== undefined || value === '') && <option value="">{empty ?? ''}</option>}
          {!known && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
