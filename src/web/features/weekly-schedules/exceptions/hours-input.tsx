import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Button } from '../../../ui/button.tsx'
import { ClockInput } from '../../../ui/form/clock-input.tsx'
import type { Range } from '../schedule-form-values.ts'

const Row = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 5 },
})

interface HoursInputProps {
  /** What the hours are for, for screen readers. */
  label: string
  ranges: readonly Range[]
  onChange: (ranges: readonly Range[]) => void
  invalid: boolean
  /** What is so within a range. */
  means?: 'open' | 'closed'
}

/** Hours of a day, typed: ranges side by side. */
export function HoursInput({ label, ranges, onChange, invalid, means = 'open' }: HoursInputProps) {
  const { i18n } = useLingui()
  const ends = (number: number): [from: string, to: string] =>
    means === 'open'
      ? [i18n._('Opens ({number})', { number }), i18n._('Closes ({number})', { number })]
      : [i18n._('Closed from ({number})', { number }), i18n._('Closed to ({number})', { number })]
  const put = (index: number, side: 'from' | 'to', value: string) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, [side]: value } : range)))
  const time = (index: number, side: 'from' | 'to', name: string) => (
    <ClockInput
      label={name}
      invalid={invalid}
      value={ranges[index]?.[side] ?? ''}
      onChange={(value) => put(index, side, value)}
    />
  )
  return (
    <Row aria-label={label}>
      {ranges.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A range has no other name than its place.
        <span key={index}>
          {time(index, 'from', ends(index + 1)[0])}–{time(index, 'to', ends(index + 1)[1])}
          {ranges.length > 1 && (
            <Button
              kind="quiet"
              icon="close"
              iconOnly
              onClick={() => onChange(ranges.filter((_range, at) => at !== index))}
            >
              {i18n._('Remove range {number}', { number: index + 1 })}
            </Button>
          )}
        </span>
      ))}
      <Button
        kind="quiet"
        icon="plus"
        iconOnly
        onClick={() => onChange([...ranges, { from: ranges.at(-1)?.to ?? '', to: '' }])}
      >
        {i18n._('Add a range')}
      </Button>
    </Row>
  )
}
