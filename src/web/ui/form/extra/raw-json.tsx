import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import { paint, visuallyHidden } from '../../../theme/paint.ts'
import { TextArea } from '../field-frame.tsx'
import { readObject } from '../read-object.ts'
import { jsonProblemAt, placeIn } from './json-place.ts'
import { size, weight } from '../../../theme/scale.ts'

const Code = styled(TextArea)({ fontFamily: 'ui-monospace, monospace', fontSize: size.body2 })
const Frame = styled('label')({
  display: 'block',
  '& > span': visuallyHidden,
  '& > p': { margin: '4px 0 0', color: paint.danger, fontSize: size.caption, fontWeight: weight.medium },
})

interface RawJsonProps {
  /** What the whole is called. */
  label: string
  text: string
  onChange: (text: string) => void
}

/** A free object as its JSON text, with the place of what is wrong. */
export function RawJson({ label, text, onChange }: RawJsonProps) {
  const { i18n } = useLingui()
  const id = useId()
  const { problem } = readObject(text, Infinity)
  const place = placeIn(text, jsonProblemAt(text) ?? text.length)
  return (
    <Frame>
      <span>{i18n._('{label} as JSON', { label })}</span>
      <Code
        value={text}
        rows={6}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && id}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem && (
        <p id={id}>
          {problem === 'syntax'
            ? i18n._('Invalid JSON: line {line}, character {column}.', place)
            : i18n._('Enter an object: names and values in braces.')}
        </p>
      )}
    </Frame>
  )
}
