import styled from '@emotion/styled'
import { useController, type FieldValues } from 'react-hook-form'
import { visuallyHidden } from '../paint.ts'
import { readClock } from './clock-text.ts'
import type { FieldProps } from './field.ts'
import { Input } from './FieldFrame.tsx'

const Frame = styled('label')({
  '& > span': visuallyHidden,
  '& > input': { inlineSize: 74, textAlign: 'center', paddingInline: 6 },
})

/**
 * A clock time `HH:mm`, `24:00` included, which the browser's own time input does not know. Short forms such as `9` are
 * written out on leaving. Its label is only heard; the row around it says what it is and shows the error.
 */
export function ClockF<Values extends FieldValues>({ control, name, label, disabled }: FieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange, onBlur } = field
  return (
    <Frame>
      <span>{label}</span>
      <Input
        name={name}
        ref={ref}
        value={value ?? ''}
        disabled={disabled}
        placeholder="00:00"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        aria-invalid={fieldState.invalid}
        onChange={onChange}
        onBlur={({ target }) => {
          const time = readClock(target.value)
          if (time !== undefined && time !== target.value) onChange(time)
          onBlur()
        }}
      />
    </Frame>
  )
}
