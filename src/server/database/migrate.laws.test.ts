import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Tables } from '#api/core/store.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { MIGRATIONS } from '#api/stores/sql/migrations/index.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { ORGANIZATION, OTHER, rowOf } from '#api/stores/testing/rows-of.ts'
import { addOrganizations } from '#api/stores/testing/store-laws.ts'
import { openPg } from './pg.ts'
import { newDatabase } from './testing/new-database.ts'

type Database = ReturnType<typeof openPg>

describe('migrations', () => {
  let url: string
  let database: Database
  beforeAll(async () => {
    url = await newDatabase(inject('postgresUrl'))
    database = openPg(url)
  })
  afterAll(() => database.close())

  const names = async () =>
    (await database.query<{ name: string }>('select name from schema_migrations order by name')).map(({ name }) => name)

  it('are carried out once when several servers start at once', async () => {
    const servers = Array.from({ length: 5 }, () => openPg(url))
    await Promise.all(servers.map((server) => migrate(server)))
    await Promise.all(servers.map((server) => server.close()))
    expect(await names()).toEqual(MIGRATIONS.map(({ name }) => name))
    const constraints = await database.query(`select 1 from pg_constraint where conname = 'occupancies_disjoint'`)
    expect(constraints).toHaveLength(1)
  })

  it('refuse a step that was changed afterwards', async () => {
    const [first, ...rest] = MIGRATIONS
    const changed = [{ name: first?.name ?? '', statements: ['select 1'] }, ...rest]
    await expect(migrate(database, changed)).rejects.toThrow('0001-tables was changed')
  })

  it('refuse a database that is newer than the program', async () => {
    await expect(migrate(database, MIGRATIONS.slice(0, 1))).rejects.toThrow('newer Frontdesk (0002-no-double-booking)')
  })

  it('skip an optional step that the database does not know, and no other one', async () => {
    const unknown = { name: '9999-unknown', statements: ['create extension of_no_use_at_all'] }
    await expect(migrate(database, [...MIGRATIONS, unknown])).rejects.toThrow('of_no_use_at_all')
    expect(await names()).not.toContain('9999-unknown')
    await migrate(database, [...MIGRATIONS, { ...unknown, optional: true }])
    await migrate(database, [...MIGRATIONS, { ...unknown, optional: true }])
    expect(await names()).toContain('9999-unknown')
  })

  it('let rows that were there before be found by the digits of their phones', async () => {
    const older = openPg(await newDatabase(inject('postgresUrl')))
    await migrate(
      older,
      MIGRATIONS.filter(({ name }) => !/^00(07|27)/.test(name)),
    )
    const store = createSqlStore(older)
    await addOrganizations(store)
    const guests = [{ extraFields: { phone: '+34 600 777 888' } }, { extraFields: {} }]
    const before = rowOf('appointments', 1, { guests })
    await store.write(ORGANIZATION, (rows) => rows.insertAll('appointments', [before, rowOf('appointments', 2)]))
    await migrate(older)
    const found = await store.read(ORGANIZATION, (rows) =>
      rows.find('appointments', { where: [{ guestPhone: '600777888' }] }),
    )
    expect(found.items).toEqual([before])
    const sought = { either: [{ search: '777888' }, { guestPhone: '777888' }] }
    expect((await store.read(ORGANIZATION, (rows) => rows.find('appointments', { where: [sought] }))).items).toEqual([
      before,
    ])
    await older.close()
  })

  it('make service types of others that services name rows of one’s own', async () => {
    const older = openPg(await newDatabase(inject('postgresUrl')))
    await migrate(
      older,
      MIGRATIONS.filter(({ name }) => name !== '0024-accepted-types'),
    )
    const store = createSqlStore(older)
    await addOrganizations(store)
    const sharing = { scope: 'public' as const, organizationIds: [] }
    const [used, unused] = [1, 2].map((number) =>
      rowOf('serviceTypes', number, { organizationId: OTHER, sharing, slug: `slug-${number}` }),
    ) as [Tables['serviceTypes'], Tables['serviceTypes']]
    await store.write(OTHER, (rows) => rows.insertAll('serviceTypes', [used, unused]))
    await store.write(ORGANIZATION, async (rows) => {
      await rows.insert('serviceTypes', rowOf('serviceTypes', 9, { slug: 'slug-1' }))
      await rows.insert('services', rowOf('services', 1, { typeId: used.id }))
    })
    await migrate(older)
    const { items } = await store.read(ORGANIZATION, (rows) => rows.find('serviceTypes'))
    const accepted = items.find(({ id }) => id === used.id)
    expect(items).toHaveLength(2)
    const own = { organizationId: ORGANIZATION, slug: expect.stringMatching(/^slug-1-[0-9a-f]{12}$/) as string }
    expect(accepted).toEqual({ ...used, ...own, sharing: { scope: 'private', organizationIds: [] } })
    expect((await store.read(OTHER, (rows) => rows.find('serviceTypes'))).items).toEqual([used, unused])
    await older.close()
  })

  it('leave nothing of a step that fails half-way', async () => {
    const half = { name: '9999-zzz', statements: ['create table half (id integer)', 'select nonsense'] }
    const all = [...MIGRATIONS, { name: '9999-unknown', statements: ['create extension of_no_use_at_all'] }, half]
    await expect(migrate(database, all)).rejects.toThrow('nonsense')
    expect(await database.query(`select 1 from pg_tables where tablename = 'half'`)).toEqual([])
  })
})
