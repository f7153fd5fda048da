import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { useController, type FieldValues } from 'react-hook-form'
import { useWalkedChoices } from '../walk-choices.ts'
import { errorText, type FieldProps } from './field.ts'
import { FieldFrame, Input } from './field-frame.tsx'
import { paint } from '../../theme/paint.ts'
import { contrast, PAPER } from '../../theme/contrast.ts'
import { isColour, SWATCHES } from './swatches.ts'
import { radius } from '../../theme/scale.ts'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: 8,
  '& input[type="color"]': {
    inlineSize: 44,
    blockSize: '100%',
    minBlockSize: 32,
    padding: 3,
    border: `1px solid ${paint.field}`,
    borderRadius: radius.control,
    background: paint.surface,
    cursor: 'pointer',
  },
})
const Swatches = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: '6px 0 0',
  '& > button': {
    inlineSize: 28,
    blockSize: 28,
    border: '2px solid transparent',
    borderRadius: radius.round,
  },
  '& > button[aria-pressed="true"]': { borderColor: paint.ink },
  '@media (forced-colors: active)': { '& > button[aria-pressed="false"]': { borderColor: 'Canvas' } },
  // What is chosen here are colors: they stay as they are.
  '& i': { inlineSize: 20, blockSize: 20, borderRadius: radius.round, forcedColorAdjust: 'none' },
})

/** Least contrast of a mark with what is around it (WCAG 2.2, 1.4.11). */
const SEEN = 3

interface ColourFProps {
  /** Further colours to choose by sight, such as the organization's own. */
  offered?: readonly string[]
}

const NONE: readonly string[] = []

/** A colour such as `#2a7f9e`: one of a few that can be seen everywhere, chosen by eye or written; empty is none. */
export function ColourF<Values extends FieldValues>(props: FieldProps<Values> & ColourFProps) {
  const { control, name, label, help, offered = NONE } = props
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name })
  const colour = typeof field.value === 'string' ? field.value : ''
  const names = {
    teal: i18n._('Teal'),
    blue: i18n._('Blue'),
    violet: i18n._('Violet'),
    pink: i18n._('Pink'),
    red: i18n._('Red'),
    orange: i18n._('Orange'),
    green: i18n._('Green'),
    grey: i18n._('Gray'),
  }
  const dull = (['light', 'dark'] as const).filter(
    (scheme) => isColour(colour) && contrast(colour, PAPER[scheme]) < SEEN,
  )
  const hint = dull.includes('light')
    ? i18n._('Hard to see on light backgrounds: try a darker one.')
    : dull.includes('dark')
      ? i18n._('Hard to see on dark backgrounds: try a lighter one.')
      : isColour(colour)
        ? i18n._('Easy to see on light and dark backgrounds.')
        : i18n._('On the calendar and in lists.')
  const all = [...SWATCHES.map(({ value }) => value), ...offered]
  const { group, choiceOf } = useWalkedChoices(
    all,
    all.find((value) => value.toLowerCase() === colour.toLowerCase()),
  )
  return (
    <FieldFrame
      label={label}
      help={help ?? hint}
      error={errorText(fieldState)}
      popup={
        <Swatches aria-label={i18n._('High-visibility colors')} {...group}>
          {SWATCHES.map(({ id, value }) => (
            <ButtonBase
              key={id}
              {...choiceOf(value)}
              aria-pressed={colour.toLowerCase() === value}
              aria-label={names[id]}
              data-tooltip={names[id]}
              onClick={() => field.onChange(value)}
            >
              <i style={{ background: value }} />
            </ButtonBase>
          ))}
          {offered.map((value) => (
            <ButtonBase
              key={value}
              {...choiceOf(value)}
              aria-pressed={colour.toLowerCase() === value.toLowerCase()}
              aria-label={value}
              data-tooltip={value}
              onClick={() => field.onChange(value)}
            >
              <i style={{ background: value }} />
            </ButtonBase>
          ))}
        </Swatches>
      }
    >
      {(attributes) => (
        <Row>
          <input
            type="color"
            aria-label={i18n._('Choose a color')}
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
