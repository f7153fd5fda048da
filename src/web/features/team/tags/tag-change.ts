import { fold } from '#api/values/fold.ts'

/** Longest tag, and most tags of a calendar (interface, section 8). */
export const [LONGEST_TAG, MOST_TAGS] = [100, 100]

/** Which tags calendars get or lose. */
export interface TagChange {
  adds: boolean
  tags: readonly string[]
}

/** The tags of a calendar afterwards: those it had in their order, new ones behind them. */
export const tagsAfter = (before: readonly string[], { adds, tags }: TagChange): string[] =>
  adds ? [...new Set([...before, ...tags])] : before.filter((tag) => !tags.includes(tag))

/** Whether the change means anything for a calendar with these tags. */
export const changesTags = (before: readonly string[], { adds, tags }: TagChange): boolean =>
  tags.some((tag) => before.includes(tag) !== adds)

/**
 * Tags as they are typed, with commas between them. One that is known in other capitals or accents is that one: twice the
 * same word would find half of the calendars each.
 */
export const typedTags = (text: string, known: readonly string[]): string[] => {
  const words = text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const spelled = words.map((word) => known.find((tag) => fold(tag) === fold(word)) ?? word)
  return spelled.filter((word, at) => spelled.findIndex((other) => fold(other) === fold(word)) === at)
}

/** What a tag is called, and how it shall be called. */
export interface TagRenaming {
  from: string
  to: string
}

/** The tags of a calendar afterwards, in their order; one that it has under both names is there once. */
export const tagsRenamed = (before: readonly string[], { from, to }: TagRenaming): string[] => [
  ...new Set(before.map((tag) => (tag === from ? to : tag))),
]

/** Every tag in its order, with how many calendars have it. */
export const tagCounts = (
  calendars: readonly { tags: readonly string[] }[],
  compare: (a: string, b: string) => number,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { tags } of calendars) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return new Map([...counts].toSorted(([a], [b]) => compare(a, b)))
}
