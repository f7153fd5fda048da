import type { UploadFacts } from '../job.ts'
import type { UploadStore } from '../kept-uploads.ts'

/** Uploads kept as a device would keep them; `room`: bytes of files. */
export const memoryUploads = ({ room = Infinity } = {}) => {
  const facts = new Map<string, UploadFacts>()
  const files = new Map<string, File>()
  const drop = (id: string): void => {
    facts.delete(id)
    files.delete(id)
  }
  const store: UploadStore = {
    of: async (connectionId) => [...facts.values()].filter((it) => it.connectionId === connectionId),
    find: async (id) => {
      const found = facts.get(id)
      return found && { facts: found, file: files.get(id) }
    },
    keep: async (kept) => void facts.set(kept.id, structuredClone(kept)),
    keepFile: async (id, file) => {
      if (file.size > room) throw new DOMException('There is no room.', 'QuotaExceededError')
      files.set(id, file)
    },
    drop: async (id) => drop(id),
    clear: async (connectionId) => {
      for (const it of facts.values()) if (it.connectionId === connectionId) drop(it.id)
    },
  }
  return { store, dump: () => ({ facts: [...facts.values()], files: [...files.keys()] }) }
}
