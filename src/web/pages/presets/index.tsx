import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import type { Preset } from '../../../api/contract/presets.ts'
import { contract } from '../../../api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { keepShown, queryOf } from '../../client/query.ts'
import { listState, pagingOf, sortingOf } from '../../fields/list-state.ts'
import { Pictured } from '../../fields/media/Pictured.tsx'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { TextFilter } from '../../ui/filters.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { ResourceTable } from '../../ui/table/ResourceTable.tsx'
import { integer, sortOrder, text, type Sort, type UrlSpec } from '../../ui/url-state.ts'
import { useUrlState } from '../../ui/useUrlState.ts'
import { paths } from '../paths.ts'

interface PresetsUrl {
  search: string
  title: string
  page: number
  limit: number
  sort: Sort | null
}

const URL_SPEC: UrlSpec<PresetsUrl> = {
  search: text(),
  title: text(),
  page: integer(1, 1),
  limit: integer(20, 1),
  sort: sortOrder(),
}

/** The looks that rooms can have. */
export default function PresetsPage() {
  const { i18n } = useLingui()
  const { number, relative } = useFormat()
  const [url, set] = useUrlState(URL_SPEC)
  const { search, title, page, limit } = url
  const { whole, ...list } = listState(
    i18n,
    useQuery({ ...queryOf(useApi(), contract.presets.list, { query: { search, title, page, limit } }), ...keepShown }),
  )
  const columns: Column<Preset>[] = [
    {
      id: 'title',
      header: i18n._('Title'),
      sortValue: (preset) => preset.title,
      render: (preset) => (
        <Pictured url={preset.image ?? preset.logo} type="image">
          {preset.title}
        </Pictured>
      ),
    },
    {
      id: 'description',
      header: i18n._('Description'),
      width: '40%',
      hideBelow: 720,
      render: ({ description }) => description ?? '—',
    },
    {
      id: 'assets',
      header: i18n._('Media'),
      width: '90px',
      align: 'end',
      sortValue: ({ assets }) => assets.length,
      render: ({ assets }) => number(assets.length),
    },
    {
      id: 'updatedAt',
      header: i18n._('Changed'),
      width: '150px',
      hideBelow: 900,
      sortValue: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => relative(updatedAt, Date.now()),
    },
  ]
  const create = (
    <ButtonLink kind="primary" icon="plus" to={paths.presets.create()}>
      {i18n._('New preset')}
    </ButtonLink>
  )
  const clear = search || title ? () => set({ search: '', title: '', page: 1 }) : undefined
  return (
    <>
      <PageHeader title={i18n._('Presets')} description={i18n._('The looks that rooms can have.')} actions={create} />
      <ResourceTable
        label={i18n._('Presets')}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.presets.one(id)}
        {...list}
        {...sortingOf(whole, url.sort, set)}
        paging={pagingOf(list, url, set)}
        toolbar={
          <FilterBar
            moreCount={title === '' ? 0 : 1}
            onClear={clear}
            more={
              <TextFilter
                label={i18n._('Exact title')}
                value={title}
                onChange={(next) => set({ title: next, page: 1 })}
              />
            }
          >
            <SearchBox
              value={search}
              onChange={(next) => set({ search: next, page: 1 })}
              label={i18n._('Search presets')}
            />
          </FilterBar>
        }
        empty={{
          icon: 'preset',
          title: i18n._('No presets here'),
          description: i18n._('Take a filter away, or create the first one.'),
          action: create,
        }}
      />
    </>
  )
}
