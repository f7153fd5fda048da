import { useLocation, useNavigate } from 'react-router-dom'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import type { CalendarStep } from '../../commands/appointments/view/calendar-step.ts'
import { bookingAddress } from '../../commands/appointments/view/view-state.ts'

/** Opens the form of a booking with what another one has; the time is chosen there. */
export function useBookLike() {
  const navigate = useNavigate()
  const location = useLocation()
  const clinic = useClinic()
  return (values: Partial<AppointmentValues>): void => {
    const isOffered = clinic.services.get(values.serviceId ?? '')?.active
    const booking = { values: { ...values, ...(!isOffered && { serviceId: null }) }, from: 0 }
    void navigate(bookingAddress(location), { state: { booking } satisfies CalendarStep })
  }
}
