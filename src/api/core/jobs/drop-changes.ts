import { DAY } from '../../time/durations.ts'
import type { Rows } from '../store.ts'

/** Milliseconds for which a reader of the feed may be away and miss nothing. */
export const FEED_KEPT = 7 * DAY
/** Days for which changes are kept for the audit where an organization does not say otherwise. */
const AUDIT_DAYS = 400
/** Changes that one transaction drops. */
const TOGETHER = 500

/** Drops some changes that the organization keeps no longer; answers whether there may be more of them. */
export const dropOldChanges = async (rows: Rows, now: number): Promise<boolean> => {
  const [settings] = (await rows.find('organizationSettings', { limit: 1 })).items
  const days = settings?.changes?.keptDays ?? AUDIT_DAYS
  return (await rows.changes.drop(new Date(now - days * DAY).toISOString(), TOGETHER)) === TOGETHER
}
