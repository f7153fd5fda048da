import { useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { errorText, type FieldProps } from './field.ts'
import { FieldFrame, Input, type ControlAttributes } from './FieldFrame.tsx'

interface NumberFProps {
  /** Said beside the label, such as “minutes”. */
  unit?: string
  min?: number
  max?: number
  step?: number
}

/** Reads what was typed; both decimal signs are understood, nonsense is kept as it is for the validation to name. */
const readNumber = (typed: string): number | null | string => {
  if (typed.trim() === '') return null
  const value = Number(typed.trim().replace(',', '.'))
  return Number.isFinite(value) ? value : typed
}

/** A number, or null when empty. A text input with a numeric keyboard: number inputs lose values and scroll by accident. */
export function NumberF<Values extends FieldValues>(props: FieldProps<Values> & NumberFProps) {
  const { control, name, label, help, required, disabled, unit, min = 0, max, step = 1 } = props
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange, onBlur } = field
  const [typed, setTyped] = useState(() => String(value ?? ''))
  // A value set from outside (reset, a chosen default) replaces what is typed.
  const shown = readNumber(typed) === (value ?? null) ? typed : String(value ?? '')
  const set = (next: string) => {
    setTyped(next)
    onChange(readNumber(next))
  }
  const nudge = (by: number) => {
    const next = Number(value ?? 0) + by
    if (Number.isFinite(next)) set(String(Math.min(Math.max(next, min), max ?? Infinity)))
  }
  const input = (attributes: ControlAttributes) => (
    <Input
      {...attributes}
      name={name}
      ref={ref}
      value={shown}
      onChange={({ target }) => set(target.value)}
      onBlur={onBlur}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0
        if (by === 0) return
        event.preventDefault()
        nudge(by)
      }}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
    />
  )
  return (
    <FieldFrame
      label={label}
      aside={unit}
      help={help}
      error={errorText(fieldState)}
      required={required}
      disabled={disabled}
    >
      {input}
    </FieldFrame>
  )
}
