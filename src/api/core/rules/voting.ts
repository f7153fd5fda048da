import { VOTE_ANSWERS } from '../../contract/choices.ts'
import { type Voting } from '../../contract/appointment-fields.ts'
import type { FieldError } from '../../contract/errors.ts'

/** How many gave each answer to an option. */
export type VoteCounts = Record<(typeof VOTE_ANSWERS)[number], number>

/** The counts of one option; of several votes of a guest the last one counts. */
export const countVotes = (voting: Voting, optionId: string): VoteCounts => {
  const last = new Map(
    voting.votes.filter((vote) => vote.optionId === optionId).map((vote) => [vote.guest, vote.answer]),
  )
  const counts: VoteCounts = { yes: 0, 'if-need-be': 0, no: 0 }
  for (const answer of last.values()) counts[answer] += 1
  return counts
}

/** A poll with the counts of every option, as `votes` answers it (interface, section 2). */
export const countedVoting = (voting: Voting) => ({
  ...voting,
  options: voting.options.map((option) => ({ ...option, counts: countVotes(voting, option.id) })),
})

/** The option that was chosen, if any. */
export const chosenOption = (voting: Voting | null | undefined): Voting['options'][number] | undefined =>
  voting?.chosenOptionId ? voting.options.find((option) => option.id === voting.chosenOptionId) : undefined

/** What is impossible in a poll, by field. */
export const votingErrors = (voting: Voting): FieldError[] => {
  const ids = voting.options.map((option) => option.id)
  const errors: FieldError[] = []
  voting.options.forEach((option, index) => {
    const field = `voting.options.${index}`
    if (ids.indexOf(option.id) !== index) errors.push({ field: `${field}.id`, message: 'is the id of another option' })
    if (option.endDate <= option.startDate)
      errors.push({ field: `${field}.endDate`, message: 'must be after the start' })
  })
  voting.votes.forEach((vote, index) => {
    if (!ids.includes(vote.optionId)) {
      errors.push({ field: `voting.votes.${index}.optionId`, message: 'is no option of this poll' })
    }
  })
  if (voting.chosenOptionId && !ids.includes(voting.chosenOptionId)) {
    errors.push({ field: 'voting.chosenOptionId', message: 'is no option of this poll' })
  }
  return errors
}
