import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import type { ServiceType } from '../../../api/contract/service-types.ts'
import { contract } from '../../../api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { keepShown, queryOf } from '../../client/query.ts'
import { listState, pagingOf, sortingOf } from '../../fields/list-state.ts'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { ResourceTable } from '../../ui/table/ResourceTable.tsx'
import { integer, sortOrder, text, type Sort, type UrlSpec } from '../../ui/url-state.ts'
import { useUrlState } from '../../ui/useUrlState.ts'
import { paths } from '../paths.ts'

interface ServiceTypesUrl {
  name: string
  page: number
  limit: number
  sort: Sort | null
}

const URL_SPEC: UrlSpec<ServiceTypesUrl> = {
  name: text(),
  page: integer(1, 1),
  limit: integer(20, 1),
  sort: sortOrder(),
}

/** The kinds of service. */
export default function ServiceTypesPage() {
  const { i18n } = useLingui()
  const { minutes } = useFormat()
  const [url, set] = useUrlState(URL_SPEC)
  const { name, page, limit } = url
  const { whole, ...list } = listState(
    i18n,
    useQuery({ ...queryOf(useApi(), contract.serviceTypes.list, { query: { name, page, limit } }), ...keepShown }),
  )
  const shared = {
    private: <StatusChip label={i18n._('Only here')} />,
    organizations: <StatusChip tone="external" label={i18n._('Certain organizations')} />,
    public: <StatusChip tone="arrived" label={i18n._('Everybody')} />,
  }
  const columns: Column<ServiceType>[] = [
    { id: 'name', header: i18n._('Name'), sortValue: (type) => type.name, render: (type) => type.name },
    {
      id: 'slug',
      header: i18n._('Short name'),
      width: '180px',
      sortValue: (type) => type.slug,
      render: (type) => <code>{type.slug}</code>,
    },
    {
      id: 'description',
      header: i18n._('Description'),
      width: '34%',
      hideBelow: 900,
      render: ({ description }) => description ?? '—',
    },
    {
      id: 'duration',
      header: i18n._('Duration'),
      width: '110px',
      align: 'end',
      sortValue: ({ configuration }) => configuration.duration,
      render: ({ configuration }) => (configuration.duration == null ? '—' : minutes(configuration.duration)),
    },
    {
      id: 'sharing',
      header: i18n._('Shared with'),
      width: '180px',
      hideBelow: 720,
      sortValue: ({ sharing }) => sharing.scope,
      render: ({ sharing }) => shared[sharing.scope] ?? <StatusChip label={sharing.scope} />,
    },
  ]
  const create = (
    <ButtonLink kind="primary" icon="plus" to={paths.serviceTypes.create()}>
      {i18n._('New service type')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={i18n._('Service types')}
        description={i18n._('Groups of services, with the rules that new ones start with.')}
        actions={create}
      />
      <ResourceTable
        label={i18n._('Service types')}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.serviceTypes.one(id)}
        {...list}
        {...sortingOf(whole, url.sort, set)}
        paging={pagingOf(list, url, set)}
        toolbar={
          <FilterBar onClear={name === '' ? undefined : () => set({ name: '', page: 1 })}>
            <SearchBox
              value={name}
              onChange={(next) => set({ name: next, page: 1 })}
              label={i18n._('Filter by name')}
            />
          </FilterBar>
        }
        empty={{
          icon: 'tag',
          title: i18n._('No service types here'),
          description: i18n._('Take a filter away, or create the first one.'),
          action: create,
        }}
      />
    </>
  )
}
