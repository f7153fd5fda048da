import { useLingui } from '@lingui/react'
import { useParams } from 'react-router-dom'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { useDiscovery } from '../../client/use-operation.ts'
import { RecordGate } from '../../fields/record/record-gate.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { oneOf } from '../../ui/url-state.ts'
import { useSearchParam } from '../../ui/use-url-state.ts'
import { paths } from '../../paths/paths.ts'
import { CalendarFacts } from './calendar-facts.tsx'
import { CalendarForm } from './calendar-form.tsx'

/** Which of the two lookups reads the calendar (specification 4.5 and 4.6). */
const VERSION = oneOf(['v1', 'v2'], 'v1')

/** One calendar, or a new one; changed only where the deployment offers that. */
export default function CalendarPage() {
  const { id } = useParams()
  const discovery = useDiscovery()
  if (id !== undefined) return <StoredCalendar key={id} id={id} />
  if (discovery === undefined) return <FormSkeleton />
  return discovery?.extensions.includes('calendars') ? <CalendarForm /> : <NoNewCalendars />
}

function StoredCalendar({ id }: { id: string }) {
  const { i18n } = useLingui()
  const discovery = useDiscovery()
  const [version] = useSearchParam('read', VERSION)
  const row = version === 'v2' ? contract.calendarsV2.get : contract.calendars.get
  const read = queryOf(useApi(), row, { params: { id } })
  const list = { label: i18n._('Team & resources'), to: paths.calendars.list() }
  return (
    <RecordGate read={read} title={i18n._('Person or resource')} list={list}>
      {(calendar, reload) =>
        discovery === undefined ? (
          <FormSkeleton />
        ) : discovery?.extensions.includes('calendars') ? (
          <CalendarForm calendar={calendar} reload={reload} />
        ) : (
          <CalendarFacts calendar={calendar} />
        )
      }
    </RecordGate>
  )
}

function NoNewCalendars() {
  const { i18n } = useLingui()
  const list = { label: i18n._('Team & resources'), to: paths.calendars.list() }
  return (
    <>
      <PageHeader title={i18n._('New person or resource')} parent={list} />
      <EmptyState
        icon="lock"
        title={i18n._('Team & resources are managed elsewhere')}
        description={i18n._(
          'You can’t change people and resources here. They come from the system that manages this server’s users and rooms.',
        )}
        action={<ButtonLink to={list.to}>{list.label}</ButtonLink>}
      />
    </>
  )
}
