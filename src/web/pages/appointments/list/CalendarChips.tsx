import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { FilterChips } from '../../../ui/FilterChips.tsx'
import type { Choice } from '../../../ui/filters.tsx'

const Whole = styled('div')({
  gridColumn: '1 / -1',
  '& > span': { display: 'block', marginBlockEnd: 6, fontSize: '0.8125rem', fontWeight: 560 },
})

interface CalendarChipsProps {
  choices: readonly Choice[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Calendars side by side, any number of them at once. */
export function CalendarChips({ choices, chosen, onChange }: CalendarChipsProps) {
  const { i18n } = useLingui()
  const label = i18n._('Several calendars')
  return (
    <Whole>
      <span aria-hidden="true">{label}</span>
      <FilterChips label={label} options={choices} selected={chosen} onChange={onChange} />
    </Whole>
  )
}
