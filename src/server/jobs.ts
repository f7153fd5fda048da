import { dropOldChanges } from '#api/core/jobs/drop-changes.ts'
import { dropExpired } from '#api/core/jobs/drop-expired.ts'
import { dropKept } from '#api/core/jobs/drop-kept.ts'
import { dropInvitations } from '#api/core/jobs/drop-invitations.ts'
import type { JobLease, Rows, Store } from '#api/core/store.ts'
import { HOUR, MINUTE } from '#api/time/durations.ts'

/** Milliseconds after which another process takes over a job whose process has stopped in the middle of it. */
export const LEASE = MINUTE
const SECOND = 1000

/** Does a little of a job in one transaction; answers whether there may be more to do. */
type Step = (rows: Rows, now: number) => Promise<boolean>

const JOBS: Readonly<Record<string, Step>> = {
  'drop-changes': dropOldChanges,
  'drop-expired': dropExpired,
  'drop-invitations': dropInvitations,
  'drop-kept': dropKept,
}

/** What jobs need. */
export interface JobDeps {
  store: Store
  now: () => number
  /** Names this process to others over the same database. */
  holder: string
}

/**
 * Asks for a job until an instant; undefined where it was given, otherwise when the lease of whoever has it ends, in epoch
 * milliseconds.
 */
export async function takeJob(rows: Rows, lease: JobLease, now: number): Promise<number | undefined> {
  if (await rows.leaseJob(lease, now)) return undefined
  return (await rows.jobLease(lease.job))?.until ?? now
}

/**
 * One step of a job, in the transaction that renews the lease: what another process does meanwhile is never done twice.
 * Once there is nothing left to do, the lease holds until the job is due again. Answers when that is, or when another
 * process's lease ends; undefined where there is more to do at once.
 */
async function stepOf(job: string, step: Step, rows: Rows, { now, holder }: JobDeps): Promise<number | undefined> {
  const at = now()
  const taken = await takeJob(rows, { job, holder, until: at + LEASE }, at)
  if (taken !== undefined) return taken
  if (await step(rows, at)) return undefined
  await rows.leaseJob({ job, holder, until: at + HOUR }, at)
  return at + HOUR
}

/**
 * Does what is due in every organization, a little at a time: others write between the steps. Answers when something is due
 * again, in epoch milliseconds: at the latest when the lease of a process ends that is in the middle of a job.
 */
export async function doJobs(deps: JobDeps, isStopped: () => boolean = () => false): Promise<number> {
  const { store, now } = deps
  let next = now() + HOUR
  for (const { id } of await store.credentials.organizations()) {
    for (const [job, step] of Object.entries(JOBS)) {
      let due: number | undefined
      while (!isStopped() && due === undefined) due = await store.write(id, (rows) => stepOf(job, step, rows, deps))
      next = Math.min(next, due ?? next)
    }
  }
  return next
}

/** Works now, and again whenever it answers that it is due; trouble is told and tried again an hour later. */
export function repeated(
  work: (isStopped: () => boolean) => Promise<number>,
  now: () => number,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  const go = async (): Promise<void> => {
    const due = await work(() => isStopped).catch((error: unknown) => {
      onTrouble(error)
      return now() + HOUR
    })
    if (isStopped) return
    timer = setTimeout(() => void (running = go()), Math.min(HOUR, Math.max(SECOND, due - now())))
    timer.unref()
  }
  running = go()
  return () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
}

/** Does the jobs now and whenever they are due until it is stopped. */
export const keepJobsDone = (deps: JobDeps, onTrouble: (error: unknown) => void): (() => Promise<void>) =>
  repeated((isStopped) => doJobs(deps, isStopped), deps.now, onTrouble)
