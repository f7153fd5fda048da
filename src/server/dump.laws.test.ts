import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Rows, TableName } from '#api/core/store.ts'
import { RESOURCE_TABLES } from '#api/stores/kept.ts'
import type { Database } from '#api/stores/sql/database.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { isRecorded } from '#api/core/recording.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { idOf, ORGANIZATION, OTHER, rowOf } from '#api/stores/testing/rows-of.ts'
import { addOrganizations } from '#api/stores/testing/store-laws.ts'
import { openPg } from './database/pg.ts'
import { openMemoryPglite } from './database/pglite.ts'
import { newDatabase } from './database/testing/new-database.ts'
import { dumpTo, restoreFrom } from './dump-file.ts'

const createdAt = '2026-01-01T00:00:00.000Z'
const answer = { key: 'k', requestHash: 'h', status: 201, answer: { a: 1 }, resourceId: idOf(1), expiresAt: 10 }

async function fill(database: Database): Promise<void> {
  const store = createSqlStore(database)
  await addOrganizations(store)
  const secret = { role: 'staff' as const, label: 'é', sealedSecret: 'sealed 🔒', createdAt, disabledAt: createdAt }
  await store.credentials.addKey({ accessKeyId: 'KEY', organizationId: ORGANIZATION, ...secret })
  for (const organizationId of [ORGANIZATION, OTHER]) {
    await store.write(organizationId, async (rows) => {
      for (const table of RESOURCE_TABLES) await insert(rows, table, organizationId)
      const calendarId = idOf(1)
      const hold = { appointmentId: idOf(1), calendarId, from: 5, to: 9, lapsesAt: 7 }
      await rows.occupy(idOf(1), [hold, { ...hold, from: 10, to: 20, lapsesAt: null }], 0)
      await rows.remember(answer)
      for (let number = 1000; number < 2100; number++)
        await rows.insert('presets', rowOf('presets', number, { organizationId }))
    })
  }
}

async function insert<T extends TableName>(rows: Rows, table: T, organizationId: string): Promise<void> {
  const sharing = table === 'serviceTypes' ? { sharing: { scope: 'public', organizationIds: [] } } : {}
  await rows.insert(table, { ...rowOf(table, 1), ...sharing, organizationId })
}

async function dump(database: Database): Promise<string> {
  const target = new PassThrough()
  const [, written] = await Promise.all([dumpTo(target, database).then(() => target.end()), text(target)])
  return written
}
const withoutTime = (written: string): string => written.replace(/"time":"[^"]*"/, '')

describe('a dump', () => {
  let embedded: Database
  let postgres: Database
  let written: string
  beforeAll(async () => {
    embedded = await openMemoryPglite()
    postgres = openPg(await newDatabase(inject('postgresUrl')))
    await Promise.all([migrate(embedded), migrate(postgres)])
    await fill(embedded)
    written = await dump(embedded)
  })
  afterAll(async () => {
    await Promise.all([embedded.close(), postgres.close()])
  })

  /** The dump with one of its lines a second time, counted among its records. */
  function repeated(which: (line: string) => boolean): string {
    const lines = written.trimEnd().split('\n')
    const at = lines.findIndex(which)
    const records = Number((JSON.parse(lines.at(-1) ?? '{}') as { records: number }).records)
    return [...lines.slice(0, at), lines[at], ...lines.slice(at, -1), JSON.stringify({ records: records + 1 })].join(
      '\n',
    )
  }

  it('goes from the embedded database into PostgreSQL and back, the same to the letter', async () => {
    const rows = 2 * (RESOURCE_TABLES.length + 1100)
    const unrecorded = 2 * RESOURCE_TABLES.filter((table) => !isRecorded(table)).length
    const changes = rows - unrecorded + 1
    const records = 2 + 1 + rows + 2 * 2 + changes
    expect(await restoreFrom(Readable.from([written]), postgres)).toBe(records)
    expect(withoutTime(await dump(postgres))).toBe(withoutTime(written))
    const store = createSqlStore(postgres)
    expect(await store.write(OTHER, (rows) => rows.recall('k', 0))).toEqual(answer)
    expect((await store.credentials.key('KEY'))?.sealedSecret).toBe('sealed 🔒')
    const found = await store.read(ORGANIZATION, (rows) => rows.find('serviceTypes'))
    expect(found.total).toBe(1)
    expect(await store.read(OTHER, (rows) => rows.occupants([idOf(1)], 0, 100, 0))).toHaveLength(2)
  })

  it('leaves every index and every rule of the tables as it was', async () => {
    const rules = (database: Database) =>
      database.query(`select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as rule
          from pg_constraint where connamespace = 'public'::regnamespace
        union all select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid)
          from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace
        order by 1, 2, 3`)
    const anew = await openMemoryPglite()
    await migrate(anew)
    const before = await rules(anew)
    expect(before.length).toBeGreaterThan(100)
    await restoreFrom(Readable.from([written]), anew)
    expect(await rules(anew)).toEqual(before)
    await anew.close()
  })

  it.each([
    ['a record twice', () => repeated((line) => line.includes('"table":"presets"'))],
    ['one time taken twice', () => repeated((line) => line.includes('"table":"occupancies"'))],
    ['a record of no organization', () => written.replace(/(presets.*"organizationId":")aaaa/, '$1cccc')],
  ])('that has %s leaves the database empty', async (_, unfit) => {
    for (const database of [await openMemoryPglite(), openPg(await newDatabase(inject('postgresUrl')))]) {
      await migrate(database)
      await expect(restoreFrom(Readable.from([unfit()]), database)).rejects.toThrow('do not go together')
      expect(await createSqlStore(database).credentials.organizations()).toEqual([])
      await database.close()
    }
  })

  it('is refused by a database that is not empty', async () => {
    await expect(restoreFrom(Readable.from([written]), embedded)).rejects.toThrow('not empty')
  })

  it.each([
    ['cut off in the end', () => written.trimEnd().split('\n').slice(0, -1).join('\n'), 'cut off'],
    ['cut off in the middle', () => written.split('\n').toSpliced(9, 1).join('\n'), 'cut off'],
    ['cut off within a record', () => written.slice(0, written.length >> 1), /cut off in line \d+.*whole dump/],
    [
      'damaged in a record',
      () => written.replace('{"table":"presets"', '{"table":presets"'),
      /damaged in line \d+.*whole/,
    ],
    ['of an unknown record', () => written.replace('"table":"presets"', '"table":"pre"'), /damaged in line \d+.*whole/],
    ['of a later format', () => written.replace('"format":1', '"format":2'), 'format 2'],
    ['something else', () => '{"a":1}', 'not a dump'],
    ['a picture', () => '\u0089PNG\r\n', 'not a dump'],
    ['a number', () => '1', 'not a dump'],
    ['empty', () => '', 'not a dump'],
  ])('that is %s leaves the database empty', async (_, damaged, message) => {
    const database = openPg(await newDatabase(inject('postgresUrl')))
    await migrate(database)
    await expect(restoreFrom(Readable.from([damaged()]), database)).rejects.toThrow(message)
    expect(await createSqlStore(database).credentials.organizations()).toEqual([])
    await database.close()
  })
})
