import { afterAll, beforeAll, expect, test } from 'vitest'
import { OutcomeUnknown } from '#api/stores/sql/database.ts'
import { startNode, type PostgresNode } from '../../../scripts/postgres-node.mjs'
import { timelineOf } from './hosts.ts'
import { openPg } from './pg.ts'
import { settleCommit } from './settle-commit.ts'

let node: PostgresNode
beforeAll(async () => {
  node = await startNode()
}, 60_000)
afterAll(() => node.stop(), 60_000)

/** Begins to write, and leaves the transaction to what becomes of the database. */
async function begun(): Promise<{ id: string; timeline: string | undefined }> {
  const database = openPg(node.url)
  const timeline = await timelineOf((text) => database.query(text))
  let tell: (id: string) => void = () => {}
  const told = new Promise<string>((resolve) => {
    tell = resolve
  })
  database
    .transaction('upkeep', async (db) => {
      const [row] = await db.query<{ id: string }>('select pg_current_xact_id()::text as id')
      tell(row?.id ?? '')
      await new Promise(() => {})
    })
    .catch(() => {})
  return { id: await told, timeline }
}

test('a PostgreSQL that was killed gives ids anew: that one is committed says nothing of the transaction that had it before', async () => {
  const lost = await begun()
  await node.kill()
  await node.start()
  const database = openPg(node.url)
  const write = () =>
    database.transaction('upkeep', async (db) => {
      const [row] = await db.query<{ id: string }>('select pg_current_xact_id()::text as id')
      await db.query('create table if not exists written (at int)')
      return row?.id
    })
  let id = await write()
  while (Number(id) < Number(lost.id)) id = await write()
  expect(await database.query('select pg_xact_status($1::text::xid8) as status', [lost.id])).toEqual([
    { status: 'committed' },
  ])
  await expect(settleCommit(database, lost, new Error('The line broke.'), 2000)).rejects.toThrow(OutcomeUnknown)
  await database.close()
}, 120_000)

test('one that goes on knows its transactions', async () => {
  const database = openPg(node.url)
  const timeline = await timelineOf((text) => database.query(text))
  const id = await database.transaction('upkeep', async (db) => {
    const [row] = await db.query<{ id: string }>('select pg_current_xact_id()::text as id')
    await db.query('create table kept (at int)')
    return row?.id ?? ''
  })
  await expect(settleCommit(database, { id, timeline }, new Error('The line broke.'), 2000)).resolves.toBeUndefined()
  await database.close()
}, 120_000)
