import type { Appointment } from '#api/contract/appointments.ts'
import type { InterfaceVersion } from '../../../commands/appointments/interface-version.ts'

/** What is done to several appointments by a dialog that asks for more. */
export type WorkKind = 'cancel' | 'delete' | 'mask' | 'classification' | 'origin' | 'shift'

/** What every such dialog is given. */
export interface WorkProps {
  records: readonly Appointment[]
  /** Says how many of the chosen ones are not among them, and why; empty where all are. */
  leftOut: string
  version: InterfaceVersion
  /** Closes it: whether a run has taken the records over. */
  onClose: (taken: boolean) => void
}

/** Above this number a work that cannot be taken back must be confirmed by typing. */
export const MANY = 20
