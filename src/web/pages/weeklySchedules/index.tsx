import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '../../../api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { keepShown, queryOf } from '../../client/query.ts'
import { listState, pagingOf, sortingOf } from '../../fields/list-state.ts'
import { useCalendars } from '../../fields/references.ts'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { QuickFilter } from '../../ui/filters.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { ResourceTable } from '../../ui/table/ResourceTable.tsx'
import { flag, integer, sortOrder, text, type Sort, type UrlSpec } from '../../ui/url-state.ts'
import { useUrlState } from '../../ui/useUrlState.ts'
import { paths } from '../paths.ts'
import { useScheduleColumns } from './useScheduleColumns.tsx'

interface SchedulesUrl {
  calendarId: string
  search: string
  /** Whether the services are answered along. */
  services: boolean
  page: number
  limit: number
  sort: Sort | null
}

const URL_SPEC: UrlSpec<SchedulesUrl> = {
  calendarId: text(),
  search: text(),
  services: flag(),
  page: integer(1, 1),
  limit: integer(20, 1),
  sort: sortOrder(),
}

/** When the calendars are open; the service lists the schedules of one calendar at a time (specification 4.9). */
export default function WeeklySchedulesPage() {
  const { i18n } = useLingui()
  const { compare } = useFormat()
  const [url, set] = useUrlState(URL_SPEC)
  const calendars = (useCalendars().items ?? []).toSorted((a, b) => compare(a.name, b.name))
  const calendarId = url.calendarId || (calendars[0]?.id ?? '')
  const { search, page, limit } = url
  const query = { calendarId, search, page, limit, expand: url.services ? ['services' as const] : [] }
  const { whole, ...list } = listState(
    i18n,
    useQuery({
      ...queryOf(useApi(), contract.weeklySchedules.list, { query }),
      ...keepShown,
      enabled: calendarId !== '',
    }),
  )
  const columns = useScheduleColumns(url.services)
  const put = (change: Partial<SchedulesUrl>) => set({ ...change, page: 1 })
  const create = (
    <ButtonLink kind="primary" icon="plus" to={paths.weeklySchedules.create({ calendarId })}>
      {i18n._('New weekly schedule')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={i18n._('Weekly schedules')}
        description={i18n._('When a calendar is open for bookings, and for which services.')}
        actions={create}
      />
      <ResourceTable
        label={i18n._('Weekly schedules')}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={(schedule) => paths.weeklySchedules.one(schedule.id, schedule.calendarId)}
        {...list}
        {...sortingOf(whole, url.sort, set)}
        paging={pagingOf(list, url, set)}
        toolbar={
          <FilterBar onClear={search === '' ? undefined : () => put({ search: '' })}>
            <QuickFilter
              label={i18n._('Calendar')}
              {...(calendars.length === 0 && { all: i18n._('No calendars') })}
              value={calendarId}
              onChange={(next) => put({ calendarId: next })}
              choices={calendars.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <SearchBox value={search} onChange={(next) => put({ search: next })} label={i18n._('Search schedules')} />
            <FilterChips
              label={i18n._('Also show')}
              options={[{ value: 'services', label: i18n._('Services by name') }]}
              selected={url.services ? ['services'] : []}
              onChange={(chosen) => set({ services: chosen.length > 0 })}
            />
          </FilterBar>
        }
        empty={{
          icon: 'week',
          title: i18n._('No schedule here'),
          description: i18n._('Without a schedule, no free times are offered on this calendar.'),
          action: create,
        }}
      />
    </>
  )
}
