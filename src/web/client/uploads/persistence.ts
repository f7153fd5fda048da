import type { Job, UploadFacts } from './job.ts'
import type { KeptUpload, UploadStore } from './kept-uploads.ts'

/** Keeps what the next start must know; a device that refuses to keep only forgets. */
export interface Keeper {
  /** Keeps an upload, and its file where it is not too large; answers whether the file is kept. */
  keep: (job: Job) => Promise<boolean>
  /** Keeps what changed of an upload that is kept. */
  note: (facts: UploadFacts) => Promise<void>
  /** Ahead of the end of `keep`, it is to be said again after it. */
  drop: (id: string) => Promise<void>
  /** What earlier pages left. */
  left: () => Promise<UploadFacts[]>
  find: (id: string) => Promise<KeptUpload | undefined>
}

const nothing: Keeper = {
  keep: async () => false,
  note: async () => {},
  drop: async () => {},
  left: async () => [],
  find: async () => undefined,
}

/** What a keeper is made with. */
export interface KeeperOptions {
  /** Null where nothing may be left on this device. */
  store: UploadStore | null
  connectionId: string
  /** Bytes of the largest file that is kept. */
  keptSize: number
  /** Hears whether anything is kept for the next start. */
  onKept: (isAnything: boolean) => void
}

/** See `Keeper`. */
export const createKeeper = ({ store, connectionId, keptSize, onKept }: KeeperOptions): Keeper => {
  if (!store) return nothing
  const known = new Set<string>()
  const keepFile = (id: string, file: File | undefined): Promise<boolean> =>
    file && file.size <= keptSize
      ? store.keepFile(id, file).then(
          () => true,
          () => false,
        )
      : Promise.resolve(false)
  return {
    keep: async ({ facts, file }) => {
      known.add(facts.id)
      onKept(true)
      const isKept = await store.keep(facts).then(
        () => true,
        () => false,
      )
      const isFileKept = isKept && (await keepFile(facts.id, file))
      // What was dropped while its file was written is there again, and can be dropped again.
      known.add(facts.id)
      return isFileKept
    },
    note: async (facts) => {
      if (known.has(facts.id)) await store.keep(facts).catch(() => undefined)
    },
    drop: async (id) => {
      if (!known.delete(id)) return
      await store.drop(id).catch(() => undefined)
      // Another tab may keep some of its own.
      onKept((await store.of(connectionId).catch(() => [])).length > 0)
    },
    left: async () => {
      const left = await store.of(connectionId).catch(() => [])
      // What was added while this was read is kept too: the queue opens with its first file.
      onKept(left.length > 0 || known.size > 0)
      return left
    },
    find: async (id) => {
      const found = await store.find(id).catch(() => undefined)
      if (found) known.add(id)
      return found
    },
  }
}
