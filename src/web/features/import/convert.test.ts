import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Calendar } from '#api/contract/calendars.ts'
import { createAppointmentV2 } from '#api/contract/appointments.ts'
import { createCalendar } from '#api/contract/calendars.ts'
import { parsedBy } from '#api/contract/parsed-by.ts'
import { createService, type Service } from '#api/contract/services.ts'
import { convertRow, type ReadyRow, type RowReading, type RefusedRow } from './convert.ts'
import { KINDS, type Kind } from './fields.ts'
import { guessKind, guessMapping, guessSource, withoutStrangers } from './guess.ts'
import { recordNames } from './names.ts'
import { phoneWriter } from './phones.ts'
import { decode } from './reading/decode.ts'
import { readFile } from './reading/read-file.ts'
import { MOST_BYTES, type Table } from './reading/table.ts'
import { orderOf, readMinutes, readFileMoment } from './reading/values.ts'
import { SAMPLES } from './testing/samples.ts'

const id = (end: string): string => `00000000-0000-7000-8000-${end.padStart(12, '0')}`
const calendars = [
  { id: id('1'), name: 'Dr. Ana Vidal' },
  { id: id('2'), name: 'Jone Etxeberria' },
] as Calendar[]
const services = [{ id: id('3'), name: 'Check-up', duration: 45 }] as Service[]

const read = async (text: string | Uint8Array<ArrayBuffer>): Promise<Table> => {
  const found = await readFile(new Blob([text]))
  if ('trouble' in found) throw new Error(found.trouble)
  return found.table
}

const readingOf = (table: Table, kind: Kind = guessKind(table), more: Partial<RowReading> = {}): RowReading => {
  const names = recordNames(calendars, new Map())
  const mapped = withoutStrangers(table, guessMapping(table, kind), (_, text) => names.of(text) !== undefined)
  return {
    kind,
    fields: mapped.map(({ field }) => field),
    zone: 'Europe/Madrid',
    order: orderOf(table.rows.flatMap(({ cells }) => cells)) ?? 'day-first',
    lastFirst: false,
    calendars: names,
    services: recordNames(services, new Map()),
    calendarId: '',
    phone: phoneWriter('ES'),
    hash: (text) => `hash of ${text}`,
    ...more,
  }
}

const convert = async (text: string, more: Partial<RowReading> = {}) => {
  const table = await read(text)
  const reading = readingOf(table, more.kind, more)
  return table.rows.map((row) => convertRow(row, reading))
}
const bodyOf = (row: ReadyRow | RefusedRow | undefined): Record<string, unknown> => {
  if (!row || !('body' in row)) throw new Error(`refused: ${JSON.stringify(row)}`)
  return row.body
}

const anna = { startDate: '2026-11-23T10:00:00.000Z', endDate: '2026-11-23T10:45:00.000Z' }

describe('an export', () => {
  test('of Acuity becomes appointments: names, phones and people as they are called here', async () => {
    const table = await read(SAMPLES.acuity)
    expect([guessSource(table), guessKind(table)]).toEqual(['Acuity', 'appointments'])
    const [first, second] = await convert(SAMPLES.acuity)
    expect(first).toMatchObject({ externalId: '4410982', changes: ['country'] })
    expect(bodyOf(first)).toMatchObject({
      ...anna,
      calendarIds: [id('1')],
      serviceId: id('3'),
      comment: 'left knee, "old"',
      guests: [
        {
          email: 'anna.gomez@example.com',
          extraFields: { firstName: 'Anna', lastName: 'Gómez', phone: '+34 600 55 51 42' },
        },
      ],
    })
    expect(bodyOf(second)).toMatchObject({ startDate: '2026-12-02T15:30:00.000Z', calendarIds: [id('2')] })
  })

  test('of Square says its offsets, lengths and what became of a booking', async () => {
    const [first, second] = await convert(SAMPLES.square)
    expect(bodyOf(first)).toMatchObject({ ...anna, status: 'confirmed' })
    expect(bodyOf(second)).toMatchObject({ status: 'completed', subStatus: 'no-show' })
  })

  test('of Fresha has the day first, a time of its own, and a place that is no room here', async () => {
    const [first, second] = await convert(SAMPLES.fresha)
    expect(bodyOf(first)).toMatchObject({ ...anna, calendarIds: [id('1')] })
    expect(bodyOf(first)).not.toHaveProperty('resourceId')
    expect(bodyOf(second)).toMatchObject({
      startDate: '2026-11-24T08:30:00.000Z',
      endDate: '2026-11-24T09:45:00.000Z',
      status: 'cancelled',
    })
  })

  test('of Google Calendar has the month first, and whole days', async () => {
    const table = await read(SAMPLES.google)
    expect([guessSource(table), guessKind(table)]).toEqual(['Google Calendar', 'blocks'])
    const [first, holiday] = await convert(SAMPLES.google, { calendarId: id('1') })
    expect(bodyOf(first)).toMatchObject({ ...anna, title: 'Anna Gómez', blocked: true })
    expect(bodyOf(holiday)).toMatchObject({
      startDate: '2026-12-23T23:00:00.000Z',
      endDate: '2026-12-24T23:00:00.000Z',
    })
  })

  test.each([
    'Date,Start,End,Client,Staff\n23/11/2026,11:00,11:45,Anna Gómez,Ana Vidal',
    'Start,End,Date,Client,Staff\n11:00 AM,11:45 am,2026-11-23,Anna Gómez,Ana Vidal',
    'Fecha;Inicio;Fin;Cliente;Profesional\n23/11/2026;11:00;11:45;Anna Gómez;Ana Vidal',
    'Start date,Start,End date,End,Client,Staff\n23/11/2026,11:00,23/11/2026,11:45,Anna Gómez,Ana Vidal',
  ])('by hand has a date, and beside it the times of its start and end: %j', async (text) => {
    const [first] = await convert(text)
    expect(bodyOf(first)).toMatchObject({ ...anna, calendarIds: [id('1')] })
  })

  test('as a calendar file has its events, repeated ones each time, under ids of their own', async () => {
    const rows = await convert(SAMPLES.ics, { calendarId: id('1') })
    expect(rows).toHaveLength(5)
    expect(bodyOf(rows[0])).toMatchObject({
      ...anna,
      title: 'Anna, knee',
      comment: 'A long line that is folded after some characters',
    })
    expect(bodyOf(rows[1])).toMatchObject({ endDate: '2026-12-24T23:00:00.000Z' })
    expect(bodyOf(rows[4])).toMatchObject({ startDate: '2026-12-15T09:00:00.000Z' })
    expect(new Set(rows.map((row) => 'externalId' in row && row.externalId)).size).toBe(5)
  })
})

test.each([
  ['23/11/2026 9:05', 'day-first', { date: '2026-11-23', minutes: 545 }],
  ['11/23/2026 9:05:00 PM', 'month-first', { date: '2026-11-23', minutes: 1265 }],
  ['Mon, 23 Nov 2026 16:30', 'day-first', { date: '2026-11-23', minutes: 990 }],
  ['2026-11-23T16:30', 'day-first', { date: '2026-11-23', minutes: 990 }],
  ['2026-11-23 16:30 +0100', 'day-first', { at: Date.parse('2026-11-23T15:30Z') }],
  ['31/02/2026', 'day-first', undefined],
  ['tomorrow', 'day-first', undefined],
  ['12/11', 'day-first', undefined],
] as const)('reads %s', (text, order, read_) => {
  expect(readFileMoment(text, order)).toEqual(read_)
})

test.each([
  ['45', 45],
  ['1h 30min', 90],
  ['1:15', 75],
  ['1,5 h', 90],
  ['', undefined],
  ['long', undefined],
])('reads %s as minutes', (text, minutes) => expect(readMinutes(text)).toBe(minutes))

test('a file of any character set is read, and what nobody keeps is left out', () => {
  const text = 'Año;Émile'
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...Array.from(text).flatMap((it) => [it.charCodeAt(0) & 255, it.charCodeAt(0) >> 8]),
  ])
  expect(decode(new TextEncoder().encode(`\ufeff${text}`))).toBe(text)
  expect(decode(utf16)).toBe(text)
  expect(decode(utf16.slice(2))).toBe(text)
  expect(decode(Uint8Array.from(text, (it) => it.charCodeAt(0)))).toBe(text)
  expect(decode(new TextEncoder().encode('a\0bc and more'))).toBe('abc and more')
})

test('rows that are cut, have cells too many or a quote that never ends are told apart, the others stay', async () => {
  const table = await read('Name,Duration,Notes\nCheck-up,30\nLong,40,a,b\nShort,10,"half\n')
  expect(table.rows).toMatchObject([
    { line: 2, cells: ['Check-up', '30', ''] },
    { line: 3, broken: 'too-many-cells' },
    { line: 4, broken: 'quotes' },
  ])
  const mixed = await read('Name,Duration\r\nCheck-up,30\nLong,40\rShort,"1\r\n0"\r\n')
  expect(mixed.rows.map(({ cells }) => cells)).toEqual([
    ['Check-up', '30'],
    ['Long', '40'],
    ['Short', '1\n0'],
  ])
  expect(await readFile(new Blob(['']))).toEqual({ trouble: 'no-rows' })
  expect(await readFile({ size: MOST_BYTES + 1 } as Blob)).toEqual({ trouble: 'too-large' })
  expect(await readFile(new Blob([`a\n${'b\n'.repeat(20_001)}`]))).toEqual({ trouble: 'too-many-rows' })
})

const SCHEMAS = {
  appointments: createAppointmentV2,
  blocks: createAppointmentV2,
  calendars: createCalendar,
  services: createService,
}
const headings = [
  'Start',
  'End',
  'Duration',
  'Client',
  'Email',
  'Phone',
  'Staff',
  'Service',
  'Name',
  'Kind',
  'Color',
  'Notes',
]
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('=1+1', '@SUM(A1)', '"', '""', "'", ',', ';', '\r', '\n', '\t', '\ud800', '\u0000', '', ' '),
  fc.constantFrom('2026-11-23 10:00', '23/11/2026', '25:00', '45', 'Ana Vidal', 'Check-up', '600555142', 'a@b.co'),
)

test('whatever stands in a file, a row is refused with a reason or fits the contract', async () => {
  const files = fc.asyncProperty(
    fc.constantFrom(...KINDS),
    fc.array(fc.array(nasty, { maxLength: headings.length + 2 }), { minLength: 1, maxLength: 8 }),
    fc.boolean(),
    async (kind, rows, quoted) => {
      const cell = (text: string): string => (quoted ? `"${text.replaceAll('"', '""')}"` : text)
      const text = [headings, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
      const found = await readFile(new Blob([text]))
      if ('trouble' in found) return
      const reading = readingOf(found.table, kind)
      for (const row of found.table.rows) {
        const made = convertRow(row, reading)
        if (!('body' in made)) continue
        // What only the service can judge is length; everything else must fit.
        const parsed = parsedBy(SCHEMAS[kind], made.body)
        const errors = 'errors' in parsed ? parsed.errors.filter(({ message }) => !/at most|e-mail/.test(message)) : []
        expect(errors).toEqual([])
        expect(JSON.stringify(made)).not.toMatch(/\\u0000|\\ud8/)
      }
    },
  )
  await fc.assert(files, { numRuns: 300 })
})
