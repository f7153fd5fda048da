import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { errorText, type FieldProps } from './field.ts'
import { FieldFrame, Input } from './FieldFrame.tsx'
import { instantOf, wallClockOf } from './wall-clock.ts'

interface DateTimeFProps {
  /** IANA zone whose clock the field shows; it is named beside the label. */
  zone: string
  /** Seconds between the offered times; 300 unless told. */
  step?: number
}

/**
 * A date and time on the clock of a zone; the form's value is the instant in ISO text with `Z`, or null. A time that a
 * clock change skips or repeats is named under the field instead of being guessed.
 */
export function DateTimeF<Values extends FieldValues>(props: FieldProps<Values> & DateTimeFProps) {
  const { control, name, label, help, required, disabled, zone, step = 300 } = props
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange, onBlur } = field
  const [typed, setTyped] = useState<string>()
  const own = wallClockOf(field.value, zone)
  const { problem } = typed === undefined ? { problem: undefined } : instantOf(typed, zone)
  const note = {
    skipped: i18n._('This time does not exist on that day: the clocks go forward.'),
    repeated: i18n._('This time happens twice on that day: the first one is meant.'),
  }
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  return (
    <FieldFrame
      label={label}
      aside={i18n._('{place} time', { place })}
      help={problem === 'repeated' ? note.repeated : help}
      error={errorText(fieldState) ?? (problem === 'skipped' ? note.skipped : undefined)}
      required={required}
      disabled={disabled}
    >
      {(attributes) => (
        <Input
          {...attributes}
          type="datetime-local"
          name={name}
          ref={ref}
          value={problem === undefined ? own : typed}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(instantOf(target.value, zone).instant)
          }}
          onBlur={onBlur}
          step={step}
        />
      )}
    </FieldFrame>
  )
}
