import type { MediumRef } from '#api/core/context.ts'
import { type Endpoint, type Service } from '#api/http/testing/caller.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import type { Change } from '#api/stores/kept.ts'
import { createMemoryStore } from '#api/stores/memory.ts'
import type { KeptBytes, KeptFile } from '../kept-bytes.ts'
import { createLocalMedia } from '../local-media.ts'
import { createMockMedia } from '../open-bytes.ts'

const keyOf = ({ organizationId, id }: MediumRef): string => `${organizationId} ${id}`

/** Bytes as mock mode keeps them, without a browser's database. */
export const memoryBytes = (
  told: {
    onKept?: (file: KeptFile) => Promise<void>
    onGone?: (medium: MediumRef, name: string) => void
  } = {},
): KeptBytes => {
  const chunks = new Map<string, Blob>()
  const files = new Map<string, KeptFile>()
  const arrived = (medium: MediumRef): Blob => chunks.get(keyOf(medium)) ?? new Blob([])
  const bytes: KeptBytes = {
    received: async (medium) => arrived(medium).size,
    append: async (medium, _, incoming) => {
      for await (const part of incoming) {
        chunks.set(keyOf(medium), new Blob([arrived(medium), part as Uint8Array<ArrayBuffer>]))
      }
      return arrived(medium).size
    },
    arrived: async (medium) => arrived(medium),
    keep: async (medium, name) => {
      const { organizationId, id } = medium
      const file = { medium: { organizationId, id }, name, blob: arrived(medium) }
      files.set(`${keyOf(medium)} ${name}`, file)
      await told.onKept?.(file)
    },
    abandon: async (medium) => void chunks.delete(keyOf(medium)),
    clear: async (medium, isGone = () => true) => {
      for (const [key, file] of files) {
        if (!key.startsWith(keyOf(medium)) || !isGone(file.name)) continue
        files.delete(key)
        told.onGone?.(medium, file.name)
      }
    },
    files: async () => [...files.values()],
    filesOf: async (medium) => [...files.values()].filter((file) => keyOf(file.medium) === keyOf(medium)),
    sweep: async () => {},
    addressKey: async () => crypto.getRandomValues(new Uint8Array(32)),
    forget: async () => {},
  }
  return bytes
}

/** The service as mock mode hosts it, with the addresses of the page beside it. */
export async function openMockService(fetch?: typeof globalThis.fetch) {
  const local = createLocalMedia()
  const depot = memoryBytes({ onKept: local.add, onGone: local.remove })
  const store = createMemoryStore({
    onCommit: (changes: readonly Change[]) => {
      for (const { table, key, value } of changes)
        if (table === 'multimedia') local.tell(key.split(' ')[1] ?? '', value)
    },
  })
  const log = { debug: () => {}, error: () => {} }
  const addressKey = await depot.addressKey()
  const media = createMockMedia({ store, depot, local, addressKey, now: Date.now, log, ...(fetch && { fetch }) })
  const inner = await openMemoryService({}, { store, bytes: media.bytes, extensions: media.extensions })
  const endpoint: Endpoint = {
    url: inner.url,
    fetch: async (request) => (await media.serve(request)) ?? inner.fetch(request),
  }
  const service: Service = { ...inner, ...endpoint }
  return { service, local, close: () => store.close() }
}
