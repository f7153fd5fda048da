import { CALENDAR_TYPES } from '../../../api/contract/choices.ts'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '../../../api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { keepShown, queryOf } from '../../client/query.ts'
import { useExtension } from '../../client/use-operation.ts'
import { listState, pagingOf, sortingOf } from '../../fields/list-state.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { QuickFilter, TextFilter } from '../../ui/filters.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { ResourceTable } from '../../ui/table/ResourceTable.tsx'
import { integer, oneOf, sortOrder, text, type Sort, type UrlSpec } from '../../ui/url-state.ts'
import { useUrlState } from '../../ui/useUrlState.ts'
import { paths } from '../paths.ts'
import { useCalendarColumns } from './useCalendarColumns.tsx'

interface CalendarsUrl {
  search: string
  type: '' | (typeof CALENDAR_TYPES)[number]
  userGroupId: string
  page: number
  limit: number
  sort: Sort | null
}

const URL_SPEC: UrlSpec<CalendarsUrl> = {
  search: text(),
  type: oneOf(['', ...CALENDAR_TYPES], ''),
  userGroupId: text(),
  page: integer(1, 1),
  limit: integer(20, 1),
  sort: sortOrder(),
}

/** The people and things that appointments occupy. */
export default function CalendarsPage() {
  const { i18n } = useLingui()
  const [url, set] = useUrlState(URL_SPEC)
  const columns = useCalendarColumns()
  const mayCreate = useExtension('calendars')
  const { search, userGroupId, page, limit } = url
  const query = { search, userGroupId, page, limit, type: url.type === '' ? undefined : url.type }
  const { whole, ...list } = listState(
    i18n,
    useQuery({ ...queryOf(useApi(), contract.calendars.list, { query }), ...keepShown }),
  )
  const put = (change: Partial<CalendarsUrl>) => set({ ...change, page: 1 })
  const create = mayCreate && (
    <ButtonLink kind="primary" icon="plus" to={paths.calendars.create()}>
      {i18n._('New calendar')}
    </ButtonLink>
  )
  const any = search !== '' || url.type !== '' || userGroupId !== ''
  return (
    <>
      <PageHeader
        title={i18n._('Calendars')}
        description={i18n._('The people and things that appointments occupy.')}
        actions={create}
      />
      <ResourceTable
        label={i18n._('Calendars')}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.calendars.one(id)}
        {...list}
        {...sortingOf(whole, url.sort, set)}
        paging={pagingOf(list, url, set)}
        toolbar={
          <FilterBar
            moreCount={userGroupId === '' ? 0 : 1}
            onClear={any ? () => put({ search: '', type: '', userGroupId: '' }) : undefined}
            more={
              <TextFilter
                label={i18n._('User group (id)')}
                value={userGroupId}
                onChange={(next) => put({ userGroupId: next })}
              />
            }
          >
            <SearchBox value={search} onChange={(next) => put({ search: next })} label={i18n._('Search calendars')} />
            <QuickFilter
              label={i18n._('Kind')}
              all={i18n._('People and things')}
              value={url.type}
              onChange={(next) => put({ type: CALENDAR_TYPES.find((type) => type === next) ?? '' })}
              choices={[
                { value: 'agent', label: i18n._('People') },
                { value: 'asset', label: i18n._('Things') },
              ]}
            />
          </FilterBar>
        }
        empty={{ icon: 'people', title: i18n._('No calendars here'), action: create }}
      />
    </>
  )
}
