import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Service } from '#api/contract/services.ts'
import { contract } from '#api/contract/table.ts'
import { isTold } from '../../client/reading/warnings.ts'
import { RecordListPage } from '../../fields/list/record-list-page.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { paths } from '../../paths/paths.ts'
import { SERVICES_URL, servicesQuery, wholeServicesQuery } from './list-url.ts'
import { useServiceActions } from './use-service-actions.tsx'
import { useServiceColumns } from './use-service-columns.tsx'
import { useServiceFilters } from './use-service-filters.ts'

/** What the organization offers. */
export default function ServicesPage() {
  const { i18n } = useLingui()
  const [url, set] = useUrlState(SERVICES_URL)
  const builtIn = useMemo(() => [{ id: 'inactive', name: i18n._('Inactive'), query: 'state=inactive' }], [i18n])
  const { state } = url
  const { actions, panel } = useServiceActions()
  return (
    <>
      <RecordListPage
        name="services"
        label={i18n._('Services')}
        searchLabel={i18n._('Search services')}
        create={{ to: paths.services.create(), label: i18n._('New service') }}
        row={contract.services.list}
        searched="by service"
        spec={SERVICES_URL}
        url={url}
        set={set}
        asked={servicesQuery(url)}
        wholeFilters={wholeServicesQuery(url)}
        narrow={{
          value: state,
          keep: (service: Service) => isTold(service, 'active') && service.active === (state === 'active'),
        }}
        filters={useServiceFilters()}
        columns={useServiceColumns()}
        actions={actions}
        ways={({ id }) => [
          { label: i18n._('Duplicate'), icon: 'copy', to: paths.services.create({ from: id }), writes: true },
        ]}
        builtIn={builtIn}
        rowKey={({ id }) => id}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => paths.services.one(id)}
        empty={{
          icon: 'service',
          title: i18n._('No services yet'),
          description: i18n._('Guests book services: each has a length, people or resources, and rules.'),
        }}
      />
      {panel}
    </>
  )
}
