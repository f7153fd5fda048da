import type { UploadQueue } from '../../../client/uploads/upload.ts'
import { useUploadQueue } from '../../../client/upload-store.ts'

/** Does something with the queue, which is open where there are uploads to be seen. */
export type Act = (work: (queue: UploadQueue) => unknown) => void

/** How the dock does what its buttons say; the same function as long as the connection is the same. */
export const useAct = (): Act => {
  const open = useUploadQueue()
  const acts = kept.get(open) ?? ((work) => void open().then(work))
  kept.set(open, acts)
  return acts
}

const kept = new WeakMap<() => Promise<UploadQueue>, Act>()
