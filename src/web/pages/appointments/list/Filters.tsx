import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { lazy, Suspense, useState } from 'react'
import { STATUS_LABELS } from '../../../fields/appointment-standing.ts'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Input } from '../../../ui/form/FieldFrame.tsx'
import { paint } from '../../../ui/paint.ts'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import type { SetUrlState } from '../../../ui/useUrlState.ts'
import type { Clinic } from '../reads.ts'
import { type Choice, FilterSelect } from './FilterSelect.tsx'
import { type ListState, noFilters } from './list-state.ts'

interface FiltersProps {
  state: ListState
  set: SetUrlState<ListState>
  clinic: Clinic
  /** How many filters the reader has set. */
  count: number
}

const MoreFilters = lazy(() => import('./MoreFilters.tsx'))

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 10,
  padding: 12,
  '& label': { display: 'grid', gap: 3, color: paint.soft, fontSize: '0.75rem' },
  '& select, & input[type="date"]': {
    minBlockSize: 34,
    blockSize: 34,
    paddingBlock: 4,
    inlineSize: 'auto',
    maxInlineSize: 190,
  },
  '& .check': { display: 'inline-flex', alignItems: 'center', gap: 6, minBlockSize: 34, color: paint.ink },
  '& details': { flexBasis: '100%' },
  '& details > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 10, marginBlockStart: 10 },
  '& summary': { cursor: 'pointer', fontSize: '0.8125rem' },
})

/** Search and filters of the list; each stands in the address. */
export function Filters({ state, set, clinic, count }: FiltersProps) {
  const { i18n } = useLingui()
  const { compare } = useFormat()
  const [isOpen, setOpen] = useState(
    state.version === '1' ||
      Boolean(state.subStatus || state.origin || state.model || state.calendarType || state.lang || state.blocked),
  )
  const change = (part: Partial<ListState>) => set({ ...part, page: 1 }, { replace: false })
  const byName = (records: Iterable<{ id: string; name: string }>): Choice[] =>
    [...records].toSorted((a, b) => compare(a.name, b.name)).map(({ id, name }) => [id, name])

  const select = (name: 'status' | 'service' | 'calendar', label: string, choices: readonly Choice[]) => (
    <FilterSelect label={label} value={state[name]} choices={choices} onChange={(value) => change({ [name]: value })} />
  )
  const day = (name: 'from' | 'to', label: string) => (
    <label>
      {label}
      <Input type="date" value={state[name]} onChange={({ target }) => change({ [name]: target.value })} />
    </label>
  )
  return (
    <Bar>
      <SearchBox value={state.search} onChange={(search) => change({ search })} label={i18n._('Search appointments')} />
      {select(
        'status',
        i18n._('Status'),
        STATUS_LABELS.map(([value, id]): Choice => [value, i18n._(id)]),
      )}
      {select('service', i18n._('Service'), byName(clinic.services.values()))}
      {select('calendar', i18n._('Calendar'), byName(clinic.calendars.values()))}
      {day('from', i18n._('From'))}
      {day('to', i18n._('Until'))}
      {count > 0 && (
        <Button kind="quiet" icon="close" onClick={() => set(noFilters, { replace: false })}>
          {i18n._('{count, plural, one {Clear # filter} other {Clear # filters}}', { count })}
        </Button>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{i18n._('More filters')}</summary>
        {isOpen && (
          <Suspense fallback={null}>
            <MoreFilters state={state} change={change} />
          </Suspense>
        )}
      </details>
    </Bar>
  )
}
