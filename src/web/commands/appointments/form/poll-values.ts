import type { Voting } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'

/** A time that a poll offers; ISO instants. */
export interface PollOption {
  id: string
  startDate: string | null
  endDate: string | null
}

/** What a form says of a poll. */
export interface PollValues {
  options: readonly PollOption[]
  closesAt: string | null
}

/** The poll of a form: only options whose times are said; votes of an option that is gone go with it. */
export function votingOf({ options, closesAt }: PollValues, before?: Appointment['voting']): Voting {
  const said = options
    .flatMap(({ id, startDate, endDate }) => (startDate && endDate ? [{ id, startDate, endDate }] : []))
    .toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))
  const ids = said.map(({ id }) => id)
  return {
    ...before,
    options: said,
    votes: (before?.votes ?? []).filter(({ optionId }) => ids.includes(optionId)),
    closesAt,
  }
}
