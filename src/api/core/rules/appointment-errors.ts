import type { Appointment } from '../../contract/appointments.ts'
import type { FieldError } from '../../contract/errors.ts'
import { votingErrors } from './voting.ts'

/** What is impossible in an appointment by itself. */
export const appointmentErrors = (row: Appointment): FieldError[] => [
  ...(row.endDate <= row.startDate ? [{ field: 'endDate', message: 'must be after startDate' }] : []),
  ...(row.voting && row.model !== 'poll' ? [{ field: 'voting', message: 'belongs to the model poll only' }] : []),
  ...(row.voting ? votingErrors(row.voting) : []),
]
