import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '../../../api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { keepShown, queryOf } from '../../client/query.ts'
import { listState, pagingOf, sortingOf } from '../../fields/list-state.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceTable } from '../../ui/table/ResourceTable.tsx'
import { useUrlState } from '../../ui/useUrlState.ts'
import { paths } from '../paths.ts'
import { SERVICES_URL, servicesQuery } from './list-url.ts'
import { ServiceFilters } from './ServiceFilters.tsx'
import { useServiceColumns } from './useServiceColumns.tsx'

/** What the organization offers. */
export default function ServicesPage() {
  const { i18n } = useLingui()
  const [url, set] = useUrlState(SERVICES_URL)
  const columns = useServiceColumns(url.expand)
  const query = servicesQuery(url)
  const { whole, ...list } = listState(
    i18n,
    useQuery({ ...queryOf(useApi(), contract.services.list, { query }), ...keepShown }),
  )
  const create = (
    <ButtonLink kind="primary" icon="plus" to={paths.services.create()}>
      {i18n._('New service')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={i18n._('Services')}
        description={i18n._('What can be booked, and by which rules.')}
        actions={create}
      />
      <ResourceTable
        label={i18n._('Services')}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.services.one(id)}
        {...list}
        {...sortingOf(whole, url.sort, set)}
        paging={pagingOf(list, url, set)}
        toolbar={<ServiceFilters url={url} set={set} />}
        empty={{
          icon: 'service',
          title: i18n._('No services here'),
          description: i18n._('Take a filter away, or create the first one.'),
          action: create,
        }}
      />
    </>
  )
}
