import type { Appointment } from '#api/contract/appointments.ts'
import type { InterfaceVersion } from '../interface-version.ts'

/** What every form of the appointment panel is given. */
export interface PanelFormProps {
  appointment: Appointment
  version: InterfaceVersion
  /** `done` when the appointment was written, not only looked at. */
  onClose: (done?: boolean) => void
}
