import { useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { errorText, type FieldProps } from './field.ts'
import { FieldFrame, Input } from './field-frame.tsx'
import { ResetToInherited, useInheritedHelp, type InheritedValue } from './inherited.tsx'
import { readNumber } from './number-text.ts'
import { stepOf } from './step-keys.ts'

interface NumberFProps {
  /** Stands in the field, such as “days”. */
  unit?: string
  min?: number
  max?: number
  /** What an arrow key adds; Page up and down add ten of them. */
  step?: number
  /** What holds while the field is empty. */
  inherited?: InheritedValue<number> | undefined
}

/** A number, or null when empty. A text input with a numeric keyboard: number inputs lose values and scroll by accident. */
export function NumberF<Values extends FieldValues>(props: FieldProps<Values> & NumberFProps) {
  const { control, name, label, help, required, disabled, unit, min = 0, max, step = 1, inherited } = props
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange, onBlur } = field
  const isWhole = Number.isInteger(step)
  const [typed, setTyped] = useState(() => String(value ?? ''))
  // A value set from outside (reset, a chosen default) replaces what is typed.
  const shown = readNumber(typed, isWhole) === (value ?? null) ? typed : String(value ?? '')
  const isOwn = value != null
  const from = useInheritedHelp(inherited, isOwn, `${inherited?.value ?? ''} ${unit ?? ''}`.trim())
  const set = (next: string) => {
    setTyped(next)
    onChange(readNumber(next, isWhole))
  }
  const nudge = (by: number) => {
    // Steps in tenths leave no tails such as 0.30000000000000004.
    const next = Number((Number(value ?? inherited?.value ?? 0) + by).toFixed(6))
    if (Number.isFinite(next)) set(String(Math.min(Math.max(next, min), max ?? Infinity)))
  }
  return (
    <FieldFrame
      label={label}
      unit={unit}
      help={from ?? help}
      error={errorText(fieldState)}
      changed={fieldState.isDirty}
      required={required}
      disabled={disabled}
      popup={inherited && isOwn && !disabled && <ResetToInherited label={label} onReset={() => set('')} />}
    >
      {(attributes) => (
        <Input
          {...attributes}
          name={name}
          ref={ref}
          value={shown}
          placeholder={inherited && String(inherited.value)}
          onChange={({ target }) => set(target.value)}
          onBlur={onBlur}
          onKeyDown={(event) => {
            const steps = stepOf(event.key)
            if (steps === 0) return
            event.preventDefault()
            nudge(steps * step)
          }}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
        />
      )}
    </FieldFrame>
  )
}
