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

/** What keeps a poll from being sent, and the field of the form that it is about. */
export interface PollProblem {
  // That there is none is about no field: a form asks again at each try whether that is still so.
  field: 'root.options' | `options.${number}.${'startDate' | 'endDate'}`
  reason: 'no options' | 'no time' | 'end before start'
}

/** The first thing that is missing or wrong among the options of a poll. */
export function pollProblem({ options }: Pick<PollValues, 'options'>): PollProblem | undefined {
  if (options.length === 0) return { field: 'root.options', reason: 'no options' }
  for (const [at, { startDate, endDate }] of options.entries()) {
    if (!startDate) return { field: `options.${at}.startDate`, reason: 'no time' }
    if (!endDate || Date.parse(endDate) <= Date.parse(startDate))
      return { field: `options.${at}.endDate`, reason: 'end before start' }
  }
  return undefined
}
