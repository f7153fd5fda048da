import { memo } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { errorText, type FieldProps } from './field.ts'
import { FieldFrame, Select } from './field-frame.tsx'
import { ResetToInherited, useInheritedHelp, type InheritedValue } from './inherited.tsx'

/** A choice of a select field. */
export interface SelectOption {
  value: string
  label: string
}

/** What a last line of the list does instead of being chosen. */
interface SelectAction {
  label: string
  run: () => void
}

/** Stands for the action among the values, none of which is a space. */
const ACTION = ' '

interface SelectFProps {
  options: readonly SelectOption[]
  /** Label of the choice of nothing, whose value is null; without it something must be chosen. */
  none?: string
  /** What holds while nothing is chosen. */
  inherited?: InheritedValue<string> | undefined
  /** Leaves what is chosen as it is. */
  action?: SelectAction | undefined
}

/** Painted anew only where there are other options: a house may have thousands of services. */
const Options = memo(function Options({ options }: Pick<SelectFProps, 'options'>) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
})

/** One of a few choices, in the browser's own list: the best one on a phone. A value that is not among them stays. */
export function SelectF<Values extends FieldValues>(props: FieldProps<Values> & SelectFProps) {
  const { control, name, label, help, required, disabled, options, none, inherited, action } = props
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
          onChange={({ target }) =>
            target.value === ACTION ? action?.run() : onChange(target.value === '' ? null : target.value)
          }
          onBlur={onBlur}
        >
          {(empty !== undefined || value === '') && <option value="">{empty ?? ''}</option>}
          {!known && <option value={value}>{value}</option>}
          <Options options={options} />
          {action && <option value={ACTION}>{action.label}</option>}
        </Select>
      )}
    </FieldFrame>
  )
}
