import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { STATUS_LABELS } from '../../fields/appointment-standing.ts'
import type { Filter } from '../../fields/list/filters.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { SearchedFilter, SelectFilter } from '../../ui/filters.tsx'
import { choicesByName } from '../../fields/named-choices.ts'
import type { ListFiltersOptions } from './filters-options.ts'
import { type AppointmentsUrl, OWN } from '../../commands/appointments/list/list-url.ts'
import { PERIODS, type Period } from '../../commands/appointments/list/period.ts'
import { useConnections } from '../../commands/appointments/list/use-connections.ts'
import { useMoreFilters } from './use-more-filters.tsx'

const SEVERAL = 'several'

/** Every parameter of specification 4.4 and 4.5, each described once: the usual ones first, in sight. */
export function useListFilters(options: ListFiltersOptions): readonly Filter<AppointmentsUrl>[] {
  const { url, set, clinic } = options
  const { i18n } = useLingui()
  const { compare, list } = useFormat()
  const connection = useConnections().find(({ id }) => id === url.connection)
  const more = useMoreFilters(options)
  const put = (change: Partial<AppointmentsUrl>) => set({ ...change, page: 1 })
  // Long lists are not put in order anew for each key.
  const calendars = useMemo(() => choicesByName(clinic.calendars.values(), compare), [clinic.calendars, compare])
  const services = useMemo(() => choicesByName(clinic.services.values(), compare), [clinic.services, compare])
  const calendarNames = list(url.calendar.map((id) => clinic.calendars.get(id)?.name ?? id))

  const dated = url.from !== '' || url.to !== ''
  const looksAhead = url.search.trim() === '' && url.ids.length === 0
  const periods: Record<Period, string> = {
    '': dated ? i18n._('Chosen dates') : looksAhead ? i18n._('From today on') : i18n._('All dates'),
    any: i18n._('Any time'),
    today: i18n._('Today'),
    week: i18n._('The next 7 days'),
    month: i18n._('This month'),
    past: i18n._('Until yesterday'),
  }
  const when = dated ? '' : url.when
  return [
    {
      kind: 'custom',
      ids: ['when', 'from', 'to'],
      quick: true,
      label: i18n._('Period'),
      words: !dated && when !== '' ? periods[when] : null,
      render: () => (
        <SelectFilter
          key="when"
          label={i18n._('Period')}
          all={periods['']}
          value={when}
          onChange={(next) => put({ when: PERIODS.find((it) => it === next) ?? '', from: '', to: '' })}
          choices={PERIODS.filter((it) => it !== '').map((it) => ({ value: it, label: periods[it] }))}
        />
      ),
    },
    {
      kind: 'select',
      id: 'status',
      quick: true,
      label: i18n._('Status'),
      all: i18n._('All statuses'),
      choices: STATUS_LABELS.map(([value, id]) => ({ value, label: i18n._(id) })),
    },
    {
      kind: 'reference',
      id: 'service',
      quick: true,
      label: i18n._('Service'),
      all: i18n._('All services'),
      choices: services,
    },
    {
      kind: 'custom',
      ids: ['calendar'],
      quick: true,
      label: i18n._('Person or resource'),
      words: url.calendar.length === 1 ? calendarNames : null,
      render: () => (
        <SearchedFilter
          key="calendar"
          label={i18n._('Person or resource')}
          all={i18n._('All calendars')}
          value={url.calendar.length > 1 ? SEVERAL : (url.calendar[0] ?? '')}
          onChange={(id) => id !== SEVERAL && put({ calendar: id === '' ? [] : [id] })}
          choices={[
            ...calendars,
            ...(url.calendar.length > 1
              ? [{ value: SEVERAL, label: i18n._('{count} calendars', { count: url.calendar.length }) }]
              : []),
          ]}
        />
      ),
    },
    {
      kind: 'custom',
      ids: ['connection'],
      quick: true,
      label: i18n._('Calendar connection'),
      words: connection && connection.id !== OWN ? connection.label : null,
      // It is chosen by a view or among the other filters, which need not open for it.
      render: () => null,
    },
    ...more,
  ]
}
