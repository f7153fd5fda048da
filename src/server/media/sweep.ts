import type { MediumRef } from '#api/core/context.ts'
import type { Store } from '#api/core/store.ts'
import type { Depot } from './depot.ts'

const HOUR = 60 * 60_000

/** What sweeping needs. */
export interface SweepGround {
  store: Store
  depot: Depot
  now: () => number
  /** Milliseconds after which an unfinished upload is given up. */
  expiry: number
}

/** Lets go of bytes that nobody can come back for: unfinished uploads that expired, files whose record is gone or elsewhere. */
export async function sweep({ store, depot, now, expiry }: SweepGround): Promise<void> {
  for (const medium of await depot.idleSince(now() - expiry)) await depot.abandon(medium)
  const rowOf = ({ organizationId, id }: MediumRef) => store.read(organizationId, (rows) => rows.get('multimedia', id))
  // A file is kept a moment before its record says so.
  for (const medium of await depot.keptBefore(now() - HOUR)) {
    const row = await rowOf(medium)
    if (!row) await depot.clear(medium)
    else if (row.status === 'ready' && !row.url?.includes(`/${medium.id}/`)) await depot.clear(medium)
  }
}

/** Sweeps now and every hour until it is stopped; trouble is told and tried again next time. */
export function keepSwept(ground: SweepGround, onTrouble: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const go = (): void => {
    running = running.then(() => sweep(ground)).catch(onTrouble)
  }
  go()
  const timer = setInterval(go, HOUR)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
