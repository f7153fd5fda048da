import { useLingui } from '@lingui/react'
import { SUB_STATUS_LABELS } from '../../../fields/appointment-standing.ts'
import { Select } from '../../../ui/form/FieldFrame.tsx'
import { ORIGIN_NAMES, originWords, TYPE_NAMES, typeWords } from '../type-words.ts'
import { type Choice, FilterSelect } from './FilterSelect.tsx'
import { CONNECTION_IDS, type ListState } from './list-state.ts'

interface MoreFiltersProps {
  state: ListState
  change: (part: Partial<ListState>) => void
}

type Named = { [Name in keyof ListState]: ListState[Name] extends string ? Name : never }[keyof ListState]

/** The rarer filters, and which version of the interface is listed. */
export default function MoreFilters({ state, change }: MoreFiltersProps) {
  const { i18n } = useLingui()
  const isV1 = state.version === '1'
  const select = (name: Named, label: string, choices: readonly Choice[]) => (
    <FilterSelect label={label} value={state[name]} choices={choices} onChange={(value) => change({ [name]: value })} />
  )
  const origins = ORIGIN_NAMES.map((name): Choice => [name, originWords(name, i18n)])
  const types = TYPE_NAMES.map((name): Choice => [name, typeWords(name, i18n)])
  const connections = CONNECTION_IDS.map((id, index): Choice => [
    id,
    index === 0 ? i18n._('Own calendar') : i18n._('External provider {number}', { number: index }),
  ])
  return (
    <div>
      {!isV1 &&
        select(
          'subStatus',
          i18n._('Sub-status'),
          SUB_STATUS_LABELS.map(([value, id]): Choice => [value, i18n._(id)]),
        )}
      {select('origin', i18n._('Booked by'), origins)}
      {isV1 && select('type', i18n._('How'), types)}
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
      {isV1 && select('connection', i18n._('Calendar connection'), connections)}
      <label>
        {i18n._('Interface')}
        <Select
          value={state.version}
          onChange={({ target }) => change({ version: target.value === '1' ? '1' : '2', connection: 'svc' })}
        >
          {(['2', '1'] as const).map((number) => (
            <option key={number} value={number}>
              {i18n._('Version {number}', { number })}
            </option>
          ))}
        </Select>
      </label>
    </div>
  )
}
