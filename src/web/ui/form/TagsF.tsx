import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState, type KeyboardEvent } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { Button } from '../Button.tsx'
import { paint } from '../paint.ts'
import { errorText, type FieldProps } from './field.ts'
import { FieldFrame, Input } from './FieldFrame.tsx'

const Words = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInlineStart: 10,
    borderRadius: 99,
    background: paint.accentTint,
    fontSize: '0.8125rem',
  },
  '& button': { minBlockSize: 28, minInlineSize: 28, padding: 0, borderRadius: 99 },
})

/** Several short words (tags, labels, e-mail addresses); Enter or a comma adds one, Backspace in the empty input takes one away. */
export function TagsF<Values extends FieldValues>({ control, name, label, help, disabled }: FieldProps<Values>) {
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange, onBlur } = field
  const [typed, setTyped] = useState('')
  const words: readonly string[] = Array.isArray(field.value) ? field.value : []

  const add = (entry: string) => {
    const fresh = entry
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== '' && !words.includes(word))
    if (fresh.length > 0) onChange([...words, ...new Set(fresh)])
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
      help={help ?? i18n._('Enter adds the word.')}
      error={errorText(fieldState)}
      disabled={disabled}
    >
      {(attributes) => (
        <>
          {words.length > 0 && (
            <Words aria-label={label}>
              {words.map((word) => (
                <li key={word}>
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
            onKeyDown={onKeyDown}
            onBlur={leave}
            autoComplete="off"
          />
        </>
      )}
    </FieldFrame>
  )
}
