import { useLingui } from '@lingui/react'
import { Suspense } from 'react'
import { namedChoices } from '../../fields/named-choices.ts'
import { useQuery } from '@tanstack/react-query'
import { CHANGED_RESOURCES } from '#api/contract/choices.ts'
import { contract } from '#api/contract/table.ts'
import { dayInterval } from '#api/time/zoned.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import { useDiscovery, useExtension } from '../../client/use-operation.ts'
import type { Filter } from '../../fields/list/filters.ts'
import { LIST_URL, type ListUrl } from '../../fields/list/list-url.ts'
import { RecordListPage } from '../../fields/list/record-list-page.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { ownZone } from '../../i18n/own-zone.ts'
import { paths } from '../../paths/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazySection } from '../../ui/lazy-part.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { FormSkeleton, PageSkeleton } from '../../ui/skeletons.tsx'
import { TABLE_VIEW_URL, type TableView } from '../../ui/table/view.ts'
import { idOr, oneOf, text, type UrlSpec } from '../../ui/url-state.ts'
import { useUrlState } from '../../ui/use-url-state.ts'
import { RESOURCE_WORDS, useRecordName } from '../../fields/history/change-words.ts'
import { pageOfChanged } from '../../paths/page-of-changed.ts'
import { Log } from './look.ts'
import { useAuditColumns } from './use-audit-columns.tsx'

const ChangePanel = lazySection(withMessages(() => import('./change-panel.tsx')))

/** What the audit log keeps in its address: whose changes of what, from which day to which, both included. */
interface AuditUrl extends ListUrl, TableView {
  resource: (typeof CHANGED_RESOURCES)[number] | ''
  record: string
  person: string
  from: string
  to: string
}

const AUDIT_URL: UrlSpec<AuditUrl> = {
  ...LIST_URL,
  ...TABLE_VIEW_URL,
  resource: oneOf(['', ...CHANGED_RESOURCES], ''),
  record: text(),
  person: idOr(),
  from: text(),
  to: text(),
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Who changed what and when, in the whole organization. */
export default function AuditPage() {
  const { i18n } = useLingui()
  const discovery = useDiscovery()
  if (discovery === undefined) return <PageSkeleton />
  if (discovery?.extensions.includes('audit')) return <AuditLog />
  return (
    <>
      <PageHeader title={i18n._('Audit log')} />
      <EmptyState
        icon="inbox"
        title={i18n._('No audit log here')}
        description={i18n._('This server doesn’t keep who changed what.')}
        action={<ButtonLink to={paths.journal()}>{i18n._('Journal')}</ButtonLink>}
      />
    </>
  )
}

function AuditLog() {
  const { i18n } = useLingui()
  const [url, set] = useUrlState(AUDIT_URL)
  const zone = ownZone()
  const columns = useAuditColumns(zone)
  const nameOf = useRecordName()
  const hasPeople = useExtension('people')
  const people = useQuery({ ...queryAllOf(useApi(), contract.people.list), enabled: hasPeople }).data
  const { resource, record, person, from, to } = url
  const filters: readonly Filter<AuditUrl>[] = [
    { kind: 'date', id: 'from', quick: true, label: i18n._('From') },
    { kind: 'date', id: 'to', quick: true, label: i18n._('Until') },
    {
      kind: 'select',
      id: 'resource',
      quick: true,
      label: i18n._('Kind of record'),
      all: i18n._('All records'),
      choices: CHANGED_RESOURCES.map((value) => ({ value, label: i18n._(RESOURCE_WORDS[value]) })),
    },
    ...(hasPeople
      ? [
          {
            kind: 'reference' as const,
            id: 'person' as const,
            quick: true as const,
            label: i18n._('Who'),
            all: i18n._('Everyone'),
            choices: people && namedChoices(people.items),
          },
        ]
      : []),
    { kind: 'text', id: 'record', label: i18n._('Record ID') },
  ]
  const asked = {
    ...(resource !== '' && { resource }),
    ...(record !== '' && { id: record }),
    ...(person !== '' && { person }),
    ...(DAY.test(from) && { from: new Date(dayInterval(from, zone).start).toISOString() }),
    ...(DAY.test(to) && { to: new Date(dayInterval(to, zone).end).toISOString() }),
  }
  return (
    <Log>
      <RecordListPage
        name="audit"
        label={i18n._('Audit log')}
        searchLabel={i18n._('Search the audit log')}
        row={contract.audit.list}
        searched="here"
        spec={AUDIT_URL}
        url={url}
        set={set}
        asked={asked}
        filters={filters}
        columns={columns}
        rowKey={({ seq }) => String(seq)}
        nameOf={nameOf}
        hrefOf={pageOfChanged}
        detail={(entry) => (
          <Suspense fallback={<FormSkeleton />}>
            <ChangePanel entry={entry} zone={zone} />
          </Suspense>
        )}
        empty={{
          icon: 'inbox',
          title: i18n._('No changes yet'),
          description: i18n._('Bookings, moves and other changes appear here, each with a way back.'),
        }}
      />
    </Log>
  )
}
