import { isObject, type JsonObject } from '#api/contract/json-object.ts'

/** What a deployment last said of a record, in its own words. */
export interface RememberedRecord {
  raw: JsonObject
  /** Whether it was the answer of one record: a list may leave things out. */
  isWhole: boolean
}

/** Records beyond this number are forgotten, the ones not heard of for longest first. */
const ROOM = 2000

/** Newer words of a list over an older answer of one record: only what a list does not shorten. */
const updated = (whole: JsonObject, item: JsonObject): JsonObject => ({
  ...whole,
  ...Object.fromEntries(Object.entries(item).filter(([name, value]) => !isObject(value) && !isObject(whole[name]))),
})

/**
 * The latest answers by the key of their record, so that a write can keep what nobody here knows and tell what got lost.
 * It lives as long as the connection, in memory only.
 */
export const createRecordMemory = (room = ROOM) => {
  const kept = new Map<string, RememberedRecord>()
  const rounds = new Map<string, number>()
  const put = (key: string, next: RememberedRecord): void => {
    kept.delete(key)
    kept.set(key, next)
    const oldest = kept.keys().next().value
    if (kept.size > room && oldest !== undefined) kept.delete(oldest)
  }
  return {
    recall: (key: string): RememberedRecord | undefined => kept.get(key),
    keep(key: string, raw: JsonObject): void {
      put(key, { raw, isWhole: true })
    },
    /** Keeps an entry of a list; it does not take the place of an answer of one record of the same version. */
    keepItem(key: string, raw: JsonObject): void {
      const known = kept.get(key)
      const isSame = known?.isWhole && known.raw.version === raw.version
      put(key, isSame ? { raw: updated(known.raw, raw), isWhole: true } : { raw, isWhole: false })
    },
    /** Forgets a record and all that was to be put back into it: its old values must not live on here. */
    forget(key: string): void {
      kept.delete(key)
      rounds.set(key, (rounds.get(key) ?? 0) + 1)
    },
    /** Changes whenever a record is forgotten. */
    round: (key: string): number => rounds.get(key) ?? 0,
  }
}

/** The memory of one connection. */
export type RecordMemory = ReturnType<typeof createRecordMemory>
