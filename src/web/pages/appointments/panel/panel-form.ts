import type { Appointment } from '../../../../api/contract/appointments.ts'
import type { InterfaceVersion } from '../desk/gateway.ts'

/** What every form of the appointment panel is given. */
export interface PanelFormProps {
  appointment: Appointment
  version: InterfaceVersion
  onClose: () => void
}
