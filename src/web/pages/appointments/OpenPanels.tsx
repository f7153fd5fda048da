import { lazy, Suspense } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { useUrlState } from '../../ui/useUrlState.ts'
import { readExternalId } from './external/external-id.ts'
import type { InterfaceVersion } from './desk/gateway.ts'
import { DeskKeys } from './quick/DeskKeys.tsx'
import { SeriesHost } from './series/SeriesHost.tsx'
import { calendarView, closed } from './view-state.ts'

const AppointmentPanel = lazy(withMessages(['booking', 'desk'], () => import('./panel/AppointmentPanel.tsx')))
const BookingPanel = lazy(withMessages(['booking', 'desk', 'forms'], () => import('./booking/BookingPanel.tsx')))
const MaskByAge = lazy(withMessages('work', () => import('./mask/MaskByAge.tsx')))
const ExternalEvent = lazy(withMessages('booking', () => import('./external/ExternalEvent.tsx')))
const BlockPanel = lazy(withMessages(['booking', 'desk', 'forms'], () => import('./booking/BlockPanel.tsx')))
const WalkIn = lazy(withMessages(['desk', 'quick'], () => import('./quick/WalkIn.tsx')))

const FindPage = lazy(withMessages(['find', 'booking'], () => import('./find/FindPage.tsx')))
const WaitingPanel = lazy(withMessages(['find', 'desk'], () => import('./find/WaitingPanel.tsx')))

/** What stands open that is no appointment. */
const FORMS: readonly string[] = ['new', 'block', 'mask', 'take', 'find', 'waiting', 'quick', 'walk-in']

interface OpenPanelsProps {
  version?: InterfaceVersion
  /** Whether the page goes to the date of what was booked. */
  follows?: boolean
}

/** What stands beside the calendar or the list: one appointment, a booking, or blocking time. */
export default function OpenPanels({ version = 2, follows = false }: OpenPanelsProps) {
  const [view, set] = useUrlState(calendarView)
  const { open } = view
  const close = () => set(closed, { replace: false })
  return (
    <Suspense fallback={null}>
      <DeskKeys open={FORMS.includes(open) ? '' : open} version={version} />
      {open === 'new' && <BookingPanel view={view} set={set} version={version} follows={follows} onClose={close} />}
      {open === 'block' && <BlockPanel view={view} onClose={close} />}
      {open === 'find' && <FindPage view={view} set={set} onClose={close} />}
      {open === 'waiting' && <WaitingPanel matched={view.matched} freed={view.start} on={view.on} onClose={close} />}
      {open === 'walk-in' && (
        <WalkIn onClose={close} onLater={() => set({ ...closed, open: 'new' }, { replace: false })} />
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
