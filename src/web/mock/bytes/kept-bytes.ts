import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { MediumRef } from '#api/core/context.ts'
import { formatOfExtension } from '#api/core/rules/media-formats.ts'
import type { UploadDepot } from '#api/http/media/depot.ts'
import { withRoom } from '../with-room.ts'
import { smallerOf } from './smaller.ts'

/** A file that is kept under a name of its medium. */
export interface KeptFile {
  medium: MediumRef
  name: string
  blob: Blob
  /** See `smallerOf`. */
  small?: Blob
}

interface Kept extends DBSchema {
  /** What has arrived of unfinished uploads: under the medium and where it begins. */
  chunks: { key: [organizationId: string, id: string, start: number]; value: Blob }
  /** Under the medium and the name. */
  files: { key: [organizationId: string, id: string, name: string]; value: KeptFile }
  facts: { key: string; value: Uint8Array<ArrayBuffer> }
}

/** Where the bytes of the demo's media are. */
export interface KeptBytes extends UploadDepot {
  /** The bytes of an upload as far as they have arrived. */
  arrived(medium: MediumRef): Promise<Blob>
  /** Everything that is kept; blobs are references, their bytes stay on the disk. */
  files(): Promise<KeptFile[]>
  /** The same of one medium. */
  filesOf(medium: MediumRef): Promise<KeptFile[]>
  /** Lets go of what belongs to media that are no longer there. */
  sweep(isThere: (medium: MediumRef) => boolean): Promise<void>
  /** What makes addresses that only this browser knows. */
  addressKey(): Promise<Uint8Array<ArrayBuffer>>
  /** Lets go of everything. */
  forget(): Promise<void>
}

/** Bytes that are written at once. */
const CHUNK = 1024 * 1024

const partsOf = ({ organizationId, id }: MediumRef): [string, string] => [organizationId, id]
/** Every key of a medium: arrays sort after numbers and texts. */
const allOf = (medium: MediumRef): IDBKeyRange => IDBKeyRange.bound(partsOf(medium), [...partsOf(medium), []])

/** The bytes of media in this browser's IndexedDB; `onKept` and `onGone` are told of each file that comes and goes. */
export const openKeptBytes = async (told: {
  onKept(file: KeptFile): void | Promise<void>
  onGone(medium: MediumRef, name: string): void
}): Promise<KeptBytes> => {
  const database: IDBPDatabase<Kept> = await openDB<Kept>('frontdesk-demo-bytes', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('chunks')
      fresh.createObjectStore('files')
      fresh.createObjectStore('facts')
    },
  })
  const bytes: KeptBytes = {
    received: async (medium) => {
      const last = await database.transaction('chunks').store.openCursor(allOf(medium), 'prev')
      return last === null ? 0 : last.key[2] + last.value.size
    },
    append: async (medium, offset, incoming) => {
      let [end, held] = [offset, 0]
      let parts: BlobPart[] = []
      const put = async (): Promise<void> => {
        if (held === 0) return
        const chunk = new Blob(parts)
        await withRoom(database.put('chunks', chunk, [...partsOf(medium), end]))
        end += chunk.size
        held = 0
        parts = []
      }
      try {
        for await (const part of incoming) {
          parts.push(part as Uint8Array<ArrayBuffer>)
          held += part.length
          if (held >= CHUNK) await put()
        }
      } finally {
        // Also what came before a line broke.
        await put()
      }
      return end
    },
    arrived: async (medium) => new Blob(await database.getAll('chunks', allOf(medium))),
    keep: async (medium, name) => {
      const type = formatOfExtension(name.split('.')[1] ?? '')?.format ?? ''
      const blob = new Blob([await bytes.arrived(medium)], { type })
      const { organizationId, id } = medium
      const small = await smallerOf(blob)
      const file = { medium: { organizationId, id }, name, blob, ...(small && { small }) }
      await withRoom(database.put('files', file, [organizationId, id, name]))
      // Read back, so that what the page shows is on the disk and not in its memory.
      const kept = await database.get('files', [organizationId, id, name])
      if (kept) await told.onKept(kept)
    },
    abandon: (medium) => database.delete('chunks', allOf(medium)),
    clear: async (medium, isGone = () => true) => {
      for (const key of await database.getAllKeys('files', allOf(medium))) {
        if (!isGone(key[2])) continue
        await database.delete('files', key)
        told.onGone(medium, key[2])
      }
    },
    files: () => database.getAll('files'),
    filesOf: (medium) => database.getAll('files', allOf(medium)),
    sweep: async (isThere) => {
      const keys = [...(await database.getAllKeys('chunks')), ...(await database.getAllKeys('files'))]
      for (const [organizationId, id] of keys) {
        if (isThere({ organizationId, id })) continue
        await bytes.abandon({ organizationId, id })
        await bytes.clear({ organizationId, id })
      }
    },
    addressKey: async () => {
      const known = await database.get('facts', 'address key')
      if (known) return known
      const key = crypto.getRandomValues(new Uint8Array(32))
      await database.put('facts', key, 'address key')
      return key
    },
    forget: async () => {
      await bytes.sweep(() => false)
    },
  }
  return bytes
}
