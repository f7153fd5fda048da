import type { Context } from '../context.ts'
import { conflictOf } from '../failure.ts'
import { hasLapsed } from '../rules/overlap.ts'
import type { Condition } from '../store.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { instant } from './record.ts'

/** Appointments that are still to come or going on: not cancelled, not completed, no lapsed hold. */
export const comingAppointments = async (where: readonly Condition[], context: Context): Promise<Appointment[]> => {
  const { items } = await context.rows.find('appointments', {
    where: [...where, { during: [instant(context), null] }, { field: 'status', noneOf: ['cancelled', 'completed'] }],
  })
  return items.filter((appointment) => !hasLapsed(appointment, context.now()))
}

/** Refuses with 409 where something has coming appointments. */
export const refuseWithComing = async (what: string, where: readonly Condition[], context: Context): Promise<void> => {
  const { length } = await comingAppointments(where, context)
  if (length === 0) return
  throw length === 1 ? conflictOf('oneComing', { what }) : conflictOf('manyComing', { what, count: length })
}
