import type { Voting } from '#api/contract/appointment-fields.ts'
import type { VoteCounts } from '#api/core/rules/voting.ts'

/** An option with how many gave each answer. */
export type CountedOption = Voting['options'][number] & { counts: VoteCounts }

/** Options from the best to the worst: most yes, then most “if need be”, then the earliest; the order of the poll decides last. */
export const rankOptions = <O extends CountedOption>(options: readonly O[]): O[] =>
  options.toSorted(
    (a, b) =>
      b.counts.yes - a.counts.yes ||
      b.counts['if-need-be'] - a.counts['if-need-be'] ||
      Date.parse(a.startDate) - Date.parse(b.startDate),
  )

/** The option to choose: the best of those whose time is free; undefined while nobody can come to any. */
export const bestOption = <O extends CountedOption>(
  options: readonly O[],
  isFree: (option: O) => boolean = () => true,
): O | undefined => {
  const [first] = rankOptions(options.filter(isFree))
  return first && first.counts.yes + first.counts['if-need-be'] > 0 ? first : undefined
}
