import type { Rows } from '../store.ts'

/** Remembered answers, and as many signatures, that one transaction drops. */
const TOGETHER = 500

/** Drops some remembered answers and signatures that no call can meet any more; answers whether there may be more of them. */
export const dropExpired = (rows: Rows, now: number): Promise<boolean> => rows.dropExpired(now, TOGETHER)
