import { dropOldChanges } from '#api/core/jobs/drop-changes.ts'
import { dropExpired } from '#api/core/jobs/drop-expired.ts'
import type { Rows, Store } from '#api/core/store.ts'

const HOUR = 60 * 60_000
/** Milliseconds after which another process takes over a job whose process has stopped in the middle of it. */
const LEASE = 60_000

/** Does a little of a job in one transaction; answers whether there may be more to do. */
type Step = (rows: Rows, now: number) => Promise<boolean>

const JOBS: Readonly<Record<string, Step>> = { 'drop-changes': dropOldChanges, 'drop-expired': dropExpired }

/** What jobs need. */
export interface JobGround {
  store: Store
  now: () => number
  /** Names this process to others over the same database. */
  holder: string
}

/**
 * One step of a job, in the transaction that renews the lease: what another process does meanwhile is never done twice.
 * Once there is nothing left to do, the lease holds until the job is due again.
 */
async function stepOf(job: string, step: Step, rows: Rows, { now, holder }: JobGround): Promise<boolean> {
  const at = now()
  if (!(await rows.leaseJob({ job, holder, until: at + LEASE }, at))) return false
  if (await step(rows, at)) return true
  await rows.leaseJob({ job, holder, until: at + HOUR }, at)
  return false
}

/** Does what is due in every organization, a little at a time: others write between the steps. */
export async function doJobs(ground: JobGround, isStopped: () => boolean = () => false): Promise<void> {
  const { store } = ground
  for (const { id } of await store.credentials.organizations()) {
    for (const [job, step] of Object.entries(JOBS)) {
      while (!isStopped() && (await store.write(id, (rows) => stepOf(job, step, rows, ground)))) continue
    }
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
