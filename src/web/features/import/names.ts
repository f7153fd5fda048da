import { fold } from '#api/values/fold.ts'

/** Records by what a file calls them. */
export interface Names<T> {
  of: (text: string) => T | undefined
}

const TITLES = /\b(dr|dra|mr|mrs|ms|sr|sra|don|dona|prof)\b\.?/g
const plain = (text: string): string =>
  fold(text)
    .replace(TITLES, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** “J. Etxeberria” is Jone Etxeberria where nobody else can be meant. */
const initialed = (text: string): string => {
  const words = plain(text).split(' ')
  return words.length < 2 ? '' : `${words[0]?.[0] ?? ''} ${words.slice(1).join(' ')}`
}

/**
 * Records by their names as people write them: case, accents, titles and first names that are cut to a letter tell nothing
 * apart. `chosen` says of a text what somebody has chosen for it, an empty id being nothing.
 */
export function recordNames<T extends { id: string; name: string; email?: string | null }>(
  records: readonly T[],
  chosen: ReadonlyMap<string, string>,
): Names<T> {
  const only = (keyOf: (record: T) => string): Map<string, T | null> => {
    const found = new Map<string, T | null>()
    for (const record of records) {
      const key = keyOf(record)
      if (key !== '') found.set(key, found.has(key) ? null : record)
    }
    return found
  }
  const byId = new Map(records.map((record) => [record.id, record]))
  const exact = only(({ name }) => fold(name).trim())
  const bare = only(({ name }) => plain(name))
  const short = only(({ name }) => initialed(name))
  const mails = only(({ email }) => fold(email ?? ''))
  return {
    of: (text) => {
      const choice = chosen.get(text)
      if (choice !== undefined) return byId.get(choice)
      const key = fold(text).trim()
      return exact.get(key) ?? mails.get(key) ?? bare.get(plain(text)) ?? short.get(initialed(text)) ?? undefined
    },
  }
}
