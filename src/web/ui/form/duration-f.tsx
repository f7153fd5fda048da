import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ChoiceChip } from '../choice-chip.tsx'
import { readDuration } from './duration-text.ts'
import { useWalkedChoices } from '../walk-choices.ts'
import { errorText, type FieldProps } from './field.ts'
import { FieldFrame, Input } from './field-frame.tsx'
import { ResetToInherited, useInheritedHelp, type InheritedValue } from './inherited.tsx'
import { stepOf } from './step-keys.ts'

const Chips = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginBlockStart: 6,
})

interface DurationFProps {
  /** Minutes, as are all the others. */
  min?: number
  max?: number
  /** What an arrow key adds. */
  step?: number
  /** Lengths to choose from with one press. */
  usual?: readonly number[]
  /** What holds while the field is empty. */
  inherited?: InheritedValue<number> | undefined
}

/** A length of time, typed as people do (`90`, `1:30`, `1h 30`); the form's value is in minutes, null when empty. */
export function DurationF<Values extends FieldValues>(props: FieldProps<Values> & DurationFProps) {
  const { control, name, label, help, required, disabled, min = 0, max = 1440, step = 5, usual = [], inherited } = props
  const { i18n } = useLingui()
  const { minutes } = useFormat()
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange, onBlur } = field
  const value: unknown = field.value
  const [typed, setTyped] = useState<string>()
  const written = typeof value === 'number' ? minutes(value) : typeof value === 'string' ? value : ''
  const isOwn = value != null
  const inheritedText = inherited ? minutes(inherited.value) : ''
  const from = useInheritedHelp(inherited, isOwn, inheritedText)
  const isNonsense = typeof value === 'string' && typed === undefined

  const set = (next: string) => {
    setTyped(next)
    onChange(next.trim() === '' ? null : (readDuration(next) ?? next))
  }
  const choose = (next: number | null) => {
    setTyped(undefined)
    onChange(next)
  }
  const { group, choiceOf } = useWalkedChoices(usual.map(String), usual.find((length) => length === value)?.toString())
  return (
    <FieldFrame
      label={label}
      help={from ?? help ?? (isOwn ? undefined : i18n._('For example 45, 1:30 or 1h 30.'))}
      error={isNonsense ? i18n._('Enter a length such as 45, 1:30 or 1h 30.') : errorText(fieldState)}
      changed={fieldState.isDirty}
      required={required}
      disabled={disabled}
      popup={
        <>
          {usual.length > 0 && (
            <Chips aria-label={i18n._('Usual values')} {...group}>
              {usual.map((length) => (
                <ChoiceChip
                  key={length}
                  {...choiceOf(String(length))}
                  disabled={disabled}
                  aria-pressed={value === length}
                  onClick={() => choose(length)}
                >
                  {minutes(length)}
                </ChoiceChip>
              ))}
            </Chips>
          )}
          {inherited && isOwn && !disabled && <ResetToInherited label={label} onReset={() => choose(null)} />}
        </>
      }
    >
      {(attributes) => (
        <Input
          {...attributes}
          name={name}
          ref={ref}
          value={typed ?? written}
          placeholder={inheritedText}
          autoComplete="off"
          onChange={({ target }) => set(target.value)}
          onBlur={() => {
            // What was understood is written out, so that it can be seen to be right.
            setTyped(undefined)
            onBlur()
          }}
          onKeyDown={(event) => {
            const steps = stepOf(event.key)
            if (steps === 0) return
            event.preventDefault()
            const now = typeof value === 'number' ? value : (inherited?.value ?? 0)
            choose(Math.min(Math.max(now + steps * step, min), max))
          }}
        />
      )}
    </FieldFrame>
  )
}
