import { isApiError } from '../api-error.ts'
import type { Api } from '../create-api.ts'
import { giveBack } from './declare.ts'
import type { Job } from './job.ts'
import { letGo } from './send-bytes.ts'

/**
 * Gives an upload up at the service: what arrived is let go, a record that was made for it alone is deleted, a medium whose
 * file was to be replaced has its old one again.
 */
export const undo = async (
  { facts, address }: Job,
  api: Api,
  fetch: typeof globalThis.fetch | undefined,
): Promise<void> => {
  const { mediumId, replaces } = facts
  if (mediumId === undefined) return
  // What is not let go now goes with the record, or when the service cleans up.
  if (address !== undefined) await letGo(address, fetch).catch(() => undefined)
  if (replaces) return giveBack(api, facts)
  await api.multimedia.remove({ params: { id: mediumId } }).catch((error: unknown) => {
    if (!isApiError(error) || error.kind !== 'not-found') throw error
  })
}
