import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useState, type KeyboardEvent } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { fold } from '#api/values/fold.ts'
import { Button } from '../button.tsx'
import { paint, tonePaint } from '../../theme/paint.ts'
import { errorText, type FieldProps } from './field.ts'
import { FieldFrame, Input } from './field-frame.tsx'
import { radius, size } from '../../theme/scale.ts'

const tone = tonePaint('no-show')
const Words = styled(MuiList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginBlockEnd: 8,
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInlineStart: 10,
    borderRadius: radius.round,
    background: paint.accentTint,
    fontSize: size.body2,
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  '& li[data-wrong="true"]': { background: tone.bg, color: tone.text, boxShadow: `inset 0 0 0 1px ${tone.edge}` },
  '& button': { minBlockSize: 28, minInlineSize: 28, padding: 0, borderRadius: radius.round },
})

interface TagsFProps {
  /** What is wrong with a word, said as soon as it is added. */
  check?: (word: string) => string | undefined
}

/**
 * Several short words (tags, labels, e-mail addresses): Enter or a comma adds one, a paste several, Backspace in the empty
 * input takes one away.
 */
export function TagsF<Values extends FieldValues>(props: FieldProps<Values> & TagsFProps) {
  const { control, name, label, help, disabled, check } = props
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange, onBlur } = field
  const [typed, setTyped] = useState('')
  const [twice, setTwice] = useState<readonly string[]>([])
  const words: readonly string[] = Array.isArray(field.value) ? field.value : []

  const complaints = words.flatMap((word) => check?.(word) ?? [])

  const add = (entry: string) => {
    const given = entry
      .split(/[,;\t\r\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== '')
    const at = (word: string, list: readonly string[]) => list.findIndex((other) => fold(other) === fold(word))
    const isTwice = (word: string, place: number) => at(word, words) >= 0 || at(word, given) !== place
    const fresh = given.filter((word, place) => !isTwice(word, place))
    if (fresh.length > 0) onChange([...words, ...fresh])
    if (given.length > 0) setTwice(given.filter(isTwice))
    setTyped('')
  }
  const remove = (word: string) => onChange(words.filter((other) => other !== word))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    }
    const last = words.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
  }
  const leave = () => {
    add(typed)
    onBlur()
  }

  return (
    <FieldFrame
      label={label}
      help={
        twice.length > 0
          ? i18n._('Already there: {words}', { words: [...new Set(twice)].join(', ') })
          : (help ?? i18n._('Enter adds the word.'))
      }
      error={complaints[0] ?? errorText(fieldState)}
      changed={fieldState.isDirty}
      disabled={disabled}
    >
      {(attributes) => (
        <>
          {words.length > 0 && (
            <Words aria-label={label}>
              {words.map((word) => (
                <li key={word} data-wrong={check?.(word) !== undefined}>
                  {word}
                  <Button kind="quiet" icon="close" iconOnly disabled={disabled} onClick={() => remove(word)}>
                    {i18n._('Remove {name}', { name: word })}
                  </Button>
                </li>
              ))}
            </Words>
          )}
          <Input
            {...attributes}
            name={name}
            ref={ref}
            value={typed}
            onChange={({ target }) => (/[,;]$/.test(target.value) ? add(target.value) : setTyped(target.value))}
            onPaste={(event) => {
              // A line has no line breaks, so several words must be taken before they are pasted.
              const pasted = event.clipboardData.getData('text')
              if (!/[,;\t\n]/.test(pasted)) return
              event.preventDefault()
              add(typed + pasted)
            }}
            onKeyDown={onKeyDown}
            onBlur={leave}
            autoComplete="off"
          />
        </>
      )}
    </FieldFrame>
  )
}
