import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { contract } from '../../../../api/contract/table.ts'
import { dateOf } from '../../../../api/time/zoned.ts'
import { useApi } from '../../../client/api-context.ts'
import { isApiError } from '../../../client/api-error.ts'
import { errorWords } from '../../../client/error-words.ts'
import { keepShown, queryOf } from '../../../client/query.ts'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ResourceTable } from '../../../ui/table/ResourceTable.tsx'
import { useUrlState } from '../../../ui/useUrlState.ts'
import { paths } from '../../paths.ts'
import { inV2 } from '../desk/gateway.ts'
import { Panels } from '../Panels.tsx'
import { useClinic } from '../reads.ts'
import { ownZone, useNow } from '../use-now.ts'
import { listColumns } from './columns.tsx'
import { Filters } from './Filters.tsx'
import { filterCount, firstDate, listState, noFilters, queryOfV1, queryOfV2 } from './list-state.ts'

/** Every appointment, searched and filtered by the service; the panel opens beside it. */
export function ListPage() {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const clinic = useClinic()
  const [params, setParams] = useSearchParams()
  const [said, set] = useUrlState(listState)
  const zone = ownZone()
  const today = dateOf(useNow(), zone)
  const state = { ...said, from: firstDate(said, today) }
  const isV1 = state.version === '1'
  const two = useQuery({
    ...queryOf(api, contract.appointmentsV2.list, { query: queryOfV2(state, zone) }),
    ...keepShown,
    enabled: !isV1,
  })
  const one = useQuery({
    ...queryOf(api, contract.appointmentsV1.list, { query: queryOfV1(state, zone) }),
    ...keepShown,
    enabled: isV1,
  })
  const found = isV1 ? one : two
  const rows = useMemo(() => (isV1 ? one.data?.items.map(inV2) : two.data?.items), [isV1, one.data, two.data])
  const total = found.data?.total ?? undefined
  const columns = useMemo(() => listColumns(clinic, i18n, format), [clinic, i18n, format])
  const words = found.error && errorWords(i18n, found.error)
  const hrefOf = (open: string) => {
    const query = new URLSearchParams(params)
    query.set('open', open)
    return `${paths.appointments.list()}?${query}`
  }
  const openNew = () =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      next.set('open', 'new')
      return next
    })
  const isOwn = !isV1 || state.connection === 'svc'
  return (
    <>
      <PageHeader
        title={i18n._('Appointments')}
        description={
          total === undefined
            ? undefined
            : i18n._('{count, plural, one {# appointment} other {# appointments}}', { count: total })
        }
        actions={
          <Button kind="primary" icon="plus" onClick={openNew}>
            {i18n._('New appointment')}
          </Button>
        }
      />
      <ResourceTable
        label={i18n._('Appointments')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        {...(isOwn && { rowHref: ({ id }: { id: string }) => hrefOf(id) })}
        refreshing={found.isFetching}
        forbidden={isApiError(found.error) && found.error.kind === 'rights'}
        error={words ? { title: words.title, description: words.advice, retry: () => void found.refetch() } : null}
        toolbar={<Filters state={state} set={set} clinic={clinic} count={filterCount(said)} />}
        paging={{
          page: state.page,
          limit: state.limit,
          ...(total !== undefined && { total }),
          onPage: (page) => set({ page }, { replace: false }),
          onLimit: (limit) => set({ limit, page: 1 }),
        }}
        empty={{
          icon: 'calendar',
          title: i18n._('No appointment fits'),
          description: i18n._('Change the search or the filters.'),
          action: <Button onClick={() => set(noFilters, { replace: false })}>{i18n._('Show all')}</Button>,
        }}
      />
      <Panels version={isV1 ? 1 : 2} />
    </>
  )
}
