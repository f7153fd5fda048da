import type { ShownPresence } from '../contract/presence.ts'

/** Somebody present, as kept: no record, without history, and gone with a crash. */
export interface KeptPresence extends ShownPresence {
  /** When it ends by itself, epoch milliseconds. */
  until: number
}

/** Who is present in one organization. What is told here stands in nobody's way. */
export interface Presences {
  /** Those that have not ended, by their ids. */
  current(now: number): Promise<KeptPresence[]>
  /** Keeps one, or lets it last longer; throws a `conflict` failure where its id is another key's. */
  put(presence: KeptPresence, now: number): Promise<void>
  remove(id: string): Promise<void>
}
