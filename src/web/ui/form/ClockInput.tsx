import styled from '@emotion/styled'
import type { Ref } from 'react'
import { visuallyHidden } from '../paint.ts'
import { readClock } from './clock-text.ts'
import { Input } from './FieldFrame.tsx'

const Frame = styled('label')({
  '& > span': visuallyHidden,
  '& > input': { inlineSize: 74, textAlign: 'center', paddingInline: 6 },
})

interface ClockInputProps {
  label: string
  value: string
  invalid: boolean
  onChange: (time: string) => void
  onFocus?: () => void
  /** Called after a short form was written out. */
  onBlur?: () => void
  name?: string
  disabled?: boolean | undefined
  describedBy?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/**
 * A clock time `HH:mm`, `24:00` included, which the browser's own time input does not know. Short forms such as `9` are
 * written out on leaving. Its label is only heard; the row around it says what it is and shows the error.
 */
export function ClockInput({ label, value, invalid, onChange, onBlur, describedBy, ...attributes }: ClockInputProps) {
  return (
    <Frame>
      <span>{label}</span>
      <Input
        {...attributes}
        value={value}
        placeholder="00:00"
        inputMode="text"
        autoComplete="off"
        dir="ltr"
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
        onBlur={({ target }) => {
          const time = readClock(target.value)
          if (time !== undefined && time !== target.value) onChange(time)
          onBlur?.()
        }}
      />
    </Frame>
  )
}
