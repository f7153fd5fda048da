import type { Appointment } from '../../contract/appointments.ts'
import type { Condition } from '../store.ts'
import { refuseImpossible } from './record.ts'

/** What overlaps `[startDate, endDate)`; either may stand alone (interface, section 2, search). */
export const during = ({
  startDate = null,
  endDate = null,
}: {
  startDate?: string | null | undefined
  endDate?: string | null | undefined
}): Condition[] => {
  if (startDate === null && endDate === null) return []
  if (startDate !== null && endDate !== null && endDate < startDate) {
    refuseImpossible([{ field: 'endDate', message: 'must not be before startDate' }])
  }
  return [{ during: [startDate, endDate] }]
}

/** Only these fields of an appointment, and always its id; unknown names are ignored. */
export const onlyFields = (row: Appointment, fields: readonly string[]): Appointment => {
  const wanted = new Set(['id', ...fields])
  // The caller asked for less than an appointment, which is the one place where the answer is not whole.
  return Object.fromEntries(Object.entries(row).filter(([name]) => wanted.has(name))) as Appointment
}
