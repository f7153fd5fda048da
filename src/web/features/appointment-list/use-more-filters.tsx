import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { SUB_STATUS_LABELS } from '../../fields/appointment-standing.ts'
import type { Filter } from '../../fields/list/filters.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { SelectFilter, type FilterChoice } from '../../ui/filters.tsx'
import { ORIGIN_NAMES, originWords, TYPE_NAMES, typeWords } from '../../commands/appointments/records/type-words.ts'
import { choicesByName } from '../../fields/named-choices.ts'
import type { ListFiltersOptions } from './filters-options.ts'
import { OWN, type AppointmentsUrl } from '../../commands/appointments/list/list-url.ts'
import { useConnections } from '../../commands/appointments/list/use-connections.ts'
import { ReadSparely, VersionFilter } from './version-filter.tsx'
import { LabelledChips } from '../../ui/filter-chips.tsx'

interface CalendarChipsProps {
  choices: readonly FilterChoice[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Calendars side by side, any number of them at once. */
function CalendarChips({ choices, chosen, onChange }: CalendarChipsProps) {
  const { i18n } = useLingui()
  const label = i18n._('Several people or resources')
  return <LabelledChips label={label} options={choices} selected={chosen} onChange={onChange} />
}

/** The unusual filters; what only one version of the interface knows says so. */
export function useMoreFilters(options: ListFiltersOptions): readonly Filter<AppointmentsUrl>[] {
  const { url, set, clinic, version, today } = options
  const { i18n } = useLingui()
  const { compare, list } = useFormat()
  const connections = useConnections()
  const put = (change: Partial<AppointmentsUrl>) => set({ ...change, page: 1 })
  const [calendars, things] = useMemo(() => {
    const isThing = ({ type }: Calendar) => type === 'asset'
    const all = [...clinic.calendars.values()]
    return [choicesByName(all, compare), choicesByName(all.filter(isThing), compare)]
  }, [clinic.calendars, compare])
  const calendarNames = list(url.calendar.map((id) => clinic.calendars.get(id)?.name ?? id))
  const separated = i18n._('Separated by commas.')
  const listedBlocks = url.only === 'blocks' ? 'only' : url.blocked ? 'too' : ''

  return [
    {
      kind: 'custom',
      ids: ['connection'],
      label: i18n._('Calendar connection'),
      words: null,
      render: () => (
        <SelectFilter
          key="connection"
          label={i18n._('Calendar connection')}
          all={i18n._('Own calendars')}
          value={url.connection === OWN ? '' : url.connection}
          onChange={(next) => put({ connection: connections.find(({ id }) => id === next)?.id ?? OWN })}
          choices={connections
            .filter(({ id }) => id !== OWN)
            .map(({ id, label, connected }) => ({
              value: id,
              label: connected === false ? i18n._('{label} (not connected)', { label }) : label,
            }))}
        />
      ),
    },
    { kind: 'date', id: 'from', label: i18n._('From'), today },
    { kind: 'date', id: 'to', label: i18n._('Until'), today },
    {
      kind: 'select',
      id: 'subStatus',
      label: i18n._('Sub-status'),
      all: i18n._('All sub-statuses'),
      choices: SUB_STATUS_LABELS.map(([value, id]) => ({ value, label: i18n._(id) })),
      help: i18n._('Only API version 2 supports this.'),
    },
    {
      kind: 'select',
      id: 'type',
      label: i18n._('Meeting type'),
      all: i18n._('Any meeting type'),
      choices: TYPE_NAMES.map((value) => ({ value, label: typeWords(value, i18n) })),
    },
    {
      kind: 'select',
      id: 'origin',
      label: i18n._('Source'),
      all: i18n._('Any source'),
      choices: ORIGIN_NAMES.map((value) => ({ value, label: originWords(value, i18n) })),
    },
    {
      kind: 'select',
      id: 'model',
      label: i18n._('Scheduling'),
      all: i18n._('Fixed times and polls'),
      choices: [
        { value: 'fixed', label: i18n._('Fixed time') },
        { value: 'poll', label: i18n._('Poll') },
      ],
    },
    {
      kind: 'custom',
      ids: ['blocked', 'only'],
      label: i18n._('Blocked times'),
      words: listedBlocks === '' ? null : listedBlocks === 'only' ? i18n._('Blocked times only') : i18n._('Shown too'),
      render: () => (
        <SelectFilter
          key="blocked"
          label={i18n._('Blocked times')}
          all={version === 1 ? i18n._('Shown too') : i18n._('Not shown')}
          value={listedBlocks}
          onChange={(next) => put({ blocked: next === 'too', only: next === 'only' ? 'blocks' : '' })}
          choices={[
            { value: 'too', label: i18n._('Shown too') },
            { value: 'only', label: i18n._('Blocked times only') },
          ]}
          help={version === 1 ? i18n._('API version 1 always lists them.') : ''}
        />
      ),
    },
    {
      kind: 'select',
      id: 'calendarType',
      label: i18n._('People or resources'),
      all: i18n._('People and resources'),
      choices: [
        { value: 'agent', label: i18n._('People') },
        { value: 'asset', label: i18n._('Resources') },
      ],
    },
    {
      kind: 'reference',
      id: 'resource',
      label: i18n._('Resource'),
      all: i18n._('Any or none'),
      choices: things,
    },
    {
      kind: 'text',
      id: 'classification',
      label: i18n._('Category'),
      help: i18n._('Searches everything the other filters leave.'),
    },
    { kind: 'text', id: 'lang', label: i18n._('Guest’s language'), help: i18n._('A code such as “es”.') },
    {
      kind: 'custom',
      ids: ['calendar'],
      label: i18n._('Team & resources'),
      words: url.calendar.length > 1 ? calendarNames : null,
      render: () => (
        <CalendarChips
          key="calendars"
          choices={calendars}
          chosen={url.calendar}
          onChange={(calendar) => put({ calendar })}
        />
      ),
    },
    { technical: true, kind: 'text', id: 'user', label: i18n._('User (ID)') },
    { technical: true, kind: 'text', id: 'userGroup', label: i18n._('User group (ID)') },
    { technical: true, kind: 'text', id: 'organization', label: i18n._('Organization (ID)') },
    { technical: true, kind: 'ids', id: 'ids', label: i18n._('Only these IDs'), help: separated },
    { technical: true, kind: 'ids', id: 'excludeIds', label: i18n._('Exclude these IDs'), help: separated },
    {
      technical: true,
      kind: 'custom',
      ids: ['spare'],
      label: i18n._('Response fields'),
      words: null,
      render: () => <ReadSparely key="spare" spare={url.spare} onChange={(spare) => put({ spare })} />,
    },
    {
      technical: true,
      kind: 'custom',
      ids: ['version'],
      label: i18n._('API version'),
      words: null,
      render: () => <VersionFilter key="version" url={url} version={version} onChange={(it) => put({ version: it })} />,
    },
  ]
}
