import { lazy, Suspense } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { useUrlState } from '../../ui/useUrlState.ts'
import type { InterfaceVersion } from './desk/gateway.ts'
import { calendarView, closed } from './view-state.ts'

const AppointmentPanel = lazy(withMessages(['booking', 'desk'], () => import('./panel/AppointmentPanel.tsx')))
const BookingPanel = lazy(withMessages(['booking', 'desk', 'forms'], () => import('./booking/BookingPanel.tsx')))
const BlockPanel = lazy(withMessages(['booking', 'desk', 'forms'], () => import('./booking/BlockPanel.tsx')))

interface PanelsProps {
  version?: InterfaceVersion
  /** Whether the page goes to the date of what was booked. */
  follows?: boolean
}

/** What stands beside the calendar or the list: one appointment, a booking, or blocking time. */
export function Panels({ version = 2, follows = false }: PanelsProps) {
  const [view, set] = useUrlState(calendarView)
  const { open } = view
  const close = () => set(closed, { replace: false })
  return (
    <Suspense fallback={null}>
      {open === 'new' && <BookingPanel view={view} set={set} version={version} follows={follows} onClose={close} />}
      {open === 'block' && <BlockPanel view={view} onClose={close} />}
      {open !== '' && open !== 'new' && open !== 'block' && (
        <AppointmentPanel key={open} id={open} firstVersion={version} onClose={close} />
      )}
    </Suspense>
  )
}
