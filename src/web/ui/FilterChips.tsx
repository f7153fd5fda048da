import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Button } from './Button.tsx'
import { Icon } from './icons.tsx'
import { paint } from '../theme/paint.ts'
import { radius, size, weight } from '../theme/scale.ts'

const Row = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  alignItems: 'center',
  '& > button[aria-pressed]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    minBlockSize: 28,
    paddingInline: 10,
    border: `1px solid ${paint.field}`,
    borderRadius: radius.round,
    background: paint.surface,
    color: paint.ink,
    font: 'inherit',
    fontSize: size.caption,
    cursor: 'pointer',
  },
  '& > button[aria-pressed="true"]': {
    background: paint.accentTint,
    borderColor: paint.accent,
    fontWeight: weight.semibold,
  },
})

/** One choice of a filter. */
export interface FilterOption<Value extends string> {
  value: Value
  label: string
}

interface FilterChipsProps<Value extends string> {
  /** What is filtered, for screen readers. */
  label: string
  options: readonly FilterOption<Value>[]
  selected: readonly Value[]
  onChange: (selected: readonly Value[]) => void
}

/** A filter with several choices side by side; none chosen means all. */
export function FilterChips<Value extends string>({ label, options, selected, onChange }: FilterChipsProps<Value>) {
  const { i18n } = useLingui()
  return (
    <Row aria-label={label}>
      {options.map((option) => {
        const on = selected.includes(option.value)
        const next = on ? selected.filter((value) => value !== option.value) : [...selected, option.value]
        return (
          <button key={option.value} type="button" aria-pressed={on} onClick={() => onChange(next)}>
            {on && <Icon name="check" size={13} />}
            {option.label}
          </button>
        )
      })}
      {selected.length > 0 && (
        <Button kind="quiet" onClick={() => onChange([])}>
          {i18n._('Show all')}
        </Button>
      )}
    </Row>
  )
}
