import { type DBSchema, type IDBPTransaction, openDB } from 'idb'
import { writtenAtOnce } from '../../store/written-at-once.ts'
import type { UploadFacts } from './job.ts'

/** An upload as it was kept: without its file where that was too large for this device. */
export interface KeptUpload {
  facts: UploadFacts
  file: File | undefined
}

/** What is kept of uploads, so that they outlive the page. */
export interface UploadStore {
  of: (connectionId: string) => Promise<UploadFacts[]>
  /** Undefined once it is done or given up. */
  find: (id: string) => Promise<KeptUpload | undefined>
  keep: (facts: UploadFacts) => Promise<void>
  /** Rejects where the device has no room for it. */
  keepFile: (id: string, file: File) => Promise<void>
  drop: (id: string) => Promise<void>
  clear: (connectionId: string) => Promise<void>
}

interface Kept extends DBSchema {
  uploads: { key: string; value: UploadFacts; indexes: { connection: string } }
  files: { key: string; value: File }
}

type Work = IDBPTransaction<Kept, ('uploads' | 'files')[], 'readwrite'>

/** Uploads that are kept on this device. */
export const deviceUploads = (): UploadStore => {
  const opened = openDB<Kept>('frontdesk-uploads', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('uploads', { keyPath: 'id' }).createIndex('connection', 'connectionId')
      fresh.createObjectStore('files')
    },
  })
  // Whoever asks is told; nobody may ask.
  opened.catch(() => undefined)
  const write = async (work: (kept: Work) => Promise<unknown>[]): Promise<void> => {
    const kept = (await opened).transaction(['uploads', 'files'], 'readwrite')
    await writtenAtOnce(kept, work(kept))
  }
  const drop = (id: string): Promise<void> =>
    write((kept) => [kept.objectStore('uploads').delete(id), kept.objectStore('files').delete(id)])
  return {
    of: async (connectionId) =>
      (await (await opened).getAllFromIndex('uploads', 'connection', connectionId)).toSorted(
        (a, b) => a.order - b.order,
      ),
    find: async (id) => {
      const database = await opened
      const [facts, file] = await Promise.all([database.get('uploads', id), database.get('files', id)])
      return facts && { facts, file }
    },
    keep: (facts) => write((kept) => [kept.objectStore('uploads').put(facts)]),
    keepFile: (id, file) => write((kept) => [kept.objectStore('files').put(file, id)]),
    drop,
    clear: async (connectionId) => {
      const ids = await (await opened).getAllKeysFromIndex('uploads', 'connection', connectionId)
      await Promise.all(ids.map(drop))
    },
  }
}
