import { useLingui } from '@lingui/react'
import List from '@mui/material/List'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { useRefusal } from '../../../fields/rights/use-refusal.ts'
import { Suspense, useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { errorWords } from '../../../client/error-words.ts'
import { withMessages } from '../../../i18n/catalogue.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import { zoned } from '../../../fields/zoned.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SidePanel } from '../../../ui/panel/side-panel.tsx'
import { FormSkeleton } from '../../../ui/skeletons.tsx'
import type { CalendarView } from '../../../commands/appointments/view/view-state.ts'
import type { SetUrlState } from '../../../ui/use-url-state.ts'
import { newValues } from '../../../commands/appointments/form/appointment-values.ts'
import { useClinic, useServiceQuery } from '../../../commands/appointments/records/queries.ts'
import { criteriaOf, dateIn, NO_CRITERIA } from '../criteria.ts'
import { entryValues } from './entry.ts'
import { ForwardPart } from './forward-part.tsx'
import { freedOf, type FreedView, freedView } from './freed-times.ts'
import { useWaiting } from './use-waiting.ts'
import { WaitingEntry } from './waiting-entry.tsx'

const WaitDialog = lazySection(withMessages(() => import('./wait-dialog.tsx')))

interface WaitingPanelProps {
  /** What was freed, and the entries whose matches are therefore shown at once. */
  view: FreedView
  set: SetUrlState<CalendarView>
  onClose: () => void
}

/** Everybody who waits for a time, what would do now, and booking it. */
export default function WaitingPanel({ view, set, onClose }: WaitingPanelProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const refused = useRefusal('write')
  const clinic = useClinic()
  const services = useServiceQuery()
  const { entries, error, refetch } = useWaiting()
  const [form, setForm] = useState<{ entry?: Appointment }>()
  const words = error && errorWords(i18n, error)
  const { matched } = view
  const freed = freedOf(view)
  const zone = knownZone(clinic.calendars.get(view.on))
  const rows = entries?.toSorted((a, b) => Number(matched.includes(b.id)) - Number(matched.includes(a.id)))
  const fill = freed && {
    time: zoned(format.dateTime(freed.start, zone, 'day'), zone, freed.start, clinic.calendars.values(), format),
  }
  const add = (
    <Button icon="plus" kind="primary" refused={refused} onClick={() => setForm({})}>
      {i18n._('Add guest')}
    </Button>
  )
  const { entry } = form ?? {}
  return (
    <SidePanel open docks title={fill ? i18n._('Fill {time}', fill) : i18n._('Waiting list')} onClose={onClose}>
      {words && !entries && <ErrorState title={words.title} description={words.advice} retry={() => void refetch()} />}
      {!error && (!rows || services.isPending) && <FormSkeleton />}
      {rows?.length === 0 && !freed && (
        <EmptyState
          icon="clock"
          title={i18n._('No one is waiting')}
          description={i18n._('Add guests who can’t get a time. We’ll tell you when one opens up.')}
          action={add}
        />
      )}
      {rows && rows.length > 0 && !services.isPending && (
        <>
          {add}
          <List style={{ display: 'grid', gap: 12, marginBlockStart: 16 }}>
            {rows.map((row) => (
              <WaitingEntry
                key={`${row.id} ${view.start}`}
                entry={row}
                clinic={clinic}
                freedOn={matched.includes(row.id) ? dateIn(view.start, zone) : ''}
                onEdit={() => setForm({ entry: row })}
              />
            ))}
          </List>
        </>
      )}
      {freed && entries && (
        <ForwardPart
          key={view.start}
          {...{ freed, entries, clinic }}
          // What is left is filled in the same way.
          onLeft={(left, next) => set(freedView(left, next ? [next] : []))}
        />
      )}
      {form && (
        <Suspense fallback={null}>
          <WaitDialog
            values={entry ? entryValues(entry) : newValues()}
            criteria={entry ? criteriaOf(entry) : NO_CRITERIA}
            {...(entry && { entry })}
            onClose={() => setForm(undefined)}
          />
        </Suspense>
      )}
    </SidePanel>
  )
}
