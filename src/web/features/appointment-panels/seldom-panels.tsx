import { readExternalId } from '../../commands/appointments/external/external-id.ts'
import type { CalendarStep } from '../../commands/appointments/view/calendar-step.ts'
import { type CalendarView, closedPanel } from '../../commands/appointments/view/view-state.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import type { SetUrlState } from '../../ui/use-url-state.ts'

const MaskByAge = lazySection(withMessages(() => import('../appointment/anonymize/mask-by-age.tsx')))
const ExternalEvent = lazySection(withMessages(() => import('../appointment/external/external-event-panel.tsx')))
const GuestPanel = lazySection(withMessages(() => import('../guest/guest-panel.tsx')))

interface SeldomPanelsProps {
  open: string
  /** The guest who is looked at over what is open; empty is nobody. */
  guest: string
  set: SetUrlState<CalendarView>
  onClose: () => void
}

/** What is opened so seldom that the page does not come with the ways to it. */
export default function SeldomPanels({ open, guest, set, onClose }: SeldomPanelsProps) {
  // Who fills in a booking would lose it for another one, and comes back to it without a step of the history.
  const isBooking = open === 'new'
  const again = (booking: CalendarStep['booking']) =>
    set({ ...closedPanel, open: 'new' }, { replace: false, state: { booking } })
  return (
    <>
      {open === 'mask' && <MaskByAge onClose={onClose} />}
      {readExternalId(open) && <ExternalEvent key={open} open={open} onClose={onClose} />}
      {guest !== '' && (
        <GuestPanel
          key={guest}
          place={guest}
          onBook={isBooking ? undefined : again}
          onClose={() => set({ guest: '' }, { replace: isBooking })}
        />
      )}
    </>
  )
}
