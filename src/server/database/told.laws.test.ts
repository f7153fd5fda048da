import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Database } from '#api/stores/sql/database.ts'
import { openPg } from './pg.ts'
import { newDatabase } from './testing/new-database.ts'

let database: Database
beforeAll(async () => {
  database = openPg(await newDatabase(inject('postgresUrl')), { connections: 1 })
  await database.query('create table notes (id integer primary key)')
})
afterAll(() => database.close())

const add = (id: number): [text: string, values: string[]] => ['insert into notes values ($1::integer)', [String(id)]]
const kept = async (): Promise<number[]> =>
  (await database.query<{ id: number }>('select id from notes order by id')).map(({ id }) => id)

it('keeps what nobody waited for', async () => {
  const work = database.transaction('write', async (db) => {
    await db.query(...add(1))
    db.tell?.(...add(2))
    db.tell?.(...add(3))
    return 'done'
  })
  await expect(work).resolves.toBe('done')
  expect(await kept()).toEqual([1, 2, 3])
})

it('keeps nothing of a transaction in which something failed that nobody waited for', async () => {
  const work = database.transaction('write', async (db) => {
    await db.query(...add(4))
    db.tell?.(...add(1))
    db.tell?.(...add(5))
    return 'done'
  })
  // The first trouble, not what came of it.
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect(await kept()).toEqual([1, 2, 3])
  // The connection, of which there is one, is as good as before.
  await expect(database.transaction('write', async (db) => db.query(...add(6)))).resolves.toEqual([])
  expect(await kept()).toEqual([1, 2, 3, 6])
})
