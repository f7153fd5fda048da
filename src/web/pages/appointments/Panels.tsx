import { lazy, Suspense } from 'react'
import { useUrlState } from '../../ui/useUrlState.ts'
import { calendarView, closed } from './view-state.ts'

const AppointmentPanel = lazy(() => import('./panel/AppointmentPanel.tsx'))
const BookingPanel = lazy(() => import('./booking/BookingPanel.tsx'))
const BlockPanel = lazy(() => import('./booking/BlockPanel.tsx'))

/** What stands beside the calendar or the list: one appointment, a booking, or blocking time. */
export function Panels() {
  const [view, set] = useUrlState(calendarView)
  const { open } = view
  const close = () => set(closed, { replace: false })
  return (
    <Suspense fallback={null}>
      {open === 'new' && <BookingPanel view={view} set={set} onClose={close} />}
      {open === 'block' && <BlockPanel view={view} onClose={close} />}
      {open !== '' && open !== 'new' && open !== 'block' && <AppointmentPanel key={open} id={open} onClose={close} />}
    </Suspense>
  )
}
