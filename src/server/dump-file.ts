import { createReadStream, createWriteStream, renameSync } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Database } from '../api/stores/sql/database.ts'
import { type DumpRecord, dumpAll, restoreAll } from '../api/stores/sql/dump.ts'

/** First line of a dump. The last one is `{ "records": n }`, so that a dump that was cut off shows. */
interface Header {
  dump: 'frontdesk'
  format: number
  /** ISO 8601. */
  time: string
}
const FORMAT = 1

/** Writes everything as lines of JSON, and answers how many records these are. */
export async function dumpTo(target: Writable, database: Database): Promise<number> {
  const line = async (value: object): Promise<void> => {
    if (!target.write(`${JSON.stringify(value)}\n`)) await once(target, 'drain')
  }
  let records = 0
  await line({ dump: 'frontdesk', format: FORMAT, time: new Date().toISOString() } satisfies Header)
  await dumpAll(database, async (record) => {
    await line(record)
    records++
  })
  await line({ records })
  return records
}

/** Writes a dump that only its owner can read, under its name once it is complete. */
export async function dumpToFile(path: string, database: Database): Promise<number> {
  const unfinished = `${path}.unfinished`
  const file = createWriteStream(unfinished, { mode: 0o600, flush: true })
  await once(file, 'open')
  const records = await dumpTo(file, database)
  file.end()
  await once(file, 'close')
  renameSync(unfinished, path)
  return records
}

/** Fills an empty database from a dump, and answers the number of its records. */
export const restoreFrom = (source: Readable, database: Database): Promise<number> =>
  restoreAll(database, recordsOf(source))

/** The same from a file. */
export const restoreFromFile = (path: string, database: Database): Promise<number> =>
  restoreFrom(createReadStream(path), database)

async function* recordsOf(source: Readable): AsyncGenerator<DumpRecord> {
  let seen = 0
  let header: Partial<Header> | undefined
  let end: { records: number } | undefined
  for await (const line of createInterface({ input: source, crlfDelay: Infinity })) {
    const value = JSON.parse(line) as Partial<Header> | { records: number } | DumpRecord
    if (!header) {
      header = value as Partial<Header>
      if (header.dump !== 'frontdesk') throw new Error('This is not a dump of Frontdesk.')
      if (header.format !== FORMAT)
        throw new Error(`This dump has format ${header.format}; only ${FORMAT} is understood.`)
    } else if ('records' in value) {
      end = value
    } else {
      seen++
      yield value as DumpRecord
    }
  }
  if (!header) throw new Error('This is not a dump of Frontdesk.')
  if (end?.records !== seen) throw new Error('This dump was cut off: it does not have all of its records.')
}
