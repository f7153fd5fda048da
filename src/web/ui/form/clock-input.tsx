import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId, useState, type Ref } from 'react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paint, visuallyHidden } from '../../theme/paint.ts'
import { isUnreadClock, readClock } from '#api/time/typed-time.ts'
import { Input } from './field-frame.tsx'
import { keyboardBlanks } from '../../i18n/blanks.ts'
import { size, weight } from '../../theme/scale.ts'

const Frame = styled('span')({
  display: 'inline-grid',
  gap: 2,
  '& > label': visuallyHidden,
  '& input': { inlineSize: 74, textAlign: 'center', paddingInline: 6 },
  '& input[data-wide]': { inlineSize: 100 },
  '& > small': { maxInlineSize: 180, color: paint.danger, fontSize: size.caption, fontWeight: weight.medium },
})

interface ClockInputProps {
  label: string
  value: string
  invalid: boolean
  onChange: (time: string) => void
  onFocus?: () => void
  /** Called after what was typed was written out. */
  onBlur?: () => void
  name?: string
  disabled?: boolean | undefined
  describedBy?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/**
 * A clock time `HH:mm`, `24:00` included, which the browser's own time input does not know. It is shown in 12 or 24 hours as
 * the reader chose; whatever is typed is read on leaving or on Enter, and what is no time is told there and then. Its label is only
 * heard; the row around it says what it is and shows what is wrong between times.
 */
export function ClockInput(props: ClockInputProps) {
  const { label, value, invalid, onChange, onFocus, onBlur, describedBy, ...attributes } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const fieldId = useId()
  const noteId = useId()
  const [isHere, setHere] = useState(false)
  /** What was typed last: it stays as it is until the field is left, also where it is a time already. */
  const [typed, setTyped] = useState<string | null>(null)
  const written = readClock(value) === value ? keyboardBlanks(format.clock(value)) : value
  // A language may write a time in a form that is not read back.
  const shown = typed === value || readClock(written) === undefined ? value : written
  const isUnread = !isHere && isUnreadClock(value)
  const readOut = (text: string) => {
    setTyped(null)
    const time = readClock(text)
    if (time !== undefined && time !== value) onChange(time)
  }
  return (
    <Frame>
      <label htmlFor={fieldId}>{label}</label>
      <Input
        {...attributes}
        id={fieldId}
        value={shown}
        placeholder={format.clock('00:00')}
        data-wide={format.clock('10:00').length > 5 || undefined}
        inputMode="text"
        autoComplete="off"
        dir="ltr"
        aria-invalid={invalid || isUnread}
        aria-describedby={isUnread ? [noteId, describedBy].filter(Boolean).join(' ') : describedBy}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(target.value)
        }}
        onFocus={() => {
          setHere(true)
          onFocus?.()
        }}
        // Enter saves the form without leaving the field.
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && readOut(currentTarget.value)}
        onBlur={({ target }) => {
          setHere(false)
          readOut(target.value)
          onBlur?.()
        }}
      />
      {isUnread && (
        <small id={noteId} role="alert">
          {i18n._('Use a time like 9:30 AM or 14:30')}
        </small>
      )}
    </Frame>
  )
}
