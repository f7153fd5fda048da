import type { Appointment } from '../../../api/contract/appointments.ts'
import { isUndecided } from '../../../api/core/rules/overlap.ts'

/** What the desk has to look at now. */
export interface Today {
  /** Should have begun, and nobody has said that the guest is there. */
  late: Appointment[]
  /** In the house: waiting or in progress. */
  here: Appointment[]
  /** Still to come today. */
  coming: Appointment[]
  /** Today or tomorrow, and not confirmed yet. */
  unconfirmed: Appointment[]
}

/** Lateness is counted from this many milliseconds after the start. */
const GRACE = 5 * 60_000

const isHere = ({ status, subStatus }: Appointment): boolean =>
  status === 'confirmed' && (subStatus === 'arrived' || subStatus === 'in-progress')

/** Sorts appointments into what is late, here, coming (until `endOfDay`) and unconfirmed; epoch milliseconds. */
export function sortToday(appointments: readonly Appointment[], now: number, endOfDay: number): Today {
  const today: Today = { late: [], here: [], coming: [], unconfirmed: [] }
  const open = appointments.filter(
    (it) => !it.blocked && !isUndecided(it) && it.status !== 'cancelled' && it.status !== 'completed',
  )
  for (const appointment of open) {
    const start = Date.parse(appointment.startDate)
    const end = Date.parse(appointment.endDate)
    if (isHere(appointment)) today.here.push(appointment)
    else if (start + GRACE < now && now < end + 12 * 60 * 60_000) today.late.push(appointment)
    else if (start < endOfDay && end > now) today.coming.push(appointment)
    if (appointment.status === 'pending' && start > now) today.unconfirmed.push(appointment)
  }
  return today
}
