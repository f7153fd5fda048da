import { dropOldChanges } from '#api/core/jobs/drop-changes.ts'
import type { Store } from '#api/core/store.ts'

const HOUR = 60 * 60_000

/** What jobs need. */
export interface JobGround {
  store: Store
  now: () => number
}

/** Does what is due in every organization, a little at a time: others write between the steps. */
async function doJobs({ store, now }: JobGround, isStopped: () => boolean): Promise<void> {
  for (const { id } of await store.credentials.organizations()) {
    while (!isStopped() && (await store.write(id, (rows) => dropOldChanges(rows, now())))) continue
  }
}

/** Does the jobs now and every hour until it is stopped; trouble is told and tried again next time. */
export function keepJobsDone(ground: JobGround, onTrouble: (error: unknown) => void): () => Promise<void> {
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  const go = (): void => {
    running = running.then(() => doJobs(ground, () => isStopped)).catch(onTrouble)
  }
  go()
  const timer = setInterval(go, HOUR)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
    return running
  }
}
