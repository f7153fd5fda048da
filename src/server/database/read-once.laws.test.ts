import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '#api/stores/sql/database.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { ORGANIZATION, OTHER, rowOf } from '#api/stores/testing/rows-of.ts'
import { addOrganizations } from '#api/stores/testing/store-laws.ts'
import { openPg } from './pg.ts'
import { openMemoryPglite } from './pglite.ts'
import { newDatabase } from './testing/new-database.ts'

const OPENED: [string, () => Promise<Database>][] = [
  ['PGlite', openMemoryPglite],
  // One connection: what a question left behind, the next one would find.
  ['PostgreSQL', async () => openPg(await newDatabase(inject('postgresUrl')), { connections: 1 })],
  [
    'PostgreSQL behind a pooler',
    async () => openPg(await newDatabase(inject('postgresUrl')), { connections: 1, pooled: true }),
  ],
]

describe.each(OPENED)('a question that is asked alone, in %s', (_, open) => {
  let database: Database
  const ask = async <Row>(text: string, values: (string | number)[] = [], organizationId = ORGANIZATION) => {
    if (!database.readOnce) throw new Error('Nothing is asked alone here.')
    return database.readOnce<Row>(text, values, organizationId)
  }
  beforeAll(async () => {
    database = await open()
    await migrate(database)
    const store = createSqlStore(database)
    await addOrganizations(store)
    await store.write(ORGANIZATION, (rows) => rows.insert('rooms', rowOf('rooms', 1)))
    await store.write(OTHER, (rows) => rows.insert('rooms', { ...rowOf('rooms', 2), organizationId: OTHER }))
  }, 120_000)
  afterAll(() => database.close())

  const names = 'select name from organizations'

  it('sees the rows of its own organization alone, whichever was asked about before', async () => {
    for (const [own, name] of [
      [ORGANIZATION, 'Ours'],
      [OTHER, 'Theirs'],
      [ORGANIZATION, 'Ours'],
    ] as const) {
      expect(await ask(names, [], own)).toEqual([{ name }])
      // From the third time on a text is kept prepared.
      expect(await ask('select count(*)::int as count from rooms where revision >= $1', [0], own)).toEqual([
        { count: 1 },
      ])
    }
    const together = [ORGANIZATION, OTHER, OTHER, ORGANIZATION].map((own) => ask<{ name: string }>(names, [], own))
    expect((await Promise.all(together)).map(([row]) => row?.name)).toEqual(['Ours', 'Theirs', 'Theirs', 'Ours'])
  })

  it('sees one moment, and changes nothing', async () => {
    const [how] = await ask<{ isolation: string; reads: string }>(
      `select current_setting('transaction_isolation') as isolation, current_setting('transaction_read_only') as reads`,
    )
    expect(how).toEqual({ isolation: 'repeatable read', reads: 'on' })
    await expect(ask('with gone as (delete from rooms returning id) select id from gone')).rejects.toMatchObject({
      code: '25006',
    })
    expect(await ask('select id from rooms')).toHaveLength(1)
  })

  it('leaves nothing behind: who asks next stands where everybody begins, and may write', async () => {
    await ask(names)
    const state = `select current_user <> session_user as "isWithin", current_setting('transaction_read_only') as reads`
    const [rest] = await database.transaction('write', (db) => db.query(state))
    expect(rest).toEqual({ isWithin: false, reads: 'off' })
  })

  it('tells what was wrong with it, and the next one is answered', async () => {
    await expect(ask('select nothing from rooms')).rejects.toMatchObject({ code: '42703' })
    await expect(ask('select 1 / $1::int as one', [0])).rejects.toMatchObject({ code: '22012' })
    expect(await ask(names)).toEqual([{ name: 'Ours' }])
  })
})

describe('a page of all rows, in PostgreSQL', () => {
  let database: Database
  beforeAll(async () => {
    database = openPg(await newDatabase(inject('postgresUrl')), { connections: 1 })
    await migrate(database)
    const store = createSqlStore(database)
    await addOrganizations(store)
    for (const at of [1, 2, 3]) await store.write(ORGANIZATION, (rows) => rows.insert('rooms', rowOf('rooms', at)))
  }, 120_000)
  afterAll(() => database.close())

  const PAGE = 'select id from rooms order by sort_key, id limit $1::bigint'
  const page = (limit: number, isInOrder: boolean) =>
    database.readOnce?.<{ id: string }>(PAGE, [limit], ORGANIZATION, isInOrder)
  const plans = () =>
    database.readOnce?.(
      `select generic_plans::int as once, custom_plans::int as each, current_setting('enable_sort') as sort
        from pg_prepared_statements where statement = '${PAGE}'`,
      [],
      ORGANIZATION,
    )

  it('is planned once where it is asked in order, and for its values where it is not', async () => {
    const all = [1, 2, 3].map((at) => ({ id: rowOf('rooms', at).id }))
    for (let times = 0; times < 8; times++) expect(await page(2, true)).toEqual(all.slice(0, 2))
    // The first two have no name.
    expect(await plans()).toEqual([{ once: 6, each: 0, sort: 'on' }])
    for (let times = 0; times < 8; times++) expect(await page(3, false)).toEqual(all)
    expect(await plans()).toEqual([{ once: 6, each: 8, sort: 'on' }])
  })
})
