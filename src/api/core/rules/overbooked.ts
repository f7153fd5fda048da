import type { Appointment } from '../../contract/appointments.ts'
import { isObject, textOf } from '../../contract/json-object.ts'

/** Why an appointment stands at a time that was taken, as `extraFields.overbooked` of both says. */
export interface Overbooked {
  /** Who decided it; empty where the deployment does not tell who calls. */
  by: string
  reason: string
}

type Kept = Pick<Appointment, 'extraFields'>

/** Why an appointment shares its time on purpose; undefined where nobody gave a reason. */
export function overbookedOf({ extraFields }: Kept): Overbooked | undefined {
  const kept = extraFields['overbooked']
  if (!isObject(kept)) return undefined
  const reason = textOf(kept['reason'])
  return reason === '' ? undefined : { by: textOf(kept['by']), reason }
}

/** The open fields of an appointment that shares its time on purpose from now on. */
export const withOverbooked = (extraFields: Kept['extraFields'], overbooked: Overbooked): Kept['extraFields'] => ({
  ...extraFields,
  overbooked: { ...overbooked },
})
