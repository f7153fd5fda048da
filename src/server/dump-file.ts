import { createWriteStream, renameSync } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Database } from '#api/stores/sql/database.ts'
import { KEPT_NAMES } from '#api/stores/kept.ts'
import { type DumpRecord, dumpAll } from '#api/stores/sql/dump.ts'
import { restoreAll } from '#api/stores/sql/restore.ts'

/** First line of a dump. The last one is `{ "records": n }`, so that a dump that was cut off shows. */
interface Header {
  dump: 'frontdesk'
  format: number
  /** ISO 8601. */
  time: string
  /** Of an increment: SHA-256 in hexadecimal digits of the file before it. */
  since?: string
}
const FORMAT = 1
/** Says only what became different after the file before it. */
const INCREMENT = 2

/** Says of a record of an earlier file that it is not there any more. */
export interface Removal {
  /** As `dumpKey` makes it. */
  removed: string
}

/** Writes one line of a dump. */
export type WriteLine = (line: DumpRecord | Removal) => Promise<void>

/** Writes everything as lines of JSON, and answers how many records these are. */
export const dumpTo = (target: Writable, database: Database): Promise<number> =>
  writeLines(target, undefined, (write) => dumpAll(database, write))

/** Writes the lines of a dump between its head and its end; an increment names the file before it. Answers how many. */
export async function writeLines(
  target: Writable,
  since: string | undefined,
  work: (write: WriteLine) => Promise<void>,
): Promise<number> {
  const line = async (value: object): Promise<void> => {
    if (!target.write(`${JSON.stringify(value)}\n`)) await once(target, 'drain')
  }
  let records = 0
  const time = new Date().toISOString()
  const kind = since === undefined ? { format: FORMAT } : { format: INCREMENT, since }
  await line({ dump: 'frontdesk', time, ...kind } satisfies Header)
  await work(async (record) => {
    await line(record)
    records++
  })
  await line({ records })
  return records
}

/** Writes a dump that only its owner can read, under its name once it is complete. */
export async function dumpToFile(path: string, write: (file: Writable) => Promise<number>): Promise<number> {
  const unfinished = `${path}.unfinished`
  const file = createWriteStream(unfinished, { mode: 0o600, flush: true })
  await once(file, 'open')
  const records = await write(file)
  file.end()
  await once(file, 'close')
  renameSync(unfinished, path)
  return records
}

/** Fills an empty database from a dump, and answers the number of its records. */
export const restoreFrom = (source: Readable, database: Database): Promise<number> =>
  restoreAll(database, recordsOf(source))

/** The records of a dump, in its order; throws where it is none, or cut off. */
export async function* recordsOf(source: Readable): AsyncGenerator<DumpRecord> {
  for await (const line of linesOf(source)) if (!('removed' in line)) yield line
}

/** The lines of a dump or, where `onSince` wants the digest of the file before it, of an increment. */
export async function* linesOf(
  source: Readable,
  onSince?: (since: string) => void,
): AsyncGenerator<DumpRecord | Removal> {
  let number = 0
  let seen = 0
  let end: number | undefined
  let broken: number | undefined
  for await (const line of createInterface({ input: source, crlfDelay: Infinity })) {
    // Only of the last line can it be said that it was cut off.
    if (broken !== undefined) throw unfit(`is damaged in line ${broken}`)
    number++
    const value = objectIn(line)
    if (number === 1) checkHeader(value, onSince)
    else if (value === undefined) broken = number
    else if (typeof value['records'] === 'number') end = value['records']
    else if (isRecord(value)) {
      seen++
      yield value
    } else if (onSince && typeof value['removed'] === 'string') {
      seen++
      yield { removed: value['removed'] }
    } else throw unfit(`is damaged in line ${number}`)
  }
  if (number === 0) throw noDump()
  if (broken !== undefined) throw unfit(`was cut off in line ${broken}`)
  if (end !== seen) throw unfit('was cut off: it does not have all of its records')
}

const noDump = (): Error => new Error('This is not a dump of Frontdesk.')
const unfit = (what: string): Error =>
  new Error(`This dump ${what}. Nothing was restored; bring the whole dump, or an older one.`)

function checkHeader(header: Record<string, unknown> | undefined, onSince?: (since: string) => void): void {
  if (header?.['dump'] !== 'frontdesk') throw noDump()
  const { format, since } = header
  if (onSince && format === INCREMENT && typeof since === 'string') return onSince(since)
  if (onSince && format === FORMAT)
    throw new Error('One of the files after the first is a whole dump, and no increment.')
  if (format === FORMAT) return
  if (format === INCREMENT) {
    throw new Error(
      'This file is an increment (format 2): name the dump that it begins at before it, and all between them.',
    )
  }
  throw new Error(`This dump has format ${String(header['format'])}; only ${FORMAT} is understood.`)
}

/** The object that a line of JSON says; undefined for whatever else stands there. */
function objectIn(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Whether a line says where its record is kept; a record itself is as this program once wrote it. */
function isRecord(value: object): value is DumpRecord {
  const { table, value: kept } = value as Partial<DumpRecord>
  return KEPT_NAMES.some((name) => name === table) && typeof kept === 'object' && kept !== null
}
