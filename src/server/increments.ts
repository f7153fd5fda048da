import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import type { Database } from '#api/stores/sql/database.ts'
import { KEPT_NAMES } from '#api/stores/kept.ts'
import { type DumpRecord, dumpAll } from '#api/stores/sql/dump.ts'
import { linesOf, recordsOf, type Removal, writeLines } from './dump-file.ts'

/** What tells a record from all others of a dump. */
export function dumpKey({ table, value }: DumpRecord): string {
  switch (table) {
    case 'organizations':
      return `${table} ${value.id}`
    case 'keys':
      return `${table} ${value.accessKeyId}`
    case 'occupancies':
      return `${table} ${value.organizationId} ${value.appointmentId}`
    case 'answers':
      return `${table} ${value.organizationId} ${value.key}`
    case 'changes':
      return `${table} ${value.organizationId} ${value.seq}`
    case 'changeCounters':
      return `${table} ${value.organizationId}`
    default:
      return `${table} ${value.organizationId} ${value.id}`
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64')

/** A file as it is read, and its digest once it was read whole. */
function digested(source: Readable): { source: Readable; digest: () => string } {
  const hash = createHash('sha256')
  const passing = async function* (): AsyncGenerator<Uint8Array, void, void> {
    for await (const part of source as AsyncIterable<Uint8Array | string>) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part
      hash.update(bytes)
      yield bytes
    }
  }
  return { source: Readable.from(passing()), digest: () => hash.digest('hex') }
}

async function digestOfAll(file: Readable): Promise<string> {
  const { source, digest } = digested(file)
  for await (const _part of source) {
    // Only its digest is wanted.
  }
  return digest()
}

const notAfter = (): Error =>
  new Error(
    'One of these files does not follow the one before it. Name the dump and every increment after it, in their order.',
  )

/** The lines of increments one after the other; answers of which file the first one is an increment, and the last one's digest. */
async function readIncrements(
  increments: readonly (() => Readable)[],
  take: (line: DumpRecord | Removal) => void,
): Promise<{ since: string | undefined; last: string | undefined }> {
  let first: string | undefined
  let last: string | undefined
  for (const increment of increments) {
    const { source, digest } = digested(increment())
    const onSince = (since: string): void => {
      first ??= since
      if (last !== undefined && since !== last) throw notAfter()
    }
    // oxlint-disable-next-line no-await-in-loop -- Each of them stands on the one before it.
    for await (const line of linesOf(source, onSince)) take(line)
    last = digest()
  }
  return { since: first, last }
}

/** The records that a dump and its increments have together, in an order in which they can be restored; each file may be opened twice. */
export async function* mergedRecords([dump, ...increments]: readonly (() => Readable)[]): AsyncGenerator<DumpRecord> {
  if (!dump) return
  /** What became of a record: its last value, or that it is gone. */
  const later = new Map<string, DumpRecord | undefined>()
  const { since } = await readIncrements(increments, (line) => {
    if ('removed' in line) later.set(line.removed, undefined)
    else later.set(dumpKey(line), line)
  })
  // Beforehand: a database would meet what does not belong together with an error of its own.
  if (since !== undefined && since !== (await digestOfAll(dump()))) throw notAfter()
  for await (const record of recordsOf(dump())) {
    const key = dumpKey(record)
    const now = later.has(key) ? later.get(key) : record
    later.delete(key)
    if (now) yield now
  }
  for (const name of KEPT_NAMES) {
    for (const record of later.values()) if (record?.table === name) yield record
  }
}

/** Writes what became different after a dump and its increments; answers how many lines that takes. */
export async function incrementTo(
  target: Writable,
  database: Database,
  before: readonly (() => Readable)[],
): Promise<number> {
  const [dump, ...increments] = before
  if (!dump) throw new Error('An increment needs the dump that it begins at.')
  const state = new Map<string, string>()
  const { source, digest } = digested(dump())
  for await (const record of recordsOf(source)) state.set(dumpKey(record), digestOf(JSON.stringify(record)))
  const first = digest()
  const { since = first, last = first } = await readIncrements(increments, (line) => {
    if ('removed' in line) state.delete(line.removed)
    else state.set(dumpKey(line), digestOf(JSON.stringify(line)))
  })
  if (since !== first) throw notAfter()
  return writeLines(target, last, async (write) => {
    await dumpAll(database, async (record) => {
      const key = dumpKey(record)
      if (state.get(key) !== digestOf(JSON.stringify(record))) await write(record)
      state.delete(key)
    })
    for (const removed of state.keys()) await write({ removed })
  })
}
