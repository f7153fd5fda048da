import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { FieldFrame, Input } from '../../../ui/form/field-frame.tsx'
import { HiddenStatus } from '../../../ui/hidden.ts'
import { tonePaint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

const tone = tonePaint('no-show')
const Box = styled('div')({
  padding: '10px 12px',
  border: `1px solid ${tone.edge}`,
  borderRadius: radius.control,
  '& > p': { margin: '0 0 8px', fontSize: size.body2, fontWeight: weight.medium },
})

/** What must be typed before so many are masked. */
export const usePhrase = (count: number): string => {
  const { i18n } = useLingui()
  return i18n._('ANONYMIZE {count}', { count: String(count) })
}

/** Whether what was typed is what must be typed; capitals and spaces around do not matter. */
export const isPhrase = (typed: string, phrase: string): boolean =>
  typed.trim().replaceAll(/\s+/g, ' ').toUpperCase() === phrase.toUpperCase()

interface TypedConfirmationProps {
  phrase: string
  typed: string
  onTyped: (typed: string) => void
  /** What is lost; that of masking unless told. */
  warning?: string
}

/** A confirmation that no hasty click can give, since there is no way back. */
export function TypedConfirmation({ phrase, typed, onTyped, warning }: TypedConfirmationProps) {
  const { i18n } = useLingui()
  // The button cannot be pressed before the words are right, so that Enter would do nothing and not say why.
  const [isWrong, setWrong] = useState(false)
  const error = isWrong ? i18n._('Doesn’t match “{phrase}”.', { phrase }) : undefined
  return (
    <Box>
      <p>{warning ?? i18n._('You’ll lose the old values. You can’t undo this.')}</p>
      <FieldFrame label={i18n._('Type {phrase} to confirm', { phrase })} required error={error}>
        {(attributes) => (
          <Input
            {...attributes}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => {
              setWrong(false)
              onTyped(target.value)
            }}
            onKeyDown={({ key }) => key === 'Enter' && setWrong(!isPhrase(typed, phrase))}
          />
        )}
      </FieldFrame>
      <HiddenStatus>{error}</HiddenStatus>
    </Box>
  )
}
