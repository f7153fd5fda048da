import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Closure } from '#api/contract/closures.ts'
import { dateOf } from '#api/time/zoned.ts'
import { useApi } from '../../client/api-context.ts'
import { useNow } from '../../client/use-now.ts'
import { useDiscovery, useExtension } from '../../client/use-operation.ts'
import { closureQuery } from '../../commands/appointments/records/house.ts'
import { zoneOfMost } from '../../fields/known-zone.ts'
import { listState } from '../../fields/list/list-state.ts'
import { useCalendars } from '../../fields/references.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazySection } from '../../ui/lazy-part.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSkeleton } from '../../ui/skeletons.tsx'
import { ResourceTable } from '../../ui/table/resource-table.tsx'
import { sortRows } from '../../ui/table/columns.ts'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { type Sort, sortOrder } from '../../ui/url-state.ts'
import { useOpenRecord } from '../../ui/use-open-record.ts'
import { useSearchParam } from '../../ui/use-url-state.ts'
import { closedDays } from './closure-year.ts'
import { useClosureColumns } from './use-closure-columns.tsx'
import { useClosureWrites } from './use-closure-writes.ts'
import { YearStrip } from './year-strip.tsx'

const ClosureDialog = lazySection(withMessages(() => import('./closure-dialog.tsx')))
const ClosureHistory = lazySection(withMessages(() => import('./closure-history.tsx')))
const HolidaysDialog = lazySection(withMessages(() => import('./holidays-dialog.tsx')))

const ORDER = sortOrder()
const COMING_FIRST: Sort = { by: 'when', descending: false }

/** What is open over the page beside the closure that the address names: the form of a new one, what became of one, or the holidays of a file. */
type Opened = 'new' | { historyOf: string } | 'holidays' | null

/** Closures and extra hours of the whole house. */
export default function ClosuresPage() {
  const discovery = useDiscovery()
  if (discovery === undefined) return <PageSkeleton />
  return discovery?.extensions.includes('closures') ? <Closures /> : <WithoutClosures />
}

/** Today where most calendars are. */
function useToday(): string {
  const now = useNow()
  return dateOf(now, zoneOfMost(useCalendars().items ?? []) ?? 'UTC')
}

function Closures() {
  const { i18n } = useLingui()
  const format = useFormat()
  const today = useToday()
  const [opened, setOpened] = useState<Opened>(null)
  const navigate = useNavigate()
  const { open, hrefOf, close: closeForm } = useOpenRecord()
  const [order, setOrder] = useSearchParam('sort', ORDER)
  const writes = useClosureWrites()
  const refusal = useRefusal('write')
  const columns = useClosureColumns(today)
  const { rows, refreshing, error, forbidden } = listState(i18n, useQuery(closureQuery(useApi())))
  const hasHistory = useExtension('audit')
  const withHistory = opened !== null && typeof opened === 'object' && rows?.find(({ id }) => id === opened.historyOf)
  // Who may not write has nothing to do in a form.
  const changed = refusal === undefined ? rows?.find(({ id }) => id === open) : undefined
  const close = () => setOpened(null)
  const add = (
    <Button kind="primary" icon="plus" refused={refusal} onClick={() => setOpened('new')}>
      {i18n._('Add closure')}
    </Button>
  )
  const actions = (closure: Closure): RowAction[] => [
    {
      label: i18n._('Change'),
      icon: 'edit',
      disabledReason: refusal,
      onAct: () => void navigate(hrefOf(closure.id)),
    },
    ...(hasHistory
      ? [{ label: i18n._('History'), icon: 'clock' as const, onAct: () => setOpened({ historyOf: closure.id }) }]
      : []),
    {
      label: i18n._('Delete'),
      icon: 'trash',
      danger: true,
      disabledReason: refusal,
      onAct: () => void writes.remove(closure),
    },
  ]
  return (
    <>
      <PageHeader
        title={i18n._('Closures')}
        description={
          rows &&
          i18n._('{days, plural, one {# closed day} other {# closed days}} in the next 12 months', {
            days: closedDays(
              rows.filter(({ calendarIds }) => calendarIds.length === 0),
              today,
            ),
          })
        }
        actions={
          <>
            <Button folds icon="upload" refused={refusal} onClick={() => setOpened('holidays')}>
              {i18n._('Add public holidays')}
            </Button>
            {rows?.length !== 0 && add}
          </>
        }
      />
      {rows && rows.length > 0 && <YearStrip closures={rows} today={today} />}
      <ResourceTable
        label={i18n._('Closures')}
        columns={columns}
        rowKey={({ id }) => id}
        {...(refusal === undefined && { rowHref: ({ id }: Closure) => hrefOf(id) })}
        rowLabel={({ reason }) => reason}
        rowActions={actions}
        rows={rows && sortRows(rows, columns, order ?? COMING_FIRST, format.compare)}
        refreshing={refreshing}
        error={error}
        forbidden={forbidden}
        sort={order}
        onSort={setOrder}
        empty={{
          icon: 'block',
          title: i18n._('No closures yet'),
          description: i18n._('Close the whole house for holidays, or open it longer. Every calendar follows.'),
          action: add,
        }}
      />
      <Suspense fallback={null}>
        {withHistory && (
          <ClosureHistory
            closure={withHistory}
            today={today}
            onClose={close}
            save={(body) => writes.restore(withHistory, body)}
          />
        )}
        {opened === 'new' && (
          <ClosureDialog isKept closure={undefined} today={today} onClose={close} save={writes.create} />
        )}
        {changed && (
          <ClosureDialog
            key={open}
            isKept
            closure={changed}
            today={today}
            onClose={closeForm}
            save={(body) => writes.update(changed, body)}
          />
        )}
        {opened === 'holidays' && (
          <HolidaysDialog known={rows ?? []} today={today} onClose={close} addAll={writes.addAll} />
        )}
      </Suspense>
      {writes.panel}
    </>
  )
}

/** A deployment that keeps no closures: days are written into every schedule, by a run that can be taken back. */
function WithoutClosures() {
  const { i18n } = useLingui()
  const today = useToday()
  const [isOpen, setOpen] = useState(false)
  const writes = useClosureWrites()
  const refusal = useRefusal('write')
  return (
    <>
      <PageHeader title={i18n._('Closures')} />
      <EmptyState
        icon="block"
        title={i18n._('This server doesn’t keep closures')}
        description={i18n._(
          'Days can still be closed: they are written as out of office into every weekly schedule, where you change them again.',
        )}
        action={
          <Button kind="primary" icon="plus" refused={refusal} onClick={() => setOpen(true)}>
            {i18n._('Close days in all schedules')}
          </Button>
        }
      />
      <Suspense fallback={null}>
        {isOpen && (
          <ClosureDialog
            isKept={false}
            closure={undefined}
            today={today}
            onClose={() => setOpen(false)}
            save={writes.intoSchedules}
          />
        )}
      </Suspense>
      {writes.panel}
    </>
  )
}
