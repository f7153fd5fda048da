import { DAY } from '../../time/durations.ts'
import type { Rows } from '../store.ts'

/** Milliseconds for which a reader of the feed may be away and miss nothing. */
export const FEED_KEPT = 7 * DAY
/** Milliseconds for which changes are kept for the audit. */
export const AUDIT_KEPT = 400 * DAY
/** Changes that one transaction drops. */
const TOGETHER = 500

/** Drops some changes that nobody is promised any more; answers whether there may be more of them. */
export const dropOldChanges = async ({ changes }: Rows, now: number): Promise<boolean> =>
  (await changes.drop(new Date(now - AUDIT_KEPT).toISOString(), TOGETHER)) === TOGETHER
