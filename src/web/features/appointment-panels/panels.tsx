import { lazy, Suspense } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { useUrlState } from '../../ui/use-url-state.ts'
import { readExternalId } from '../../commands/appointments/external/external-id.ts'
import type { InterfaceVersion } from '../../commands/appointments/gateway.ts'
import { StepKeysHost } from '../appointment/index.ts'
import { SeriesHost } from '../recurrence/index.ts'
import {
  type CalendarStep,
  type CalendarView,
  calendarView,
  closedPanel,
} from '../../commands/appointments/view/view-state.ts'

const AppointmentPanel = lazy(withMessages(() => import('../appointment/appointment-panel.tsx')))
const BookingPanel = lazy(withMessages(() => import('../booking/booking-form.tsx')))
const MaskByAge = lazy(withMessages(() => import('../appointment/anonymize/mask-by-age.tsx')))
const ExternalEvent = lazy(withMessages(() => import('../appointment/external/external-event-panel.tsx')))
const BlockPanel = lazy(withMessages(() => import('../booking/block-panel.tsx')))
const WalkIn = lazy(withMessages(() => import('../booking/walk-in/walk-in.tsx')))

const FindPage = lazy(withMessages(() => import('../find-time/find-page.tsx')))
const WaitingPanel = lazy(withMessages(() => import('../find-time/waiting-list/waiting-panel.tsx')))

/** What of it only writes. */
const WRITING: readonly string[] = ['new', 'block', 'mask', 'walk-in']
/** What stands open that is no appointment. */
const FORMS: readonly string[] = ['new', 'block', 'mask', 'take', 'find', 'waiting', 'quick', 'walk-in']

interface PanelsProps {
  version?: InterfaceVersion
  /** Whether the page goes to the date of what was booked. */
  follows?: boolean
}

/** What stands beside the calendar or the list: one appointment, a form, or a list; and the keys of the desk. */
export function Panels({ version = 2, follows = false }: PanelsProps) {
  const [view, set] = useUrlState(calendarView)
  const open = useRefusal('write') !== undefined && WRITING.includes(view.open) ? '' : view.open
  const close = () => set(closedPanel, { replace: false })
  const step = (change: Partial<CalendarView>, state: CalendarStep) =>
    set({ ...closedPanel, ...change }, { replace: false, state })
  return (
    <Suspense fallback={null}>
      <StepKeysHost open={FORMS.includes(open) ? '' : open} version={version} />
      {open === 'new' && <BookingPanel view={view} set={set} version={version} follows={follows} onClose={close} />}
      {open === 'block' && <BlockPanel view={view} onClose={close} />}
      {open === 'find' && <FindPage view={view} set={set} onClose={close} />}
      {open === 'waiting' && <WaitingPanel matched={view.matched} freed={view.start} on={view.on} onClose={close} />}
      {open === 'walk-in' && (
        <WalkIn
          onClose={close}
          onBooked={(lookAt) => step({}, { lookAt })}
          onLater={(booking) => step({ open: 'new' }, { booking })}
        />
      )}
      {open === 'mask' && <MaskByAge onClose={close} />}
      {readExternalId(open) && <ExternalEvent key={open} open={open} onClose={close} />}
      {open !== '' && !FORMS.includes(open) && !readExternalId(open) && (
        <AppointmentPanel key={open} id={open} firstVersion={version} onClose={close} />
      )}
      <SeriesHost />
    </Suspense>
  )
}
