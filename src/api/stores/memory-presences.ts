import { conflict } from '../core/failure.ts'
import { plain } from '../core/plain.ts'
import type { KeptPresence, Presences } from '../core/presences.ts'
import { compareCodePoints } from './code-points.ts'
import { type Change, keyIn, type PassingChange } from './kept.ts'

/** Who is present in an organization, in memory; `set` writes in whatever transaction it belongs to. */
export function memoryPresences(
  kept: ReadonlyMap<string, KeptPresence>,
  organizationId: string,
  set: (change: Change | PassingChange) => void,
): Presences {
  const own = (): [key: string, presence: KeptPresence][] =>
    [...kept].filter(([key]) => key.startsWith(`${organizationId} `))
  return {
    async current(now) {
      const lasting = own().flatMap(([, presence]) => (presence.until > now ? [presence] : []))
      return lasting.sort((left, right) => compareCodePoints(left.id, right.id))
    },
    async put(presence, now) {
      const key = keyIn(organizationId, presence.id)
      const before = kept.get(key)
      if (before && before.key !== presence.key && before.until > now) {
        throw conflict('Another access key uses this id.')
      }
      for (const [old, { until }] of own()) if (until <= now) set({ table: 'presences', key: old, value: undefined })
      set({ table: 'presences', key, value: plain(presence) })
    },
    async remove(id) {
      set({ table: 'presences', key: keyIn(organizationId, id), value: undefined })
    },
  }
}
