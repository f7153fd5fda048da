import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { BACKED_UP, type BackedUp } from '#api/contract/backup-limits.ts'
import { type CsvColumn, writeCsv } from '../../fields/bulk/csv.ts'
import { dataName, ENDING, FORMAT, MANIFEST, type Manifest } from './format.ts'
import type { AnyRecord } from './read-pages.ts'
import { tablesOf } from './tables.ts'

/** Where the records of an archive come from. */
export interface ArchiveSource {
  /** Kinds that there are; the others are left out. */
  resources: readonly BackedUp[]
  pages: (resource: BackedUp, calendarIds: readonly string[]) => AsyncIterable<readonly AnyRecord[]>
  /** The bytes of a medium; undefined where they cannot be had. Absent where addresses are enough. */
  bytesOf?: ((medium: AnyRecord) => Promise<AsyncIterable<Uint8Array> | undefined>) | undefined
}

/** What was written. */
export interface WrittenArchive {
  records: number
  counts: Partial<Record<BackedUp, number>>
  /** Names of media whose bytes could not be had. */
  missing: string[]
}

const utf8 = new TextEncoder()
const LEVEL = 6

const withoutHead = (csv: string): string => csv.slice(csv.indexOf('\r\n') + 2)

const lines = (columns: readonly CsvColumn<AnyRecord>[], records: readonly AnyRecord[]): string =>
  withoutHead(writeCsv(columns, records, ','))

const extensionOf = (format: unknown): string =>
  (typeof format === 'string' ? (format.split('/')[1] ?? '') : '').replaceAll(/[^a-z0-9]/gi, '').slice(0, 8) || 'bin'

/**
 * Writes everything as one zip, page by page: nothing but the page at hand and what was compressed already is held. Each
 * page is handed on before the next one is asked for.
 */
export async function writeArchive(
  manifest: Omit<Manifest, 'archive' | 'format'>,
  { resources, pages, bytesOf }: ArchiveSource,
  take: (part: Uint8Array) => void,
  onProgress: (resource: BackedUp, found: number) => void = () => {},
): Promise<WrittenArchive> {
  let failure: unknown
  const zip = new Zip((error, part) => {
    if (error) failure = error
    else take(part)
  })
  const begin = (name: string): ZipDeflate => {
    const entry = new ZipDeflate(name, { level: LEVEL })
    zip.add(entry)
    return entry
  }
  const put = (name: string, value: object): void =>
    begin(name).push(utf8.encode(`${JSON.stringify(value, undefined, 1)}\n`), true)

  const zones = new Map<string, string>()
  const tables = tablesOf((id) => zones.get(id) ?? '')
  const counts: Partial<Record<BackedUp, number>> = {}
  const media: AnyRecord[] = []
  let organization: unknown
  /** A type that another organization shares with all is not ours to take along. */
  const isOwn = ({ organizationId }: AnyRecord): boolean =>
    organization === undefined || organizationId === undefined || organizationId === organization

  const write = async (resource: BackedUp): Promise<void> => {
    const data = begin(dataName(resource))
    const sheets = tables[resource].map((it) => ({ ...it, entry: begin(`tables/${it.name}.csv`) }))
    data.push(utf8.encode('['))
    for (const { columns, entry } of sheets) {
      // Without the mark, Excel reads UTF-8 as the device's old character set.
      entry.push(utf8.encode(`\ufeff${writeCsv(columns, [], ',')}`))
    }
    let count = 0
    for await (const read of pages(resource, [...zones.keys()])) {
      if (failure) throw failure
      if (resource === 'calendars') organization ??= read[0]?.organizationId
      const page = resource === 'serviceTypes' ? read.filter(isOwn) : read
      for (const record of page) {
        if (resource === 'calendars') zones.set(String(record.id), String(record.timezone))
        if (resource === 'multimedia' && bytesOf) media.push(record)
      }
      const text = page.map((record, at) => `${count + at > 0 ? ',' : ''}\n${JSON.stringify(record)}`).join('')
      data.push(utf8.encode(text))
      for (const { columns, linesOf, entry } of sheets) {
        entry.push(utf8.encode(lines(columns, page.flatMap(linesOf))))
      }
      count += page.length
      onProgress(resource, count)
    }
    data.push(utf8.encode('\n]\n'), true)
    for (const { entry } of sheets) entry.push(new Uint8Array(), true)
    counts[resource] = count
  }

  put(MANIFEST, { archive: 'frontdesk', format: FORMAT, ...manifest } satisfies Manifest)
  for (const resource of BACKED_UP) if (resources.includes(resource)) await write(resource)
  const missing: string[] = []
  for (const medium of media) {
    const bytes = await bytesOf?.(medium)
    if (!bytes) {
      if (typeof medium.url === 'string') missing.push(String(medium.name))
      continue
    }
    const entry = new ZipPassThrough(`media/${String(medium.id)}.${extensionOf(medium.format)}`)
    zip.add(entry)
    for await (const part of bytes) entry.push(part)
    entry.push(new Uint8Array(), true)
  }
  put(ENDING, counts)
  zip.end()
  if (failure) throw failure
  return { records: Object.values(counts).reduce((sum, count) => sum + count, 0), counts, missing }
}
