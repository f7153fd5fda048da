import { refusalSentence } from '../../contract/refusal-sentences.ts'
import type { StorageUse } from '../../contract/kept-media.ts'
import { type Failure, unprocessable } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import type { Context } from '../context.ts'
import type { MediaKeeping } from '../rules/kept-media.ts'
import type { MediumRow } from '../rules/medium-row.ts'
import type { Rows } from '../store.ts'
import { keepingIn } from './media-versions.ts'

const AWAITED = [{ field: 'status', equals: 'need_action' }]

/** What the files of an organization take up. */
export async function storageUse(rows: Rows, { keptDays, quota }: MediaKeeping): Promise<StorageUse> {
  const files = await rows.sum('multimedia', 'fileSize')
  const versions = await rows.sum('mediumVersions', 'bytes')
  const trash = await rows.sum('trash', 'bytes')
  const arriving = await rows.sum('multimedia', 'size', AWAITED)
  return { used: files + versions + trash, files, versions, trash, arriving, quota, keptDays }
}

/** Names what is taken while room for bytes is counted, so that of several at once each sees what the others took. */
const COUNTING = 'count-storage'

/** Bytes that may still come, beside what is awaited; null where nothing bounds them. Nobody else counts until this transaction ends. */
export async function roomLeft(
  { rows, organizationId, now, keeping }: Pick<Context, 'rows' | 'organizationId' | 'now' | 'keeping'>,
  isAwaitedCounted = true,
): Promise<number | null> {
  const kept = await keepingIn(rows, organizationId, keeping)
  if (kept.quota === null) return null
  await rows.leaseJob({ job: COUNTING, holder: COUNTING, until: 0 }, now())
  const { used, arriving } = await storageUse(rows, kept)
  return Math.max(0, kept.quota - used - (isAwaitedCounted ? arriving : 0))
}

/** Refuses with 422 to await bytes for which there is no room; of those that no size is told of, where there is none at all. */
export async function refuseBeyondQuota(
  wanted: Pick<MediumRow, 'size'>,
  before: MediumRow | undefined,
  context: Pick<Context, 'rows' | 'organizationId' | 'now' | 'keeping'>,
): Promise<void> {
  const left = await roomLeft(context)
  if (left === null) return
  // What was awaited of the same medium is awaited no more.
  const free = left + (before?.status === 'need_action' ? (before.size ?? 0) : 0)
  if ((wanted.size ?? 1) > free) throw quotaReached(free)
}

/** The refusal of bytes that would take more than the organization may. */
export const quotaReached = (free: number): Failure =>
  unprocessable('size', `is more than the ${free} bytes that are left`, refusalSentence('quotaReached', { free }))

/** How much room the files of an organization have (interface, section 8). */
export const storage: GroupOperations<'storage'> = {
  get: async (_, { rows, organizationId, keeping }) => storageUse(rows, await keepingIn(rows, organizationId, keeping)),
}
