import type { Appointment } from '#api/contract/appointments.ts'

/** What a range showed when it was last looked at. */
export interface Look {
  /** Epoch milliseconds by this device's clock. */
  at: number
  /** What tells one state of an appointment from another, by id. */
  states: ReadonlyMap<string, string>
}

/** The state of an appointment: its version, or what can be seen of it where a deployment counts none. */
function stateOf({
  version,
  startDate,
  endDate,
  status,
  subStatus,
  calendarIds,
  title,
  serviceId,
}: Appointment): string {
  const hasVersion = typeof version === 'number'
  return hasVersion
    ? `${version}`
    : JSON.stringify([startDate, endDate, status, subStatus, calendarIds, title, serviceId])
}

/** Looks at a range now. */
export const freshLook = (appointments: readonly Appointment[], at: number): Look => ({
  at,
  states: new Map(appointments.map((appointment) => [appointment.id, stateOf(appointment)])),
})

/** Ids of what has come or changed since the last look, in the order of the range. */
export const changedSince = (before: Look, { states }: Look): string[] =>
  [...states].flatMap(([id, state]) => (before.states.get(id) === state ? [] : [id]))

/** Without what this page did itself: its writes since the last look, and what came in an answer that it asked for. */
export function ofOthers(
  changed: readonly string[],
  before: Look,
  writes: readonly { appointmentId: string; at: string }[],
  hasAsked: boolean,
): string[] {
  const own = new Set(writes.flatMap(({ appointmentId, at }) => (Date.parse(at) >= before.at ? [appointmentId] : [])))
  return changed.filter((id) => !own.has(id) && (before.states.has(id) || !hasAsked))
}
