import { forget } from '../operations/trash.ts'
import type { Rows } from '../store.ts'

/** Records in the trash, and as many earlier versions, that one transaction drops. */
const TOGETHER = 50

/**
 * Drops some of what was deleted or replaced so long ago that it is kept no longer; answers whether there may be more. Who
 * has the bytes lets go of those that no record needs (server/media/sweep.ts).
 */
export async function dropKept(rows: Rows, now: number): Promise<boolean> {
  const isPast = ({ until }: { until: string }): boolean => Date.parse(until) <= now
  // Both come in the order in which they end.
  const trash = (await rows.find('trash', { limit: TOGETHER })).items.filter(isPast)
  for (const { id } of trash) await forget(id, rows)
  const versions = (await rows.find('mediumVersions', { limit: TOGETHER })).items.filter(isPast)
  for (const { id } of versions) await rows.remove('mediumVersions', id)
  return Math.max(trash.length, versions.length) === TOGETHER
}
