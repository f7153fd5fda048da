import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { FilterChips } from '../../ui/filter-chips.tsx'
import type { FilterChoice } from '../../ui/filters.tsx'
import { size, weight } from '../../theme/scale.ts'

const Whole = styled('div')({
  gridColumn: '1 / -1',
  '& > span': { display: 'block', marginBlockEnd: 6, fontSize: size.body2, fontWeight: weight.medium },
})

interface CalendarChipsProps {
  choices: readonly FilterChoice[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Calendars side by side, any number of them at once. */
export function CalendarChips({ choices, chosen, onChange }: CalendarChipsProps) {
  const { i18n } = useLingui()
  const label = i18n._('Several people or resources')
  return (
    <Whole>
      <span aria-hidden="true">{label}</span>
      <FilterChips label={label} options={choices} selected={chosen} onChange={onChange} />
    </Whole>
  )
}
