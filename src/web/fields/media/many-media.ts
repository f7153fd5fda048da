/** What one of many media is called by a pattern (`{name}` its name, `{number}` its place); `place` counts from 0. */
export const nameBy = (pattern: string, { name }: { name: string }, place: number): string =>
  pattern
    .replaceAll('{name}', () => name)
    .replaceAll('{number}', String(place + 1))
    .trim()

/** The tags of an entry: what stands between commas. */
export const tagsTyped = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
