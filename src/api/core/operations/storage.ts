import { refusalSentence } from '../../contract/refusal-sentences.ts'
import type { StorageUse } from '../../contract/kept-media.ts'
import { type Failure, unprocessable } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import type { MediaKeeping } from '../rules/kept-media.ts'
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

/** The refusal of bytes that would take more than the organization may. */
export const quotaReached = (free: number): Failure =>
  unprocessable('size', `is more than the ${free} bytes that are left`, refusalSentence('quotaReached', { free }))

/** How much room the files of an organization have (interface, section 8). */
export const storage: GroupOperations<'storage'> = {
  get: async (_, { rows, organizationId, keeping }) => storageUse(rows, await keepingIn(rows, organizationId, keeping)),
}
