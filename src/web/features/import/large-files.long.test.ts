import { expect, test } from 'vitest'
import type { Calendar } from '#api/contract/calendars.ts'
import { recordNames } from './names.ts'
import { prepareRows } from './prepare.ts'
import { readFile } from './reading/read-file.ts'
import { MOST_BYTES, MOST_ROWS, type Table } from './reading/table.ts'
import { guessSettings } from './settings.ts'

const { FRONTDESK_LONG_SEED = '1' } = process.env
const MEGABYTE = 1_000_000
const MINUTES = 120_000

/** Numbers below 2³² that look random, the same for the same seed (mulberry32). */
function random(seed: string): () => number {
  let state = Array.from(seed).reduce((sum, it) => (sum * 31 + it.charCodeAt(0)) | 0, 7)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let it = Math.imul(state ^ (state >>> 15), 1 | state)
    it = (it + Math.imul(it ^ (it >>> 7), 61 | it)) ^ it
    return (it ^ (it >>> 14)) >>> 0
  }
}

const HEADS = 'Client,Start,End,Staff,Booking ID,Notes\r\n'
/** Rows of so many characters, each of them good by itself. */
const rowsOf = (count: number, length: number, note: (at: number) => string): string => {
  const rows = Array.from({ length: count }, (_, at) => {
    const row = `Guest ${at},2030-03-01 10:00,2030-03-01 10:30,Ana,b${at},"${note(at)}`
    return `${row}${'x'.repeat(Math.max(0, length - row.length - 3))}"`
  })
  return HEADS + rows.join('\r\n')
}

/** Repeats a text until it has so many bytes; a part of 1 MB at most is made as text, so that no string is too long. */
const filled = (text: string, bytes: number): Blob => {
  const part = text.repeat(Math.max(1, Math.floor(MEGABYTE / text.length)))
  const parts = Array.from({ length: Math.ceil(bytes / part.length) }, () => part)
  return new Blob([new Blob([HEADS, ...parts]).slice(0, bytes)])
}

/** Every row is refused with a reason or becomes one body: what was read is never less or more than the file's rows. */
async function prepared(table: Table) {
  const { mapped, order, lastFirst } = guessSettings({
    fileName: 'large.csv',
    table,
    zone: 'Europe/Madrid',
    monthFirst: false,
  })
  const calendars = recordNames([{ id: '00000000-0000-7000-8000-000000000001', name: 'Ana' } as Calendar], new Map())
  const services = recordNames([], new Map())
  const fields = mapped.map(({ field }) => field)
  const reading = { kind: 'appointments', fields, zone: 'Europe/Madrid', order, lastFirst, calendarId: '' } as const
  const { ready, refused } = await prepareRows(
    table.rows,
    { ...reading, calendars, services },
    'ES',
    new AbortController().signal,
  )
  expect(ready.length + refused.length).toBe(table.rows.length)
  return { ready, refused }
}

test('a file of 100 MB is refused whole, before a byte of it is read', { timeout: MINUTES }, async () => {
  const file = filled('Ana,2030-03-01 10:00,2030-03-01 10:30,Ana,b1,\r\n', 100 * MEGABYTE)
  expect(file.size).toBe(100 * MEGABYTE)
  file.arrayBuffer = () => Promise.reject(new Error('It was read.'))
  expect(await readFile(file)).toEqual({ trouble: 'too-large' })
})

test.each([
  ['rows without end', 'Ana,2030-03-01 10:00,2030-03-01 10:30,Ana,b1,\r\n', 'too-many-rows'],
  ['line ends alone', '\r\n', 'no-rows'],
  ['a single cell', 'x', undefined],
  ['a quote that is never closed', 'a"b ', undefined],
  ['quotes alone', '"', undefined],
  ['separators alone', ',', 'no-rows'],
  ['formulas', '=1+1,@SUM(A1),"=HYPERLINK(""x"")"\n', 'too-many-rows'],
])(
  'a file as large as is read, of %s, becomes a table within its bounds or none',
  { timeout: MINUTES },
  async (_, text, trouble) => {
    const found = await readFile(filled(text, MOST_BYTES))
    expect('trouble' in found ? found.trouble : undefined).toBe(trouble)
    if ('trouble' in found) return
    expect(found.table.rows.length).toBeLessThanOrEqual(MOST_ROWS)
    for (const { cells } of found.table.rows) expect(cells.length).toBe(found.table.headings.length)
    await prepared(found.table)
  },
)

test('noise of any bytes is no table that holds more than its rows', { timeout: MINUTES }, async () => {
  const next = random(FRONTDESK_LONG_SEED)
  const noise = new Uint8Array(Uint32Array.from({ length: MOST_BYTES / 4 }, next).buffer)
  const found = await readFile(new Blob([noise]))
  if ('trouble' in found) return
  expect(found.table.rows.length).toBeLessThanOrEqual(MOST_ROWS)
  await prepared(found.table)
})

test(
  'as many rows as are taken, as long as they may be, are all told of; a cut one is refused',
  { timeout: MINUTES },
  async () => {
    const next = random(FRONTDESK_LONG_SEED)
    const text = rowsOf(MOST_ROWS, 2400, () => (next() % 2 === 0 ? '=1+1 ' : 'José ""N"" '))
    const whole = await readFile(new Blob([text]))
    if ('trouble' in whole) throw new Error(whole.trouble)
    const all = await prepared(whole.table)
    expect(all.refused).toEqual([])
    expect(new Set(all.ready.map(({ externalId }) => externalId)).size).toBe(MOST_ROWS)
    expect(all.ready.filter(({ body }) => String(body['comment']).startsWith('=1+1 x')).length).toBeGreaterThan(0)

    // It ends within the notes of the last row, whose quotation mark is never closed.
    const cut = await readFile(new Blob([text.slice(0, -200)]))
    if ('trouble' in cut) throw new Error(cut.trouble)
    const some = await prepared(cut.table)
    expect(some.refused).toMatchObject([{ why: 'quotes' }])
    expect(some.ready.length).toBe(MOST_ROWS - 1)
  },
)
