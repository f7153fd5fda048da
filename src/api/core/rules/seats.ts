import type { Appointment } from '../../contract/appointments.ts'

/** Most seats of a group: as many guests as one appointment holds. */
export const MOST_SEATS = 100

type Kept = Pick<Appointment, 'extraFields'>
type Group = Pick<Appointment, 'extraFields' | 'guests' | 'status' | 'allowOverlapping'>

/** How many guests a group has room for, as `extraFields.seats` says; undefined where the appointment is no group. */
export function seatsOf({ extraFields }: { extraFields?: Kept['extraFields'] | null | undefined }): number | undefined {
  // A list of a few fields, and other deployments, may leave the open ones out.
  const seats = extraFields?.['seats']
  return typeof seats === 'number' && Number.isInteger(seats) && seats >= 1 && seats <= MOST_SEATS ? seats : undefined
}

/** The open fields of an appointment with so many seats from now on; without any it is no group. What is no number stays. */
export function withSeats(extraFields: Kept['extraFields'], seats: number | undefined): Kept['extraFields'] {
  const { seats: _before, ...others } = extraFields
  if (seats !== undefined) return { ...others, seats }
  return seatsOf({ extraFields }) === undefined ? extraFields : others
}

/** How many seats of a group are left, never below 0; undefined where the appointment is no group. */
export function seatsLeft({ guests, ...group }: Pick<Group, 'extraFields' | 'guests'>): number | undefined {
  const seats = seatsOf(group)
  return seats === undefined ? undefined : Math.max(0, seats - guests.length)
}

/**
 * Whether a write would put more guests into a group than it has seats for. What is too full already may be changed
 * otherwise, and whoever may overlap on purpose may be too many.
 */
export function isOverfull(row: Group, before?: Group): boolean {
  const seats = seatsOf(row)
  if (seats === undefined || row.allowOverlapping || row.status === 'cancelled' || row.guests.length <= seats)
    return false
  if (before === undefined || before.status === 'cancelled') return true
  return row.guests.length > before.guests.length || seats < (seatsOf(before) ?? Infinity)
}
