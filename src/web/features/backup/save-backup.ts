import type { BackedUp } from '#api/contract/backup-limits.ts'
import { mediumAt } from '#api/core/rules/medium-row.ts'
import { contract } from '#api/contract/table.ts'
import type { Api } from '../../client/api.ts'
import { fileNameOf, saveFile } from '../../fields/bulk/save-file.ts'
import { readSettings } from './organization-settings.ts'
import { type AnyRecord, readPages } from './read-pages.ts'
import { writeArchive, type WrittenArchive } from './write-archive.ts'

/** How a backup is made. */
export interface BackupWishes {
  resources: readonly BackedUp[]
  /** Where the page loads a medium from; absent where the bytes stay where they are. */
  srcOf: ((url: string) => string) | undefined
  /** Whether the deployment is told. */
  isNoted: boolean
  /** Of the file, without its ending. */
  name: string
  signal: AbortSignal
  onProgress: (resource: BackedUp, found: number) => void
}

/** Parts become one piece of a blob at this size, which a browser may keep on disk. */
const PIECE = 8 * 1024 * 1024

async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- A stream comes one part after the other.
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** Only what the service itself serves is fetched: an address elsewhere is nothing that this page shall ask for. */
const bytesFrom = (srcOf: (url: string) => string, signal: AbortSignal) => async (medium: AnyRecord) => {
  const { url } = medium
  if (typeof url !== 'string' || mediumAt(url) === undefined) return undefined
  try {
    const response = await fetch(srcOf(url), { signal })
    return response.ok && response.body ? partsOf(response.body) : undefined
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** Reads everything, saves it as one archive, and tells the deployment. */
export async function saveBackup(
  api: Api,
  { resources, srcOf, isNoted, name, signal, onProgress }: BackupWishes,
): Promise<WrittenArchive> {
  const pieces: Blob[] = []
  let parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const pack = (): void => {
    pieces.push(new Blob(parts))
    parts = []
    length = 0
  }
  const manifest = {
    id: crypto.randomUUID(),
    madeAt: new Date(api.clock.now()).toISOString(),
    organization: await readSettings(api, signal),
  }
  const written = await writeArchive(
    manifest,
    {
      resources,
      pages: (resource, calendarIds) => readPages(api, resource, calendarIds, signal),
      bytesOf: srcOf && bytesFrom(srcOf, signal),
    },
    (part) => {
      parts.push(new Uint8Array(part))
      length += part.length
      if (length >= PIECE) pack()
    },
    onProgress,
  )
  pack()
  signal.throwIfAborted()
  saveFile(fileNameOf(name, 'zip'), new Blob(pieces, { type: 'application/zip' }))
  if (isNoted) {
    await api.call(contract.backup.note, { body: { records: written.records, bytes: srcOf !== undefined } })
  }
  return written
}
