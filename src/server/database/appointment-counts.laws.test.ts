import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { dumpAll, type DumpRecord } from '#api/stores/sql/dump.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { COUNTING_TRIGGERS } from '#api/stores/sql/migrations/0029-appointments-of-services.ts'
import { MIGRATIONS } from '#api/stores/sql/migrations/index.ts'
import { restoreAll } from '#api/stores/sql/restore.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { idOf, ORGANIZATION, OTHER, rowOf } from '#api/stores/testing/rows-of.ts'
import { addOrganizations } from '#api/stores/testing/store-laws.ts'
import { openPg } from './pg.ts'
import { newDatabase } from './testing/new-database.ts'

const SERVICE = idOf(1)
const booked = (number: number) => rowOf('appointments', number, { serviceId: SERVICE })

/** What the database keeps of how many appointments a service has; what it answers is a law of every store. */
describe('counts of appointments', () => {
  let database: ReturnType<typeof openPg>
  let store: ReturnType<typeof createSqlStore>
  beforeAll(async () => {
    database = openPg(await newDatabase(inject('postgresUrl')))
    await migrate(database)
    store = createSqlStore(database)
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    await database.query('truncate organizations cascade')
    await addOrganizations(store)
  })

  const tallyOf = async (from: typeof store, organizationId: string): Promise<number | undefined> =>
    (await from.read(organizationId, (rows) => rows.tally('appointments', 'serviceId', [SERVICE])))[SERVICE]
  const tally = (organizationId = ORGANIZATION) => tallyOf(store, organizationId)
  const book = (number: number) => store.write(ORGANIZATION, (rows) => rows.insert('appointments', booked(number)))
  const parts = async (): Promise<number> =>
    (await database.query<{ parts: number }>('select count(*)::integer as parts from appointment_counts'))[0]?.parts ??
    -1

  it('wait for nobody: whoever books a service while others do is through before them', async () => {
    await book(3)
    let isThrough = false
    const long = store.write(ORGANIZATION, async (rows) => {
      await rows.insert('appointments', booked(1))
      await book(2)
      isThrough = true
      expect(await tally()).toBe(2)
      throw new Error('stop')
    })
    await expect(long).rejects.toThrow('stop')
    expect(isThrough).toBe(true)
    expect(await tally()).toBe(2)
  })

  it('stay as few as ever wrote at once', async () => {
    for (let number = 1; number <= 30; number++) await book(number)
    expect(await parts()).toBe(1)
    await Promise.all(Array.from({ length: 60 }, (_, at) => book(100 + at)))
    expect(await parts()).toBeLessThanOrEqual(database.connections)
    expect(await tally()).toBe(90)
  })

  it('are right whoever writes, and where all is emptied', async () => {
    for (const number of [1, 2, 3]) await book(number)
    await database.query(`update appointments set doc = doc || '{"serviceId":"${idOf(2)}"}' where id = '${idOf(1)}'`)
    expect(await tally()).toBe(2)
    await database.query(`update appointments set organization_id = '${OTHER}' where id = '${idOf(2)}'`)
    expect([await tally(), await tally(OTHER)]).toEqual([1, 1])
    await database.query(`delete from appointments where id in ('${idOf(2)}', '${idOf(3)}')`)
    expect([await tally(), await tally(OTHER)]).toEqual([0, 0])
    await book(4)
    await database.query('truncate appointments')
    expect(await tally()).toBe(0)
  })

  it('call nothing where an appointment is moved', async () => {
    await book(1)
    const written = async () => (await database.query('select xmin::text, ctid::text from appointment_counts'))[0]
    const before = await written()
    await store.write(ORGANIZATION, (rows) =>
      rows.replace('appointments', { ...booked(1), startDate: '2026-03-02T08:00:00.000Z' }),
    )
    expect(await written()).toEqual(before)
  })

  it('go on where the table is divided and has the triggers itself', async () => {
    const divided = openPg(await newDatabase(inject('postgresUrl')))
    await migrate(divided)
    const own = createSqlStore(divided)
    await addOrganizations(own)
    await own.write(ORGANIZATION, (rows) => rows.insertAll('appointments', [1, 2].map(booked)))
    const triggers = await divided.query<{ name: string }>(
      `select tgname as name from pg_trigger where tgrelid = 'appointments'::regclass and not tgisinternal`,
    )
    expect(triggers).toHaveLength(COUNTING_TRIGGERS.length)
    for (const statement of [
      ...triggers.map(({ name }) => `drop trigger ${name} on appointments`),
      'alter table appointments rename to appointments_of_all',
      'create table appointments (like appointments_of_all including all) partition by list (organization_id)',
      'alter table appointments attach partition appointments_of_all default',
      ...COUNTING_TRIGGERS,
    ]) {
      await divided.query(statement)
    }
    await migrate(divided)
    await own.write(ORGANIZATION, async (rows) => {
      await rows.insert('appointments', booked(3))
      await rows.replace('appointments', { ...booked(1), serviceId: null })
    })
    expect(await tallyOf(own, ORGANIZATION)).toBe(2)
    await own.write(ORGANIZATION, (rows) => rows.remove('appointments', idOf(3)))
    expect(await tallyOf(own, ORGANIZATION)).toBe(1)
    await own.close()
  })

  it('are there of what a migration finds, and of what is restored', async () => {
    const older = openPg(await newDatabase(inject('postgresUrl')))
    await migrate(
      older,
      MIGRATIONS.filter(({ name }) => name < '0029'),
    )
    const from = createSqlStore(older)
    await addOrganizations(from)
    await from.write(ORGANIZATION, (rows) => rows.insertAll('appointments', [1, 2, 3].map(booked)))
    await from.write(OTHER, (rows) => rows.insert('appointments', { ...booked(1), organizationId: OTHER }))
    await migrate(older)
    expect([await tallyOf(from, ORGANIZATION), await tallyOf(from, OTHER)]).toEqual([3, 1])

    const records: DumpRecord[] = []
    await dumpAll(older, async (record) => void records.push(record))
    await from.close()
    await database.query('truncate organizations cascade')
    await restoreAll(
      database,
      (async function* () {
        yield* records
      })(),
    )
    expect([await tally(), await tally(OTHER)]).toEqual([3, 1])
    await book(4)
    expect(await tally()).toBe(4)
    expect(await parts()).toBe(2)
  })
})
