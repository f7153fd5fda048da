import { dropGivenUp, givenUpBefore } from '#api/core/jobs/drop-given-up.ts'
import type { MediumRef } from '#api/core/context.ts'
import { fileOf } from '#api/core/rules/medium-row.ts'
import { namesOf, versionsOf } from '#api/core/operations/media-versions.ts'
import type { Store } from '#api/core/store.ts'
import { isOf } from '#api/http/media/depot.ts'
import { HOUR } from '#api/time/durations.ts'
import { LEASE, repeated, takeJob } from '../jobs.ts'
import type { Depot } from './depot.ts'

/** What sweeping needs. */
export interface SweepDeps {
  store: Store
  depot: Pick<Depot, 'idleSince' | 'abandon' | 'keptBefore' | 'clear' | 'received'>
  now: () => number
  /** Milliseconds after which an unfinished upload is given up. */
  expiry: number
}

/** The names of all bytes that a medium, also a deleted one, and its versions need; undefined while nobody can tell. */
const namesNeeded = (store: Store, { organizationId, id }: MediumRef): Promise<string[] | undefined> =>
  store.read(organizationId, async (rows) => {
    const row = (await rows.get('multimedia', id)) ?? (await rows.get('trash', id))?.record
    if (!row) return []
    // Before their names were kept, the bytes that others were to replace had none.
    if (row.status !== 'ready' && fileOf(row) === undefined) return undefined
    return namesOf(row, await versionsOf(rows, id))
  })

/** Lets go of what nobody can come back for: unfinished uploads that expired with their records, files that no record needs.
 * Goes on as long as `isMine` says so: servers over one database have one folder or bucket. */
export async function sweep(
  { store, depot, now, expiry }: SweepDeps,
  isMine: () => Promise<boolean> = async () => true,
): Promise<void> {
  for (const medium of await depot.idleSince(now() - expiry)) {
    if (!(await isMine())) return
    await depot.abandon(medium)
  }
  for (const { id: organizationId } of await store.credentials.organizations()) {
    for (const { id } of await givenUpBefore(store, organizationId, now() - expiry)) {
      if (!(await isMine())) return
      // What still arrives is no longer than its address was good for.
      if ((await depot.received({ organizationId, id })) > 0) continue
      await store.write(organizationId, (rows) => dropGivenUp(rows, id, now() - expiry), {
        operation: 'uploads.expire',
      })
    }
  }
  // A file is kept a moment before its record says so.
  for (const { names, ...medium } of await depot.keptBefore(now() - HOUR)) {
    if (!(await isMine())) return
    const needed = await namesNeeded(store, medium)
    if (needed === undefined) continue
    const gone = names.filter((name) => !isOf(needed)(name))
    if (needed.length === 0) await depot.clear(medium)
    else if (gone.length > 0) await depot.clear(medium, (name) => gone.includes(name))
  }
}

const JOB = 'sweep-media'

/**
 * Sweeps if that is due and no other process does; answers when it is due again. It is a job of the whole service, and the
 * first organization has its lease.
 */
export async function sweepIfDue(deps: SweepDeps, holder: string): Promise<number> {
  const { store, now } = deps
  const [first] = await store.credentials.organizations()
  if (!first) return now() + HOUR
  const take = (time: number): Promise<number | undefined> =>
    store.write(first.id, (rows) => {
      const at = now()
      return takeJob(rows, { job: JOB, holder, until: at + time }, at)
    })
  const taken = await take(LEASE)
  if (taken !== undefined) return taken
  await sweep(deps, async () => (await take(LEASE)) === undefined)
  return (await take(HOUR)) ?? now() + HOUR
}

/** Sweeps now and whenever it is due until it is stopped. */
export const keepSwept = (
  deps: SweepDeps,
  holder: string,
  onTrouble: (error: unknown) => void,
): (() => Promise<void>) => repeated(() => sweepIfDue(deps, holder), deps.now, onTrouble)
