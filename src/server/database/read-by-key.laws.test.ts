import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '#api/stores/sql/database.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { ORGANIZATION, OTHER, rowOf } from '#api/stores/testing/rows-of.ts'
import { addOrganizations } from '#api/stores/testing/store-laws.ts'
import { openPg } from './pg.ts'
import { isFault } from './pool.ts'
import { newDatabase } from './testing/new-database.ts'

const NAME = 'select name from organizations where id = $1'
const ROOM = 'select doc from rooms where id = $1'
const SESSION = 'select pg_backend_pid() as session where $1::int is not null'

describe('what is read by its key', () => {
  let database: Database
  const read = async <Row>(text: string, values: (string | number)[] = [0], organizationId = ORGANIZATION) => {
    if (!database.readByKey) throw new Error('Nothing is read by key here.')
    return database.readByKey<Row>(text, values, organizationId)
  }
  const ours = rowOf('rooms', 1)
  beforeAll(async () => {
    database = openPg(await newDatabase(inject('postgresUrl')), { connections: 4 })
    await migrate(database)
    const store = createSqlStore(database)
    await addOrganizations(store)
    await store.write(ORGANIZATION, (rows) => rows.insert('rooms', ours))
  }, 120_000)
  afterAll(() => database.close())

  it('is of its own organization, whoever asks together with it', async () => {
    const own = [ORGANIZATION, OTHER, OTHER, ORGANIZATION, OTHER]
    const names = await Promise.all(own.map((it) => read<{ name: string }>(NAME, [it], it)))
    expect(names.map(([row]) => row?.name)).toEqual(['Ours', 'Theirs', 'Theirs', 'Ours', 'Theirs'])
    const rooms = await Promise.all(own.map((it) => read(ROOM, [ours.id], it)))
    expect(rooms.map(({ length }) => length)).toEqual([1, 0, 0, 1, 0])
  })

  it('is asked over one session by all who come together', async () => {
    const asked = Array.from({ length: 12 }, () => read<{ session: number }>(SESSION))
    const sessions = new Set((await Promise.all(asked)).map(([row]) => row?.session))
    expect(sessions.size).toBe(1)
    // Nobody has it any more.
    expect(database.pool?.()).toMatchObject({ waiting: 0, idle: database.pool?.().open })
  })

  it('is planned once, not for each key', async () => {
    for (let times = 0; times < 8; times++) await read(ROOM, [ours.id])
    const [plans] = await read<{ once: number; each: number }>(
      `select generic_plans::int as once, custom_plans::int as each from pg_prepared_statements
        where statement = '${ROOM}' and $1::int is not null`,
    )
    expect(plans?.each).toBe(0)
    expect(plans?.once).toBeGreaterThan(4)
  })

  it('goes wrong alone, on its first time and later', async () => {
    const divide = 'select 1 / $1::int as one'
    for (let times = 0; times < 5; times++) {
      const [one, two, three] = await Promise.allSettled([
        read(divide, [1]),
        read(divide, [0]),
        read(NAME, [ORGANIZATION]),
      ])
      expect(one).toMatchObject({ value: [{ one: 1 }] })
      expect(two).toMatchObject({ reason: { code: '22012' } })
      expect(three).toMatchObject({ value: [{ name: 'Ours' }] })
      const unreadable = [0, 1, 2].map(() => read('select nothing from rooms where $1::int is null'))
      for (const it of await Promise.allSettled(unreadable))
        expect(it).toMatchObject({ status: 'rejected', reason: { code: expect.stringMatching(/^42703|26000$/) } })
    }
  })

  it('fails with its session, and the next one is answered over another', async () => {
    const [before] = await read<{ session: number }>(SESSION)
    const meeting = Promise.allSettled([read('select pg_sleep($1::int)', [60]), read(NAME, [ORGANIZATION])])
    const isAsleep = `select 1 as there from pg_stat_activity where query like 'select pg_sleep%' and pid = ${before?.session}`
    while ((await database.query(isAsleep)).length === 0);
    await database.query(`select pg_terminate_backend(${before?.session})`)
    for (const it of await meeting)
      expect([it.status, 'reason' in it && isFault(it.reason)]).toEqual(['rejected', true])
    expect(await read(NAME, [ORGANIZATION])).toEqual([{ name: 'Ours' }])
    expect((await read<{ session: number }>(SESSION))[0]?.session).not.toBe(before?.session)
  })

  it('is refused where there is no database, and nothing else comes of it', async () => {
    const gone = openPg('postgres://nobody@127.0.0.1:1/nothing')
    gone.wall.isUp = true
    const unheard: unknown[] = []
    const hear = (reason: unknown): void => void unheard.push(reason)
    process.prependListener('unhandledRejection', hear)
    const ask = async () => gone.readByKey?.(NAME, [ORGANIZATION], ORGANIZATION)
    for (const it of await Promise.allSettled([ask(), ask()]))
      expect([it.status, 'reason' in it && isFault(it.reason)]).toEqual(['rejected', true])
    // What nobody hears of is told before the next turn.
    await new Promise(setImmediate)
    process.off('unhandledRejection', hear)
    expect(unheard).toEqual([])
    await gone.close()
  })
})
