import { MULTIMEDIA_STATUSES, MULTIMEDIA_TYPES } from '../../../api/contract/choices.ts'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '../../../api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { keepShown, queryOf } from '../../client/query.ts'
import { listState, pagingOf } from '../../fields/list-state.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { QuickFilter } from '../../ui/filters.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { TableFrame } from '../../ui/table/styles.ts'
import { integer, list, oneOf, text, type UrlSpec } from '../../ui/url-state.ts'
import { useUrlState } from '../../ui/useUrlState.ts'
import { paths } from '../paths.ts'
import { Gallery } from './Gallery.tsx'
import { useMediaWords } from './useMediaWords.ts'

interface MultimediaUrl {
  name: string
  status: '' | (typeof MULTIMEDIA_STATUSES)[number]
  type: readonly string[]
  page: number
  limit: number
}

const URL_SPEC: UrlSpec<MultimediaUrl> = {
  name: text(),
  status: oneOf(['', ...MULTIMEDIA_STATUSES], ''),
  type: list(),
  page: integer(1, 1),
  limit: integer(24, 1),
}

/** The media library. */
export default function MultimediaPage() {
  const { i18n } = useLingui()
  const { types, statuses } = useMediaWords()
  const [url, set] = useUrlState(URL_SPEC)
  const { name, page, limit } = url
  const query = {
    name,
    status: url.status === '' ? undefined : url.status,
    type: MULTIMEDIA_TYPES.filter((it) => url.type.includes(it)),
    page,
    limit,
  }
  const state = listState(i18n, useQuery({ ...queryOf(useApi(), contract.multimedia.list, { query }), ...keepShown }))
  const put = (change: Partial<MultimediaUrl>) => set({ ...change, page: 1 })
  const any = name !== '' || url.status !== '' || url.type.length > 0
  const create = (
    <ButtonLink kind="primary" icon="plus" to={paths.multimedia.create()}>
      {i18n._('New medium')}
    </ButtonLink>
  )
  const content = () => {
    if (state.forbidden) return <EmptyState icon="lock" title={i18n._('This key may not see these records')} />
    if (state.error && state.rows === undefined) return <ErrorState {...state.error} />
    if (state.rows?.length === 0)
      return (
        <EmptyState
          icon="media"
          title={i18n._('No media here')}
          description={i18n._('Take a filter away, or add the first one.')}
          action={create}
        />
      )
    return <Gallery media={state.rows} refreshing={state.refreshing} />
  }
  return (
    <>
      <PageHeader
        title={i18n._('Multimedia')}
        description={i18n._('Pictures, films, sounds and more for presets and rooms.')}
        actions={create}
      />
      <TableFrame>
        <FilterBar onClear={any ? () => put({ name: '', status: '', type: [] }) : undefined}>
          <SearchBox value={name} onChange={(next) => put({ name: next })} label={i18n._('Filter by name')} />
          <QuickFilter
            label={i18n._('Status')}
            all={i18n._('Every status')}
            value={url.status}
            onChange={(next) => put({ status: MULTIMEDIA_STATUSES.find((it) => it === next) ?? '' })}
            choices={MULTIMEDIA_STATUSES.map((it) => ({ value: it, label: statuses[it].label }))}
          />
          <FilterChips
            label={i18n._('Type')}
            options={MULTIMEDIA_TYPES.map((it) => ({ value: it as string, label: types[it] }))}
            selected={url.type}
            onChange={(next) => put({ type: next })}
          />
        </FilterBar>
        {content()}
        {state.rows && (
          <div className="foot">
            <Pagination {...pagingOf(state, url, set)} limits={[24, 48, 96]} shown={state.rows.length} />
          </div>
        )}
      </TableFrame>
    </>
  )
}
