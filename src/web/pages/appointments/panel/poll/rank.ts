import type { Voting } from '../../../../../api/contract/appointment-fields.ts'
import type { VoteCounts } from '../../../../../api/core/rules/voting.ts'

/** An option with how many gave each answer. */
export type Counted = Voting['options'][number] & { counts: VoteCounts }

/** Options from the best to the worst: most yes, then most “if need be”, then the earliest; the order of the poll decides last. */
export const rankOptions = <O extends Counted>(options: readonly O[]): O[] =>
  options.toSorted(
    (a, b) =>
      b.counts.yes - a.counts.yes ||
      b.counts['if-need-be'] - a.counts['if-need-be'] ||
      Date.parse(a.startDate) - Date.parse(b.startDate),
  )

/** The option to choose; undefined while nobody can come to any. */
export const bestOption = <O extends Counted>(options: readonly O[]): O | undefined => {
  const [first] = rankOptions(options)
  return first && first.counts.yes + first.counts['if-need-be'] > 0 ? first : undefined
}

/** The answers of one person, by option; of several votes on an option the last one counts. */
export interface Ballot {
  guest: string
  answers: ReadonlyMap<string, Voting['votes'][number]['answer']>
}

/** Everybody who voted, in the order of their first vote, and then those who are awaited. */
export function ballotsOf({ votes }: Pick<Voting, 'votes'>, awaited: readonly string[] = []): Ballot[] {
  const all = new Map<string, Map<string, Voting['votes'][number]['answer']>>()
  for (const { guest, optionId, answer } of votes) {
    const own = all.get(guest) ?? new Map()
    own.set(optionId, answer)
    all.set(guest, own)
  }
  for (const guest of awaited) if (!all.has(guest)) all.set(guest, new Map())
  return [...all].map(([guest, answers]) => ({ guest, answers }))
}

/** The votes of a poll with those of one guest exchanged for new ones. */
export const withBallot = (
  votes: Voting['votes'],
  guest: string,
  answers: Readonly<Record<string, Voting['votes'][number]['answer'] | null>>,
): Voting['votes'] => [
  ...votes.filter((vote) => vote.guest !== guest),
  ...Object.entries(answers).flatMap(([optionId, answer]) => (answer ? [{ optionId, guest, answer }] : [])),
]
