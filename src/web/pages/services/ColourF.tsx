import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useController, type FieldValues } from 'react-hook-form'
import { errorText, type FieldProps } from '../../ui/form/field.ts'
import { FieldFrame, Input } from '../../ui/form/FieldFrame.tsx'
import { paint } from '../../ui/paint.ts'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: 8,
  '& input[type="color"]': {
    inlineSize: 44,
    blockSize: '100%',
    minBlockSize: 36,
    padding: 3,
    border: `1px solid ${paint.field}`,
    borderRadius: 8,
    background: paint.surface,
    cursor: 'pointer',
  },
})

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** A colour such as `#2a7f9e`, chosen by eye or written; empty is none. */
export function ColourF<Values extends FieldValues>({ control, name, label, help }: FieldProps<Values>) {
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name })
  const colour = typeof field.value === 'string' ? field.value : ''
  return (
    <FieldFrame label={label} help={help ?? i18n._('In the calendar and in lists.')} error={errorText(fieldState)}>
      {(attributes) => (
        <Row>
          <input
            type="color"
            aria-label={i18n._('Choose a colour')}
            value={isColour(colour) ? colour : '#7b8380'}
            onChange={field.onChange}
          />
          <Input
            {...attributes}
            name={name}
            ref={field.ref}
            dir="ltr"
            value={colour}
            placeholder="#2a7f9e"
            onChange={field.onChange}
            onBlur={field.onBlur}
            autoComplete="off"
            spellCheck={false}
          />
        </Row>
      )}
    </FieldFrame>
  )
}
