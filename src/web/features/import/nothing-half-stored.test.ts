import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Appointment } from '#api/contract/appointments.ts'
import type { ImportedResult } from '#api/contract/imports.ts'
import { contract } from '#api/contract/table.ts'
import { listAll } from '../../client/list-all.ts'
import { type LosableService, openService } from '../../fields/testing/service-in-page.tsx'
import type { ReadyRow } from './convert.ts'
import { bodyOf, type ImportHead, type TriedRow, tryRows } from './dry-run.ts'
import { partsOf } from './import-lines.ts'
import { recordNames } from './names.ts'
import { prepareRows } from './prepare.ts'
import { readFile } from './reading/read-file.ts'
import { guessSettings } from './settings.ts'

const { signal } = new AbortController()
/** Free time that nothing of the demo takes. */
const YEAR = new Date().getFullYear() + 3

const ENCODINGS = ['utf-8', 'utf-8 with a mark', 'utf-16le', 'utf-16be', 'windows-1252'] as const
const encoded = (text: string, encoding: (typeof ENCODINGS)[number]): Uint8Array<ArrayBuffer> => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  if (encoding === 'utf-16le') return new Uint8Array([0xff, 0xfe, ...units.flatMap((it) => [it & 255, it >> 8])])
  if (encoding === 'utf-16be') return new Uint8Array([0xfe, 0xff, ...units.flatMap((it) => [it >> 8, it & 255])])
  if (encoding === 'windows-1252') return Uint8Array.from(units, (it) => it & 255)
  return new TextEncoder().encode(encoding === 'utf-8' ? text : `\ufeff${text}`)
}

const FORMULAS = ['=1+1', '=HYPERLINK("http://x.example","y")', '@SUM(A1)', '+1+cmd|calc', '-2+3', '\t=1']
const note = fc.oneof(
  fc.constantFrom(...FORMULAS, 'José Núñez', '"', '""', 'a "b" c', "'", ',', ';', 'two\nlines', '\u0000', '\ud800', ''),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const two = (value: number): string => String(value).padStart(2, '0')
/** A row that could be right: what stands in its cells, and when. */
const row = fc.record({
  hour: fc.integer({ min: 8, max: 16 }),
  day: fc.integer({ min: 1, max: 3 }),
  wrong: fc.option(fc.constantFrom('25:99', 'tomorrow', '', '31/02/2030'), { freq: 9, nil: null }),
  person: fc.constantFrom(0, 1, 2),
  stranger: fc.integer({ min: 0, max: 9 }).map((it) => it === 0),
  note,
  /** Cells that are there, from the front; the rest of the row is cut off. */
  cells: fc.oneof({ weight: 9, arbitrary: fc.constant(6) }, fc.integer({ min: 1, max: 7 })),
  quoted: fc.constantFrom(true, true, false),
})
const file = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: 12 }),
  encoding: fc.constantFrom(...ENCODINGS),
  separator: fc.constantFrom(',', ';', '\t'),
  /** The file ends here, in parts of its bytes. */
  until: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.double({ min: 0.2, max: 1, noNaN: true })),
  /** What becomes of the calls, one after the other. */
  line: fc.array(fc.constantFrom('works', 'lost before', 'lost after'), { minLength: 3, maxLength: 6 }),
})
type File = typeof file extends fc.Arbitrary<infer One> ? One : never

const bytesOf = ({ rows, encoding, separator, until }: File, people: readonly string[], at: number) => {
  const lines = rows.map(({ hour, day, wrong, person, stranger, note: text, cells, quoted }, index) => {
    const start = wrong ?? `${YEAR}-03-0${day} ${two(hour)}:00`
    const end = `${YEAR}-03-0${day} ${two(hour)}:45`
    const all = ['Anna Gómez', start, end, stranger ? 'Dr. Stranger' : people[person], `b${at}-${index}`, text, 'over']
    const cell = (it = ''): string => (quoted ? `"${it.replaceAll('"', '""')}"` : it)
    return all.slice(0, cells).map(cell).join(separator)
  })
  const heads = ['Client', 'Start', 'End', 'Staff', 'Booking ID', 'Notes'].join(separator)
  const bytes = encoded([heads, ...lines].join('\r\n'), encoding)
  return bytes.slice(0, Math.round(bytes.length * until))
}

const all = async ({ api }: LosableService): Promise<ReadonlyMap<string, Appointment>> => {
  const { items } = await listAll(api, contract.appointmentsV2.list, { query: { blocked: true } })
  return new Map(items.map((it) => [it.id, it]))
}

/** Sends a part until it is known what became of it, as a run does. */
async function sent(service: LosableService, head: ImportHead, part: readonly ReadyRow[], line: string[]) {
  for (;;) {
    const fate = line.shift() ?? 'works'
    service.lose((path) => fate === 'lost before' && path.startsWith('/x/imports'))
    service.interfere(({ path }) =>
      fate === 'lost after' && path === '/x/imports' ? { status: 504, body: 'a gateway', carriedOut: true } : undefined,
    )
    try {
      // oxlint-disable-next-line no-await-in-loop -- One try after the other.
      return (await service.api.call(contract.imports.create, { body: bodyOf(head, part) })).results
    } catch (error) {
      if (fate === 'works') throw error
    } finally {
      service.lose(() => false)
      service.interfere(() => undefined)
    }
  }
}

test(
  'whatever a file is, and wherever the line breaks, a row is stored whole, once, or not at all',
  { timeout: 240_000 },
  async () => {
    const service = await openService('admin', ['calendars', 'keys', 'me', 'imports'])
    const people = service.demo.calendars.filter(({ type }) => type === 'agent')
    let [files, stored, refused] = [0, 0, 0]
    const property = fc.asyncProperty(file, async (given) => {
      files += 1
      const bytes = bytesOf(
        given,
        people.slice(0, 3).map(({ name }) => name),
        files,
      )
      const before = await all(service)
      const found = await readFile(new Blob([bytes]))
      if ('trouble' in found) return
      const zone = 'Europe/Madrid'
      const guessed = guessSettings({ fileName: 'fuzz.csv', table: found.table, zone, monthFirst: false })
      const { table, mapped, order, lastFirst } = guessed
      const reading = {
        kind: 'appointments' as const,
        fields: mapped.map(({ field }) => field),
        zone,
        order,
        lastFirst,
        calendarId: '',
        calendars: recordNames(people, new Map()),
        services: recordNames(service.demo.services, new Map()),
      }
      const prepared = await prepareRows(table.rows, reading, 'ES', signal)
      expect(prepared.ready.length + prepared.refused.length).toBe(table.rows.length)

      const id = `00000000-0000-7000-8000-${String(files).padStart(12, '0')}`
      const head: ImportHead = { import: id, source: 'fuzz', name: 'fuzz.csv', resource: 'appointments' }
      const tried: TriedRow[] = []
      await tryRows(service.api, head, prepared.ready, (some) => tried.push(...some), signal)
      expect(await all(service)).toEqual(before)

      const results: ImportedResult[] = []
      const line = [...given.line]
      for (const part of await partsOf(prepared.ready)) {
        // oxlint-disable-next-line no-await-in-loop -- One after the other, as a run does.
        results.push(...(await sent(service, head, part, line)))
      }
      // A call whose answer was lost is answered with what is known by now.
      const isKept = ({ status }: ImportedResult): boolean => status === 'created' || status === 'known'
      expect(results.map(isKept)).toEqual(tried.map(({ result }) => isKept(result)))

      const fresh = new Map([...(await all(service))].filter(([key]) => !before.has(key)))
      const kept = prepared.ready.flatMap((it, at) =>
        results[at] && isKept(results[at]) ? [[it, results[at]] as const] : [],
      )
      // The same id twice in a file is one row.
      expect(fresh.size).toBe(new Set(kept.map(([, result]) => result.id)).size)
      for (const [{ body }, { id: key, status }] of kept) {
        const one = fresh.get(key ?? '')
        if (status === 'known' && one === undefined) throw new Error('What is known is not there.')
        const { startDate, endDate, calendarIds, comment = null, guests } = body
        expect(one).toMatchObject({ startDate, endDate, calendarIds })
        // A formula is text, and stays the text that it is.
        expect(one?.comment ?? null).toBe(comment)
        expect(one?.guests.length).toBe(Array.isArray(guests) ? guests.length : 0)
      }
      stored += fresh.size
      refused += table.rows.length - kept.length

      // An import of which nothing was sent is none.
      const undone =
        fresh.size > 0
          ? await service.api.call(contract.imports.undo, { params: { id }, body: {} })
          : { removed: 0, left: [], remaining: 0 }
      expect(undone).toMatchObject({ removed: fresh.size, left: [], remaining: 0 })
      expect(await all(service)).toEqual(before)
    })
    await fc.assert(property, { numRuns: 120 })
    // Neither side of the question was empty.
    expect(stored).toBeGreaterThan(20)
    expect(refused).toBeGreaterThan(20)
  },
)
