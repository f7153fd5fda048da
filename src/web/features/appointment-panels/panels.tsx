import { Suspense, useEffect, useEffectEvent } from 'react'
import { lazySection } from '../../ui/lazy-part.tsx'
import { withMessages } from '../../i18n/catalogue.ts'
import { loadAhead } from '../../client/read-ahead.ts'
import { useRights } from '../../client/use-caller.ts'
import { refusalOf } from '../../fields/rights/use-refusal.ts'
import { Opening } from '../../ui/opening.tsx'
import { giveUpRoomAhead } from '../../ui/panel/docked.ts'
import { loadSidePanel } from '../../ui/panel/side-panel.tsx'
import { type SetUrlState, useAheadOf } from '../../ui/use-url-state.ts'
import { onBookedAgain } from '../../commands/appointments/booked-again.ts'
import { readExternalId } from '../../commands/appointments/external/external-id.ts'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import { StepKeysHost } from '../appointment/index.ts'
import { SeriesHost } from '../recurrence/index.ts'
import { type CalendarView, closedPanel, openPart } from '../../commands/appointments/view/view-state.ts'
import type { CalendarStep } from '../../commands/appointments/view/calendar-step.ts'

const loadAppointment = withMessages(() => import('../appointment/appointment-panel.tsx'))
const loadBooking = withMessages(() => import('../booking/booking-form.tsx'))
const AppointmentPanel = lazySection(loadAppointment)
const BookingPanel = lazySection(loadBooking)
const BlockPanel = lazySection(withMessages(() => import('../booking/block-panel.tsx')))
const WalkIn = lazySection(withMessages(() => import('../booking/walk-in/walk-in.tsx')))

const FindPage = lazySection(withMessages(() => import('../find-time/find-page.tsx')))
const WaitingPanel = lazySection(withMessages(() => import('../find-time/waiting-list/waiting-panel.tsx')))
const SeldomPanel = lazySection(withMessages(() => import('../appointment/seldom-panel.tsx')))
const GuestPanel = lazySection(withMessages(() => import('../guest/guest-panel.tsx')))

/** What of it only writes. */
const WRITING: readonly string[] = ['new', 'block', 'walk-in']
/** What stands open that is no appointment. */
const FORMS: readonly string[] = ['new', 'block', 'mask', 'take', 'find', 'waiting', 'quick', 'walk-in']

interface PanelsProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  version?: InterfaceVersion
  /** Whether the page goes to the date of what was booked. */
  follows?: boolean
}

/** What stands beside the calendar or the list: one appointment, a form, or a list; and the keys of the desk. */
export function Panels({ view: rendered, set, version = 2, follows = false }: PanelsProps) {
  const view = useAheadOf(rendered, openPart)
  const rights = useRights()
  const mayNotWrite = refusalOf('write', rights) !== undefined
  const mayNotMask = refusalOf('anonymize', rights) !== undefined
  const isShut = (mayNotWrite && WRITING.includes(view.open)) || (mayNotMask && view.open === 'mask')
  const open = isShut ? '' : view.open
  const isExternal = readExternalId(open) !== undefined
  // Who fills in a booking would lose it for another one, and comes back to it without a step of the history.
  const isBooking = open === 'new'
  const close = () => set(closedPanel, { replace: false })
  const step = (change: Partial<CalendarView>, state: CalendarStep) =>
    set({ ...closedPanel, ...change }, { replace: false, state })
  // Who takes a cancellation back looks at what stands again, not at what stays canceled.
  const follow = useEffectEvent(({ was, is }: { was: string; is: string }) => {
    if (open === was) set({ open: is })
  })
  useEffect(() => onBookedAgain(follow), [])
  // The room that the address asked for is the page's again where nothing opens after all.
  useEffect(() => {
    if (open === '') giveUpRoomAhead()
  }, [open])
  // What is opened all day opens without waiting for its code.
  useEffect(() => loadAhead([...(mayNotWrite ? [] : [loadBooking]), loadAppointment, loadSidePanel]), [mayNotWrite])
  return (
    <>
      <Suspense fallback={null}>
        <StepKeysHost open={FORMS.includes(open) ? '' : open} version={version} />
        <SeriesHost />
      </Suspense>
      <Suspense fallback={<Opening />}>
        {open === 'new' && <BookingPanel view={view} set={set} version={version} follows={follows} onClose={close} />}
        {open === 'block' && <BlockPanel view={view} onClose={close} />}
        {open === 'find' && <FindPage view={view} set={set} onClose={close} />}
        {open === 'waiting' && <WaitingPanel view={view} set={set} onClose={close} />}
        {open === 'walk-in' && (
          <WalkIn
            onClose={close}
            onBooked={(lookAt) => step({}, { lookAt })}
            onLater={(booking) => step({ open: 'new' }, { booking })}
          />
        )}
        {open !== '' && !FORMS.includes(open) && !isExternal && (
          <AppointmentPanel key={open} id={open} firstVersion={version} onClose={close} />
        )}
        {(open === 'mask' || isExternal) && <SeldomPanel key={open} open={open} onClose={close} />}
        {view.guest !== '' && (
          <GuestPanel
            key={view.guest}
            place={view.guest}
            onBook={isBooking ? undefined : (booking) => step({ open: 'new' }, { booking })}
            onClose={() => set({ guest: '' }, { replace: isBooking })}
          />
        )}
      </Suspense>
    </>
  )
}
