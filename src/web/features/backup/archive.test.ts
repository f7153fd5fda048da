import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { BACKED_UP, type BackedUp } from '#api/contract/backup-limits.ts'
import { readArchive, type ReadRow } from './read-archive.ts'
import type { AnyRecord } from './read-pages.ts'
import { writeArchive } from './write-archive.ts'

type Records = Partial<Record<BackedUp, AnyRecord[]>>

async function written(records: Records, bytes?: (medium: AnyRecord) => Uint8Array[] | undefined) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const outcome = await writeArchive(
    { id: 'b1', madeAt: '2026-11-25T10:00:00.000Z' },
    {
      resources: BACKED_UP,
      pages: async function* (resource) {
        const all = records[resource] ?? []
        for (let at = 0; at < all.length; at += 2) yield all.slice(at, at + 2)
      },
      ...(bytes && {
        bytesOf: async (medium) => {
          const all = bytes(medium)
          return (
            all &&
            (async function* () {
              yield* all
            })()
          )
        },
      }),
    },
    (part) => parts.push(new Uint8Array(part)),
  )
  return { outcome, file: new Blob(parts) }
}

async function readBack(file: Blob): Promise<Records> {
  const records: Records = {}
  const rows: ReadRow[] = []
  await readArchive(file, { onManifest: () => {}, onRows: (read) => void rows.push(...read) })
  for (const { resource, value } of rows) records[resource] = [...(records[resource] ?? []), value ?? {}]
  return records
}

const troubleOf = (file: Blob) =>
  readBack(file).then(
    () => 'none',
    (error: { trouble?: string }) => error.trouble ?? 'other',
  )
const zipped = (entries: Record<string, string>) =>
  new Blob([
    new Uint8Array(zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])))),
  ])
const HEAD = JSON.stringify({ archive: 'frontdesk', format: 1, id: 'b1', madeAt: 'now' })

const record = fc.record({
  id: fc.uuid(),
  name: fc.string({ unit: 'grapheme', maxLength: 60 }),
  comment: fc.oneof(fc.constantFrom('a\nb', '=1+1', '],', '"', '\u2028', '[\n]'), fc.string({ maxLength: 40 })),
  extraFields: fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
})

describe('an archive', () => {
  test('is read back as what was written, record by record', async () => {
    const some = fc.array(record, { maxLength: 7 })
    await fc.assert(
      fc.asyncProperty(fc.record({ calendars: some, services: some, appointments: some }), async (given) => {
        // What JSON says of it: it knows no -0.
        const records = JSON.parse(JSON.stringify(given)) as Records
        const { file, outcome } = await written(records)
        const expected = Object.fromEntries(Object.entries(records).filter(([, all]) => all.length > 0))
        expect(await readBack(file)).toEqual(expected)
        expect(outcome.records).toBe(Object.values(records).reduce((sum, all) => sum + all.length, 0))
      }),
      { numRuns: 30 },
    )
  })

  test('holds JSON that is an array, and tables with one fact a column, ISO times, the zone and ids', async () => {
    const { file, outcome } = await written(
      {
        calendars: [{ id: 'c1', name: 'Ana', type: 'agent', timezone: 'Europe/Madrid', tags: ['skin', 'laser'] }],
        multimedia: [
          { id: 'm1', name: 'Logo', format: 'image/png', url: '/media/x' },
          { id: 'm2', name: 'Elsewhere', format: 'image/png', url: 'https://x.example/y.png' },
        ],
        appointments: [
          {
            id: 'a1',
            title: '=cmd()',
            startDate: '2026-03-02T09:00:00.000Z',
            endDate: '2026-03-02T09:30:00.000Z',
            calendarId: 'c1',
            calendarIds: ['c1', 'r1'],
            guests: [
              { email: 'eva@example.org', extraFields: { firstName: 'Eva', lastName: 'Sol', phone: '+34 600' } },
              { email: null, extraFields: { firstName: 'Leo' } },
            ],
          },
        ],
      },
      ({ id }) => (id === 'm1' ? [new Uint8Array([1, 2]), new Uint8Array([3])] : undefined),
    )
    const entries = unzipSync(new Uint8Array(await file.arrayBuffer()))
    const text = (name: string) => strFromU8(entries[name] ?? new Uint8Array())
    expect(JSON.parse(text('data/appointments.json'))).toHaveLength(1)
    expect(JSON.parse(text('data/rooms.json'))).toEqual([])
    // Excel reads UTF-8 only behind its mark.
    expect(Array.from(entries['tables/appointments.csv']?.slice(0, 3) ?? [])).toEqual([0xef, 0xbb, 0xbf])
    const [head, line] = text('tables/appointments.csv').split('\r\n')
    expect(head).toMatch(/^id,title,startDate,endDate,timezone,calendarIds,resourceId,serviceId,status,/)
    expect(line).toMatch(/^a1,'=cmd\(\),2026-03-02T09:00:00.000Z,2026-03-02T09:30:00.000Z,Europe\/Madrid,c1 r1,/)
    expect(text('tables/guests.csv').split('\r\n').slice(1, 3)).toEqual([
      `a1,1,eva@example.org,Eva,Sol,'+34 600,"{""firstName"":""Eva"",""lastName"":""Sol"",""phone"":""+34 600""}"`,
      'a1,2,,Leo,,,"{""firstName"":""Leo""}"',
    ])
    expect([...(entries['media/m1.png'] ?? [])]).toEqual([1, 2, 3])
    expect(outcome.missing).toEqual(['Elsewhere'])
    expect(await readBack(file)).toHaveProperty('multimedia')
  })

  test('leaves the service types of others out', async () => {
    const { outcome } = await written({
      calendars: [{ id: 'c1', organizationId: 'ours' }],
      serviceTypes: [
        { id: 't1', organizationId: 'theirs' },
        { id: 't2', organizationId: 'ours' },
      ],
    })
    expect(outcome.counts).toMatchObject({ calendars: 1, serviceTypes: 1 })
  })

  test('that is another file, cut off, of another form or out of order is refused with the reason', async () => {
    const { file } = await written({ calendars: [{ id: 'c1' }], rooms: [{ id: 'r1' }, { id: 'r2' }] })
    expect(await troubleOf(new Blob(['no zip at all']))).toBe('noBackup')
    expect(await troubleOf(new Blob([]))).toBe('noBackup')
    expect(await troubleOf(zipped({ 'photo.png': 'x' }))).toBe('noBackup')
    expect(await troubleOf(zipped({ 'backup.json': '{"archive":"other"}' }))).toBe('noBackup')
    expect(await troubleOf(zipped({ 'backup.json': HEAD.replace('1', '2') }))).toBe('otherFormat')
    // Behind the last entry stands only the index of the zip, which is not needed.
    const index = Buffer.from(await file.arrayBuffer()).indexOf('PK\u0001\u0002')
    for (const part of [0.1, 0.4, 0.7, 0.95]) {
      expect(await troubleOf(file.slice(0, Math.round(index * part)))).toMatch(/cutOff|damaged|noBackup/)
    }
    expect(await troubleOf(file.slice(0, index))).toBe('none')
    const two = { 'data/rooms.json': '[\n{}\n]\n', 'data/calendars.json': '[\n]\n' }
    expect(await troubleOf(zipped({ 'backup.json': HEAD, ...two, 'records.json': '{}' }))).toBe('outOfOrder')
    const some = { 'backup.json': HEAD, 'data/rooms.json': '[\n{}\n]\n' }
    expect(await troubleOf(zipped({ ...some, 'records.json': '{"rooms":2}' }))).toBe('cutOff')
    expect(await troubleOf(zipped(some))).toBe('cutOff')
    expect(await troubleOf(zipped({ ...some, 'data/rooms.json': '[{}' }))).toBe('damaged')
  })

  test('of a hostile hand opens no other entry, hands on what is no record, and ends at its bounds', async () => {
    const entries = {
      'backup.json': HEAD,
      '../../data/calendars.json': '[\n{"id":"outside"}\n]\n',
      'data/keys.json': '[\n{"accessKeyId":"mine"}\n]\n',
      'data/../data/people.json': '[\n{}\n]\n',
      'data/rooms.json': '[\n{"__proto__":{"admin":true}},\n[1],\nnull,\nno json\n]\n',
      'records.json': '{"rooms":4}',
    }
    const { rooms, ...others } = await readBack(zipped(entries))
    expect(others).toEqual({})
    expect(rooms).toHaveLength(4)
    expect(rooms?.slice(1)).toEqual([{}, {}, {}])
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
    const longest = `[\n{"id":"${'x'.repeat(5 * 1024 * 1024)}"}\n]\n`
    expect(await troubleOf(zipped({ 'backup.json': HEAD, 'data/rooms.json': longest }))).toBe('tooLarge')
    const many = `[\n${'{},\n'.repeat(500_001)}]\n`
    expect(await troubleOf(zipped({ 'backup.json': HEAD, 'data/rooms.json': many }))).toBe('tooLarge')
  })
})
