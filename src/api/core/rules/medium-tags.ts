import type { Multimedia } from '../../contract/multimedia.ts'

/** Most tags of a medium, and most characters of each; `environment`, where they stand, has a bound of its own. */
export const MOST_TAGS = 30
/** Most characters of a tag. */
export const LONGEST_TAG = 60

type Kept = Pick<Multimedia, 'environment'>

const areTags = (kept: unknown): kept is readonly string[] =>
  Array.isArray(kept) && kept.every((it) => typeof it === 'string')

/** The tags of a medium, as its open field `environment.tags` says; whatever else stands there are none. */
export const tagsOf = ({ environment }: Partial<Kept>): readonly string[] => {
  const kept = environment?.['tags']
  return areTags(kept) ? kept : []
}

/** The open fields of a medium with these tags from now on; without any where there are none. */
export function withTags(environment: Kept['environment'], tags: readonly string[]): Kept['environment'] {
  const kept = environment['tags']
  // What is no list of words is another client's.
  if (kept !== undefined && !areTags(kept)) return environment
  const { tags: _before, ...others } = environment
  return tags.length === 0 ? others : { ...others, tags: [...new Set(tags)].slice(0, MOST_TAGS) }
}
