import type { Appointment } from '#api/contract/appointments.ts'
import { newValues } from '../../../commands/appointments/form/appointment-values.ts'
import { useClinic } from '../../../commands/appointments/records/queries.ts'
import { zoneOfFirst } from '../../../fields/known-zone.ts'
import { criteriaLike } from '../criteria.ts'
import WaitDialog from './wait-dialog.tsx'

interface WaitForSeatProps {
  /** The group that is full. */
  group: Appointment
  onClose: () => void
}

/** Puts somebody on the waiting list who finds no seat in a group: for its service, with who gives it, from its date on. */
export default function WaitForSeat({ group, onClose }: WaitForSeatProps) {
  const { calendars } = useClinic()
  const zone = zoneOfFirst(group.calendarIds, calendars)
  return (
    <WaitDialog
      values={newValues({ serviceId: group.serviceId })}
      criteria={criteriaLike(group, zone)}
      onClose={onClose}
    />
  )
}
