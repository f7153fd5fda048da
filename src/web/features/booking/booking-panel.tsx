import { useEffect, useState } from 'react'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import type { InterfaceVersion } from '../../commands/appointments/gateway.ts'
import { type Clinic, useCalendarQuery, useClinic } from '../../commands/appointments/records/queries.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'
import { beginningOf } from './beginning.ts'
import { BookingForm } from './booking-form.tsx'
import { arrived, handed } from './prefill.ts'

interface BookingPanelProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  version: InterfaceVersion
  follows: boolean
  onClose: () => void
}

function Begun({ clinic, ...rest }: BookingPanelProps & { clinic: Clinic }) {
  // The address says how the booking begins; from then on the form is the form's.
  const [given] = useState(handed)
  const [begin] = useState(() => beginningOf(rest.view, clinic, given))
  useEffect(() => arrived(given), [given])
  return <BookingForm begin={begin} {...rest} />
}

/** Books an appointment beside the calendar; it waits for the calendars, so that it begins as the address says. */
export default function BookingPanel(props: BookingPanelProps) {
  const clinic = useClinic()
  return useCalendarQuery().isPending ? null : <Begun {...props} clinic={clinic} />
}
