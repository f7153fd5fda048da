import { DAY } from '../../time/durations.ts'
import type { Rows } from '../store.ts'

/** Milliseconds after its end for which an invitation can still say what became of it. */
const KEPT = 30 * DAY
/** Invitations that one transaction drops. */
const TOGETHER = 50

/** Drops some invitations that ended long ago, used or not; answers whether there may be more of them. */
export async function dropInvitations(rows: Rows, now: number): Promise<boolean> {
  // They come in the order in which they end.
  const { items } = await rows.find('invitations', { limit: TOGETHER })
  const past = items.filter(({ expiresAt }) => Date.parse(expiresAt) + KEPT <= now)
  for (const { id } of past) await rows.remove('invitations', id)
  return past.length === TOGETHER
}
