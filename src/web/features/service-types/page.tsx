import { useLingui } from '@lingui/react'
import type { ServiceType } from '#api/contract/service-types.ts'
import { contract } from '#api/contract/table.ts'
import type { Filter } from '../../fields/list/filters.ts'
import { callOf, deletion, type RecordAction } from '../../fields/list/record-actions.ts'
import { RecordListPage } from '../../fields/list/record-list-page.tsx'
import { useDeleteQuestion } from '../../fields/uses/use-delete-question.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { paths } from '../../paths/paths.ts'
import { SharedLink } from './shared-link.tsx'
import { useServiceTypeColumns } from './use-service-type-columns.tsx'
import { LIST_URL, type ListUrl } from '../../fields/list/list-url.ts'
import { TABLE_VIEW_URL, type TableView } from '../../ui/table/view.ts'
import { oneOf, text, type UrlSpec } from '../../ui/url-state.ts'

/** What the list of service types keeps in its address: the filter of specification 4.8, order and columns. */
interface ServiceTypesUrl extends ListUrl, TableView {
  name: string
  /** With whom a type is shared; the interface has no such filter. */
  sharing: '' | 'private' | 'organizations' | 'public'
}

/** How each of them is written there. */
const SERVICE_TYPES_URL: UrlSpec<ServiceTypesUrl> = {
  ...LIST_URL,
  ...TABLE_VIEW_URL,
  name: text(),
  sharing: oneOf(['', 'private', 'organizations', 'public'], ''),
}

/** The list of service types. */
export default function ServiceTypesPage() {
  const { i18n } = useLingui()
  const [url, set] = useUrlState(SERVICE_TYPES_URL)
  const { sharing } = url
  const { ask, question } = useDeleteQuestion(paths)
  const filters: readonly Filter<ServiceTypesUrl>[] = [
    {
      kind: 'select',
      id: 'sharing',
      quick: true,
      label: i18n._('Shared with'),
      all: i18n._('Any sharing'),
      choices: [
        { value: 'private', label: i18n._('Not shared') },
        { value: 'organizations', label: i18n._('Specific organizations') },
        { value: 'public', label: i18n._('Everyone') },
      ],
    },
    { kind: 'text', id: 'name', label: i18n._('Name contains') },
  ]
  const actions: readonly RecordAction<ServiceType>[] = [
    deletion(i18n, {
      confirmOne: (record) => ask({ kind: 'serviceType', record }, record.name),
      question: (count, name) => ({
        title:
          count === 1
            ? i18n._('Delete “{name}”?', { name })
            : i18n._('{count, plural, one {Delete # service type?} other {Delete # service types?}}', { count }),
        text: i18n._('Services stay and keep their rules, without a type.'),
      }),
      call: callOf(contract.serviceTypes.remove, ({ id }: ServiceType) => ({ params: { id } })),
      title: (count) =>
        i18n._('{count, plural, one {Delete # service type} other {Delete # service types}}', { count }),
    }),
  ]
  return (
    <>
      <RecordListPage
        name="serviceTypes"
        label={i18n._('Service types')}
        searchLabel={i18n._('Search service types')}
        create={{ to: paths.serviceTypes.create(), label: i18n._('New service type') }}
        acts={<SharedLink />}
        row={contract.serviceTypes.list}
        searched="here"
        spec={SERVICE_TYPES_URL}
        url={url}
        set={set}
        asked={{ name: url.name }}
        narrow={{ value: sharing, keep: (type: ServiceType) => type.sharing.scope === sharing }}
        filters={filters}
        columns={useServiceTypeColumns()}
        actions={actions}
        ways={({ id }) => [{ label: i18n._('Services'), icon: 'service', to: paths.services.list({ typeId: id }) }]}
        rowKey={({ id }) => id}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => paths.serviceTypes.one(id)}
        empty={{
          icon: 'tag',
          title: i18n._('No service types yet'),
          description: i18n._('A type groups services and gives new ones their rules.'),
        }}
      />
      {question}
    </>
  )
}
