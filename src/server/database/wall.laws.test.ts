import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database, Db } from '#api/stores/sql/database.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { UNUSUAL } from '#api/stores/sql/migrations/0025-pairs-of-letters.ts'
import { HAS_MORE_CALENDARS } from '#api/stores/sql/migrations/0026-calendars-in-time.ts'
import { MIGRATIONS } from '#api/stores/sql/migrations/index.ts'
import { RESOURCE_TABLES } from '#api/stores/kept.ts'
import { idOf, ORGANIZATION, OTHER, rowOf } from '#api/stores/testing/rows-of.ts'
import { addOrganizations } from '#api/stores/testing/store-laws.ts'
import { openPg } from './pg.ts'
import { openMemoryPglite } from './pglite.ts'
import { forgetful } from './testing/forgetful.ts'
import { newDatabase } from './testing/new-database.ts'

const REFUSED = { code: '42501' }

const OPENED: [string, () => Promise<Database>][] = [
  ['PGlite', openMemoryPglite],
  ['PostgreSQL', async () => openPg(await newDatabase(inject('postgresUrl')))],
]

describe.each(OPENED)('the wall in %s', (_, open) => {
  let database: Database
  let sentences: string[]
  beforeAll(async () => {
    database = await open()
    sentences = await migrate(database)
    const store = createSqlStore(database)
    await addOrganizations(store)
    await store.write(OTHER, async (rows) => {
      for (const table of RESOURCE_TABLES) {
        const ofService = table === 'appointments' ? { serviceId: idOf(7) } : {}
        await rows.insert(table, { ...rowOf(table, 1), ...ofService, organizationId: OTHER })
      }
      await rows.occupy(idOf(1), [{ appointmentId: idOf(1), calendarId: idOf(1), from: 0, to: 9, lapsesAt: null }], 0)
    })
  }, 120_000)
  afterAll(() => database.close())

  const ours = <T>(work: (db: Db) => Promise<T>) => database.transaction('write', work, ORGANIZATION)

  it('is up, and has nothing to tell the operator', async () => {
    expect(sentences).toEqual([])
    expect(await migrate(database)).toEqual([])
  })

  it.each(RESOURCE_TABLES)('stands where a statement about %s forgets the organization', async (table) => {
    const rest = createSqlStore(forgetful(database))
    await rest.read(ORGANIZATION, async (rows) => {
      expect(await rows.find(table)).toEqual({ items: [], total: 0 })
      expect(await rows.count(table)).toBe(0)
      expect(await rows.get(table, idOf(1))).toBeUndefined()
    })
    const theirs = await rest.read(OTHER, (rows) => rows.find(table))
    expect(theirs.total).toBe(1)
  })

  it('shows nothing else of another organization', async () => {
    const rest = createSqlStore(forgetful(database))
    expect(await rest.read(ORGANIZATION, (rows) => rows.occupants([idOf(1)], 0, 9, 0))).toEqual([])
    expect((await rest.read(ORGANIZATION, (rows) => rows.changes.find({}))).items).toEqual([])
    const tallied = (organizationId: string) =>
      rest.read(organizationId, (rows) => rows.tally('appointments', 'serviceId', [idOf(7)]))
    expect([await tallied(ORGANIZATION), await tallied(OTHER)]).toEqual([{ [idOf(7)]: 0 }, { [idOf(7)]: 1 }])
    const names = await ours((db) => db.query('select name from organizations'))
    expect(names).toEqual([{ name: 'Ours' }])
  })

  it('holds where phones are looked for with the rights of the owner', async () => {
    const guests = [{ extraFields: { phone: '+34 600 777 888' } }]
    const row = rowOf('appointments', 5, { organizationId: OTHER, guests })
    await createSqlStore(database).write(OTHER, (rows) => rows.insert('appointments', row))
    const looking = (db: Db, of: string) =>
      db.query('select appointments_of_phone($1::uuid, $2) as place', [of, '600777888'])
    expect(await database.transaction('read', (db) => looking(db, OTHER), OTHER)).toHaveLength(1)
    expect(await ours((db) => looking(db, OTHER))).toEqual([])
    expect(await ours((db) => looking(db, ORGANIZATION))).toEqual([])
    const ofNone = database.transaction('read', async (db) => {
      await db.query('set local role frontdesk_app')
      return looking(db, OTHER)
    })
    expect(await ofNone).toEqual([])
    await createSqlStore(database).write(OTHER, (rows) => rows.remove('appointments', row.id))
  })

  it('lets no row be written for another organization, moved there, changed or removed', async () => {
    const insert = `insert into change_counters (organization_id) values ('${OTHER}') on conflict do nothing`
    await expect(ours((db) => db.query(insert))).rejects.toMatchObject(REFUSED)
    await createSqlStore(database).write(ORGANIZATION, (rows) => rows.insert('rooms', rowOf('rooms', 2)))
    await expect(ours((db) => db.query(`update rooms set organization_id = '${OTHER}'`))).rejects.toMatchObject(REFUSED)
    expect(await ours((db) => db.query('update rooms set revision = revision + 1 returning id'))).toHaveLength(1)
    expect(await ours((db) => db.query('delete from rooms returning id'))).toHaveLength(1)
    expect(await database.query('select from rooms')).toHaveLength(1)
  })

  it('shows what others share to whoever asks for that, and lets nobody change it', async () => {
    const sharing = { scope: 'public' as const, organizationIds: [] }
    const shared = rowOf('serviceTypes', 3, { organizationId: OTHER, sharing })
    await createSqlStore(database).write(OTHER, (rows) => rows.insert('serviceTypes', shared))
    expect(await ours((db) => db.query('select from service_types'))).toEqual([])
    const rows = await createSqlStore(database).read(ORGANIZATION, async (rows) => [
      (await rows.offeredTypes({})).items,
      (await rows.find('serviceTypes')).items,
    ])
    expect(rows).toEqual([[shared], []])
    const asking = (text: string) =>
      ours(async (db) => {
        await db.query(`select set_config('frontdesk.offers', 'on', true)`)
        return db.query(text)
      })
    expect(await asking('update service_types set revision = 9 returning id')).toEqual([])
    expect(await asking('delete from service_types returning id')).toEqual([])
  })

  it('has no gap: every table of organizations is forced behind it', async () => {
    const open = await database.query(
      `select relname from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'organization_id'
        where relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)`,
    )
    expect(open).toEqual([])
  })

  it('holds a role that names no organization, and that role cannot leave it', async () => {
    const inRole = (text: string) =>
      database.transaction('write', async (db) => {
        await db.query('set local role frontdesk_app')
        return db.query(text)
      })
    expect(await inRole('select from rooms')).toEqual([])
    await expect(inRole('alter table rooms disable row level security')).rejects.toMatchObject(REFUSED)
    await expect(inRole('select from schema_migrations')).rejects.toMatchObject(REFUSED)
    const [role] = await database.query(
      `select rolsuper or rolbypassrls or rolcanlogin or rolcreaterole as "isMighty" from pg_roles where rolname = 'frontdesk_app'`,
    )
    expect(role).toEqual({ isMighty: false })
  })

  it('stands at a divided table and its parts, too', async () => {
    const divided = await open()
    await migrate(divided)
    await addOrganizations(createSqlStore(divided))
    await createSqlStore(divided).write(OTHER, (rows) =>
      rows.insert('rooms', rowOf('rooms', 1, { organizationId: OTHER })),
    )
    for (const statement of [
      'alter table rooms rename to rooms_of_others',
      'create table rooms (like rooms_of_others including all) partition by list (organization_id)',
      'alter table rooms attach partition rooms_of_others default',
      `create table rooms_of_one partition of rooms for values in ('${ORGANIZATION}')`,
    ]) {
      await divided.query(statement)
    }
    expect(await migrate(divided)).toEqual([])
    const store = createSqlStore(divided)
    await store.write(ORGANIZATION, (rows) => rows.insert('rooms', rowOf('rooms', 2)))
    const rest = createSqlStore(forgetful(divided))
    expect((await rest.read(ORGANIZATION, (rows) => rows.find('rooms'))).items).toEqual([rowOf('rooms', 2)])
    expect((await rest.read(OTHER, (rows) => rows.find('rooms'))).total).toBe(1)
    const part = (name: string) => divided.transaction('write', (db) => db.query(`select from ${name}`), ORGANIZATION)
    expect(await part('rooms_of_others')).toEqual([])
    expect(await part('rooms_of_one')).toHaveLength(1)
    await divided.close()
  })

  it('uses the indexes of texts and documents behind it', async () => {
    await database.query(
      `insert into appointments (organization_id, id, sort_key, search_text, folded, doc, start_ms, end_ms, span)
        select '${ORGANIZATION}', gen_random_uuid(), n::text, md5(n::text), '{}',
          jsonb_build_object('calendarIds', jsonb_build_array(n::text), 'serviceId', n::text), n, n + 1, 0
        from generate_series(1, 3000) as n`,
    )
    await database.query('vacuum analyze appointments')
    const plan = async (condition: string): Promise<string> => {
      const text = `explain select id from appointments where organization_id = '${ORGANIZATION}' and ${condition}`
      const lines = await ours(async (db) => {
        // There are too few rows for an index to be worth it; which one could be used is what is asked.
        for (const other of ['seqscan', 'indexscan']) await db.query(`set local enable_${other} = off`)
        return db.query<{ 'QUERY PLAN': string }>(text)
      })
      return lines.map((line) => line['QUERY PLAN']).join('\n')
    }
    expect(await plan(`search_text like '%c4ca42%'`)).toContain('on appointments_search')
    expect(await plan(`search_text like any('{%c4c%,%c4}')`)).toContain('on appointments_search')
    expect(await plan(`${UNUSUAL} and (search_text || '') like '%c4%'`)).toContain('on appointments_unusual_text')
    const more = `${HAS_MORE_CALENDARS} and doc -> 'calendarIds' @> '["7"]'`
    expect(await plan(more)).toContain('on appointments_more_calendars')
    const during = `doc #> '{calendarIds,0}' = '"7"' and span = 0 and start_ms >= 1 and start_ms < 9000`
    expect(await plan(during)).toMatch(
      /appointments_first_calendar[^]*'{calendarIds,0}'::text\[\]\) = [^]*start_ms >= 1/,
    )
    expect(await plan(during.replace('0}', '1}'))).toContain('on appointments_second_calendar')
    const long = `doc #> '{calendarIds,0}' = '"7"' and span = 3 and start_ms < 9000 and end_ms > 1`
    expect(await plan(long)).toMatch(
      /appointments_long[^]*end_ms > 1[^]*start_ms < 9000[^]*'{calendarIds,0}'::text\[\]\) = /,
    )
    expect(await plan(`doc -> 'serviceId' = '"7"'`)).toMatch(/appointments_service[^]*'serviceId'::text\) = /)
  })
})

describe('a login role that is no superuser', () => {
  /** A database that belongs to a role of its own, opened by it. */
  async function ownedBy(role: string, attributes: string): Promise<Database> {
    const url = new URL(await newDatabase(inject('postgresUrl')))
    const admin = openPg(url.href)
    await admin.query(`create role ${role} login password 'x' ${attributes}`)
    await admin.query(`alter database ${url.pathname.slice(1)} owner to ${role}`)
    await admin.close()
    url.username = role
    url.password = 'x'
    return openPg(url.href)
  }

  it('without the right to create roles works with one wall, and says so', async () => {
    const database = await ownedBy(`plain_${process.pid}`, '')
    const [sentence, ...more] = await migrate(database)
    expect(sentence).toMatch(/^Row-level security, the second wall between organizations, is off/)
    expect(more).toEqual([])
    const store = createSqlStore(database)
    await addOrganizations(store)
    await store.write(ORGANIZATION, (rows) => rows.insert('rooms', rowOf('rooms', 1)))
    expect((await store.read(ORGANIZATION, (rows) => rows.find('rooms'))).total).toBe(1)
    await database.close()
  })

  it('that was given the role has both walls, and reads everything for a dump', async () => {
    const admin = openPg(inject('postgresUrl'))
    const role = `given_${process.pid}`
    const database = await ownedBy(role, '')
    await admin.query(`grant frontdesk_app to ${role}`)
    await admin.close()
    const sentences = await migrate(database)
    expect(sentences.join()).not.toContain('is off')
    const store = createSqlStore(database)
    await addOrganizations(store)
    await store.write(OTHER, (rows) => rows.insert('rooms', rowOf('rooms', 1, { organizationId: OTHER })))
    const rest = createSqlStore(forgetful(database))
    expect((await rest.read(ORGANIZATION, (rows) => rows.find('rooms'))).total).toBe(0)
    expect(await database.transaction('dump', (db) => db.query('select from rooms'))).toHaveLength(1)
    await database.close()
  })

  it('counts all appointments that are there, also where a restore has lost the policy of its owner', async () => {
    const admin = openPg(inject('postgresUrl'))
    const role = `restored_${process.pid}`
    const database = await ownedBy(role, '')
    await admin.query(`grant frontdesk_app to ${role}`)
    await admin.close()
    await migrate(
      database,
      MIGRATIONS.filter(({ name }) => name < '0029'),
    )
    const store = createSqlStore(database)
    await addOrganizations(store)
    await store.write(ORGANIZATION, (rows) =>
      rows.insert('appointments', rowOf('appointments', 1, { serviceId: idOf(7) })),
    )
    await database.query('drop policy upkeep on appointments')
    await migrate(database)
    const tally = await store.read(ORGANIZATION, (rows) => rows.tally('appointments', 'serviceId', [idOf(7)]))
    expect(tally).toEqual({ [idOf(7)]: 1 })
    await database.close()
  })

  it('that does not own walled tables does not take them for empty', async () => {
    const url = new URL(await newDatabase(inject('postgresUrl')))
    const admin = openPg(url.href)
    await migrate(admin)
    const role = `stranger_${process.pid}`
    await admin.query(`create role ${role} login password 'x'`)
    await admin.query(`grant all on schema public to ${role}`)
    await admin.query(`grant all on all tables in schema public to ${role}`)
    await admin.close()
    url.username = role
    url.password = 'x'
    const database = openPg(url.href)
    await expect(migrate(database)).rejects.toThrow('Start with the role that owns them')
    await database.close()
  })
})
