import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { errorText, type FieldProps } from './field.ts'
import { FieldFrame, TextArea } from './FieldFrame.tsx'
import { readObject } from './read-object.ts'

const Code = styled(TextArea)({ fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' })

interface JsonFProps {
  /** Most bytes of the written object; 16 KiB, as for `extraFields`. */
  limit?: number
}

/** A free object (`extraFields`) as JSON text. The form's value is the object; while the text is no object, it is the text itself. */
export function JsonF<Values extends FieldValues>(props: FieldProps<Values> & JsonFProps) {
  const { control, name, label, help, disabled, limit = 16_384 } = props
  const { i18n } = useLingui()
  const messages = {
    syntax: i18n._('This is no valid JSON.'),
    shape: i18n._('Write an object: names and values in braces.'),
    size: i18n._('This is too long.'),
  }
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (value: unknown) => {
        const { problem } = readObject(typeof value === 'string' ? value : JSON.stringify(value ?? {}), limit)
        return problem === undefined || messages[problem]
      },
    },
  })
  const { ref, onChange, onBlur } = field
  const [typed, setTyped] = useState<string>()
  const written = field.value == null ? '{}' : JSON.stringify(field.value, null, 2)
  const { problem } = typed === undefined ? { problem: undefined } : readObject(typed, limit)
  return (
    <FieldFrame
      label={label}
      help={help}
      error={(problem && messages[problem]) ?? errorText(fieldState)}
      disabled={disabled}
    >
      {(attributes) => (
        <Code
          {...attributes}
          name={name}
          ref={ref}
          dir="ltr"
          rows={3}
          spellCheck={false}
          value={typed ?? written}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(readObject(target.value, limit).object ?? target.value)
          }}
          onBlur={() => {
            if (problem === undefined) setTyped(undefined)
            onBlur()
          }}
        />
      )}
    </FieldFrame>
  )
}
