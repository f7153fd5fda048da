import { useLingui } from '@lingui/react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { STATUS_LABELS, SUB_STATUS_LABELS } from '../../../fields/appointment-standing.ts'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Input, Select } from '../../../ui/form/FieldFrame.tsx'
import { paint } from '../../../ui/paint.ts'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import type { SetUrlState } from '../../../ui/useUrlState.ts'
import type { Clinic } from '../reads.ts'
import { ORIGIN_NAMES, originWords, TYPE_NAMES, typeWords } from '../type-words.ts'
import { type ListState, noFilters } from './list-state.ts'

interface FiltersProps {
  state: ListState
  set: SetUrlState<ListState>
  clinic: Clinic
  /** How many filters the reader has set. */
  count: number
}

type Choice = readonly [value: string, label: string]

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
  const isV1 = state.version === '1'
  const change = (part: Partial<ListState>) => set({ ...part, page: 1 }, { replace: false })
  const byName = (records: Iterable<{ id: string; name: string }>): Choice[] =>
    [...records].toSorted((a, b) => compare(a.name, b.name)).map(({ id, name }) => [id, name])

  const select = (name: keyof ListState, label: string, choices: readonly Choice[]): ReactNode => {
    const value = String(state[name])
    const known = value === '' || choices.some(([choice]) => choice === value)
    return (
      <label>
        {label}
        <Select value={value} onChange={({ target }) => change({ [name]: target.value })}>
          <option value="">{i18n._('All')}</option>
          {!known && <option value={value}>{value}</option>}
          {choices.map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </Select>
      </label>
    )
  }
  const translated = (choices: readonly Choice[]): Choice[] => choices.map(([value, id]) => [value, i18n._(id)])
  const day = (name: 'from' | 'to', label: string) => (
    <label>
      {label}
      <Input type="date" value={state[name]} onChange={({ target }) => change({ [name]: target.value })} />
    </label>
  )
  return (
    <Bar>
      <SearchBox value={state.search} onChange={(search) => change({ search })} label={i18n._('Search appointments')} />
      {select('status', i18n._('Status'), translated(STATUS_LABELS))}
      {select('service', i18n._('Service'), byName(clinic.services.values()))}
      {select('calendar', i18n._('Calendar'), byName(clinic.calendars.values()))}
      {day('from', i18n._('From'))}
      {day('to', i18n._('Until'))}
      {count > 0 && (
        <Button kind="quiet" icon="close" onClick={() => set(noFilters, { replace: false })}>
          {i18n._('{count, plural, one {Clear # filter} other {Clear # filters}}', { count })}
        </Button>
      )}
      <details
        open={isV1 || Boolean(state.subStatus || state.origin || state.model || state.calendarType || state.lang)}
      >
        <summary>{i18n._('More filters')}</summary>
        <div>
          {!isV1 && select('subStatus', i18n._('Sub-status'), translated(SUB_STATUS_LABELS))}
          {select(
            'origin',
            i18n._('Booked by'),
            ORIGIN_NAMES.map((name) => [name, originWords(name, i18n)]),
          )}
          {isV1 &&
            select(
              'type',
              i18n._('How'),
              TYPE_NAMES.map((name) => [name, typeWords(name, i18n)]),
            )}
          {!isV1 &&
            select('model', i18n._('Model'), [
              ['fixed', i18n._('Fixed time')],
              ['poll', i18n._('Poll')],
            ])}
          {!isV1 &&
            select('calendarType', i18n._('Kind of calendar'), [
              ['agent', i18n._('People')],
              ['asset', i18n._('Rooms and things')],
            ])}
          {select('lang', i18n._('Language'), [
            ['en', 'en'],
            ['es', 'es'],
          ])}
          {!isV1 && (
            <label className="check">
              <input
                type="checkbox"
                checked={state.blocked}
                onChange={({ target }) => change({ blocked: target.checked })}
              />
              {i18n._('Blocked times too')}
            </label>
          )}
          {isV1 &&
            select('connection', i18n._('Calendar connection'), [
              ['svc', i18n._('Own calendar')],
              ['external_provider_1', i18n._('External provider {number}', { number: 1 })],
              ['external_provider_2', i18n._('External provider {number}', { number: 2 })],
            ])}
          <label>
            {i18n._('Interface')}
            <Select
              value={state.version}
              onChange={({ target }) => change({ version: target.value === '1' ? '1' : '2', connection: 'svc' })}
            >
              <option value="2">{i18n._('Version {number}', { number: 2 })}</option>
              <option value="1">{i18n._('Version {number}', { number: 1 })}</option>
            </Select>
          </label>
        </div>
      </details>
    </Bar>
  )
}
