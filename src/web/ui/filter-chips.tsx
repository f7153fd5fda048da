import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Chip from '@mui/material/Chip'
import type { ReactElement } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'
import { paint } from '../theme/paint.ts'
import { size, weight } from '../theme/scale.ts'

const Row = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  alignItems: 'center',
})

const Labelled = styled('div')({
  gridColumn: '1 / -1',
  '& > span': {
    display: 'block',
    marginBlockEnd: 5,
    color: paint.ink,
    fontSize: size.body2,
    fontWeight: weight.medium,
  },
})

/** One choice of a filter. */
export interface FilterOption<Value extends string> {
  value: Value
  label: string
  /** What stands before its label; a check while it is chosen, where it has none. */
  icon?: ReactElement
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
          <Chip
            key={option.value}
            component="button"
            type="button"
            variant="outlined"
            aria-pressed={on}
            icon={option.icon ?? (on ? <Icon name="check" /> : undefined)}
            label={option.label}
            onClick={() => onChange(next)}
          />
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

/** The same among filters that stand in columns: over all of them, with its label to be seen. */
export const LabelledChips = <Value extends string>(props: FilterChipsProps<Value>) => (
  <Labelled>
    <span aria-hidden="true">{props.label}</span>
    <FilterChips {...props} />
  </Labelled>
)
