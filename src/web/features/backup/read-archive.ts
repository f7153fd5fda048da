import { Unzip, UnzipInflate } from 'fflate'
import { BACKED_UP, type BackedUp } from '#api/contract/backup-limits.ts'
import { isObject } from '#api/contract/json-object.ts'
import {
  dataName,
  ENDING,
  FORMAT,
  LONGEST_LINE,
  MANIFEST,
  type Manifest,
  MOST_ARCHIVED_BYTES,
  MOST_ENTRIES,
  MOST_RECORDS,
} from './format.ts'

/** Why a file is no backup that can be read. */
export type ArchiveTrouble = 'noBackup' | 'otherFormat' | 'cutOff' | 'damaged' | 'tooLarge' | 'outOfOrder'

/** A file that cannot be restored from, and why. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
  constructor(
    readonly trouble: ArchiveTrouble,
    /** The entry where that showed. */
    readonly entry = '',
  ) {
    super(`${trouble} ${entry}`)
  }
}

/** One line of the records: a record, or what is none. */
export interface ReadRow {
  resource: BackedUp
  /** Counts the records of its kind, from 1. */
  number: number
  value: Record<string, unknown> | undefined
}

/** What an archive is read into, in its order. */
export interface ArchiveReader {
  onManifest: (manifest: Manifest) => void | Promise<void>
  onRows: (rows: readonly ReadRow[]) => void | Promise<void>
  onProgress?: (bytes: number) => void
}

/** Compressed bytes that are opened at once: even a bomb of zeros grows to some megabytes only before it is counted. */
const SLICE = 16 * 1024

const objectIn = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const resourceAt = (name: string): BackedUp | undefined => BACKED_UP.find((it) => dataName(it) === name)

/** The records of one entry, taken from its text as it comes. */
function createLines(resource: BackedUp, take: (row: ReadRow) => void) {
  const decoder = new TextDecoder()
  let rest = ''
  let number = 0
  let state: 'start' | 'inside' | 'end' = 'start'
  const line = (text: string): void => {
    if (state === 'start' && text === '[') state = 'inside'
    else if (state === 'inside' && text === ']') state = 'end'
    else if (state === 'inside') {
      number++
      take({ resource, number, value: objectIn(text.replace(/,$/, '')) })
    } else if (text !== '') throw new ArchiveError('damaged', dataName(resource))
  }
  return {
    push(bytes: Uint8Array, final: boolean): void {
      const parts = (rest + decoder.decode(bytes, { stream: !final })).split('\n')
      rest = parts.pop() ?? ''
      if (rest.length > LONGEST_LINE) throw new ArchiveError('tooLarge', dataName(resource))
      for (const part of parts) {
        if (part.length > LONGEST_LINE) throw new ArchiveError('tooLarge', dataName(resource))
        line(part)
      }
      if (!final) return
      if (rest !== '') line(rest)
      if (state !== 'end') throw new ArchiveError('damaged', dataName(resource))
    },
    count: () => number,
  }
}

/**
 * Reads an archive that nobody has looked at: only the entries that a backup has, by their exact names and in their order,
 * within bounds of entries, bytes, records and lines. Nothing is written anywhere, whatever an entry is called; what is no
 * record is handed on as that.
 */
export async function readArchive(file: Blob, { onManifest, onRows, onProgress }: ArchiveReader): Promise<void> {
  let rows: ReadRow[] = []
  let manifest: Manifest | undefined
  let isTold = false
  let failure: ArchiveError | undefined
  let ending: Record<string, unknown> | undefined
  let [entries, inflated, records, place] = [0, 0, 0, -1]
  const counts = new Map<string, number>()
  const texts = new Map<string, string>()
  const decoder = new TextDecoder()

  const takeSmall = (name: string, bytes: Uint8Array, final: boolean): void => {
    const text = (texts.get(name) ?? '') + decoder.decode(bytes)
    if (text.length > 100_000) throw new ArchiveError('tooLarge', name)
    texts.set(name, text)
    if (!final) return
    const value = objectIn(text)
    if (!value) throw new ArchiveError('damaged', name)
    if (name === ENDING) {
      ending = value
      return
    }
    if (value.archive !== 'frontdesk') throw new ArchiveError('noBackup')
    if (value.format !== FORMAT) throw new ArchiveError('otherFormat')
    if (typeof value.id !== 'string' || typeof value.madeAt !== 'string') throw new ArchiveError('damaged', name)
    manifest = value as unknown as Manifest
  }

  const unzip = new Unzip((entry) => {
    entries++
    if (entries > MOST_ENTRIES) throw new ArchiveError('tooLarge')
    const { name } = entry
    const resource = resourceAt(name)
    // What is not started is passed over unopened.
    if (!resource && name !== MANIFEST && name !== ENDING) return
    if (resource && !manifest) throw new ArchiveError('noBackup')
    const at = resource ? BACKED_UP.indexOf(resource) : place
    if (resource && at <= place) throw new ArchiveError('outOfOrder', name)
    place = at
    if (entry.compression !== 0 && entry.compression !== 8) throw new ArchiveError('damaged', name)
    const take = (row: ReadRow): void => {
      records++
      if (records > MOST_RECORDS) throw new ArchiveError('tooLarge', name)
      rows.push(row)
    }
    const lines = resource && createLines(resource, take)
    const arrived = (bytes: Uint8Array, final: boolean): void => {
      inflated += bytes.length
      if (inflated > MOST_ARCHIVED_BYTES) throw new ArchiveError('tooLarge', name)
      if (!lines) return takeSmall(name, bytes, final)
      lines.push(bytes, final)
      if (resource && final) counts.set(resource, lines.count())
    }
    entry.ondata = (error, bytes, final) => {
      if (failure) return
      // What is thrown here the library would take for damage, and call once more.
      try {
        if (error) throw new ArchiveError('damaged', name)
        arrived(bytes, final)
      } catch (thrown) {
        failure = thrown instanceof ArchiveError ? thrown : new ArchiveError('damaged', name)
      }
    }
    entry.start()
  })
  unzip.register(UnzipInflate)

  const push = (bytes: Uint8Array, final: boolean): void => {
    try {
      unzip.push(bytes, final)
    } catch (error) {
      failure ??= error instanceof ArchiveError ? error : new ArchiveError(manifest ? 'damaged' : 'noBackup')
    }
    if (failure) throw failure
  }
  for (let at = 0; at < file.size; at += SLICE) {
    const bytes = new Uint8Array(await file.slice(at, at + SLICE).arrayBuffer())
    push(bytes, at + SLICE >= file.size)
    if (manifest && !isTold) {
      isTold = true
      await onManifest(manifest)
    }
    if (rows.length > 0) {
      const read = rows
      rows = []
      await onRows(read)
    }
    onProgress?.(Math.min(file.size, at + SLICE))
  }
  if (!manifest) throw new ArchiveError('noBackup')
  if (!ending) throw new ArchiveError('cutOff')
  for (const [resource, count] of Object.entries(ending)) {
    if (counts.get(resource) !== count) throw new ArchiveError('cutOff')
  }
}
