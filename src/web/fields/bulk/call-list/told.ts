import { keptHere } from '../../../ui/local-storage.ts'

/** A guest who must hear what a run did with an appointment: texts in the language and on the clock of whoever ran it. */
export interface GuestToTell {
  readonly guest: string
  readonly phone: string
  readonly email: string
  /** When the appointment was. */
  readonly was: string
  /** When it is now; null where it is no longer. */
  readonly now: string | null
}

/** A guest of the call list, with what tells the line from others: an id and a time, no name. */
export interface CallListLine extends GuestToTell {
  readonly key: string
}

/** The guests of what was done, or will be, by the id of each. */
export const callLinesOf = (items: readonly { id: string; tell?: readonly GuestToTell[] }[]): CallListLine[] =>
  items.flatMap(({ id, tell = [] }) => tell.map((it, place) => ({ ...it, key: `${id} ${place} ${it.now ?? ''}` })))

/** Enough for years of calls; the oldest are forgotten. */
const MOST = 2000

const read = (stored: string | null): readonly string[] => {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter((it) => typeof it === 'string') : []
  } catch {
    return []
  }
}

const useKept = keptHere<readonly string[]>('fd-told', read)

/** Who was told, in this browser, by the key of the line; a line is ticked and unticked by `tick`. */
export function useTold(): { isTold: (key: string) => boolean; tick: (key: string, told: boolean) => void } {
  const [keys, change] = useKept('')
  return {
    isTold: (key) => keys.includes(key),
    tick: (key, told) =>
      change((now) => (told ? [...now.filter((it) => it !== key), key].slice(-MOST) : now.filter((it) => it !== key))),
  }
}
