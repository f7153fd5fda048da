import { afterAll, expect, inject, test } from 'vitest'
import { startNode } from '../../../scripts/postgres-node.mjs'
import { freePort } from '../../../scripts/postgres.mjs'
import { openPg } from './pg.ts'
import { cuttingProxy } from './testing/cutting-proxy.ts'
import { newDatabase } from './testing/new-database.ts'

const closers: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closers) await close()
})

/** The same database at two addresses: at neither, one or both of them it can be reached. */
async function twoHosts() {
  const url = await newDatabase(inject('postgresUrl'))
  const lines = [await cuttingProxy(url), await cuttingProxy(url)] as const
  const { host } = new URL(url)
  const database = openPg(url.replace(host, lines.map((line) => new URL(line.url).host).join(',')), {
    connectWithin: 1500,
  })
  closers.push(() => database.close(), ...lines.map((line) => () => line.close()))
  const one = () => database.transaction('write', (db) => db.query('select 1 as one'))
  return { lines, one }
}

test('a database of which the first host does not answer is found at the next one', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const { host } = new URL(url)
  const database = openPg(url.replace(host, `127.0.0.1:${await freePort()},${host}`))
  closers.push(() => database.close())
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
})

test('whoever loses one host goes on at the other, and comes back', async () => {
  const { lines, one } = await twoHosts()
  for (const [lost, left] of [lines, lines.toReversed()] as (typeof lines)[]) {
    left.mend()
    lost.down()
    await expect.poll(() => one().catch(() => 'not yet')).toEqual([{ one: 1 }])
  }
})

test('while no host answers, callers are told to try again', async () => {
  const { lines, one } = await twoHosts()
  await one()
  for (const line of lines) line.down()
  await expect(one()).rejects.toMatchObject({ code: '57C01' })
  await expect(one()).rejects.toMatchObject({ code: '57C01' })
})

test('a host that stands still is left, though it breaks no connection', async () => {
  const { lines, one } = await twoHosts()
  await Promise.all(Array.from({ length: 8 }, one))
  lines[0].freeze()
  // A question that nobody answers is given up after 20 seconds; with as many connections as here, again and again.
  await expect.poll(() => one().catch(() => 'not yet'), { timeout: 18_000 }).toEqual([{ one: 1 }])
}, 40_000)

test('a host that was replaced and not cut off is left, and not taken again', async () => {
  const old = await startNode()
  closers.push(() => old.stop())
  const next = await old.follower('next')
  closers.unshift(() => next.stop())
  const database = openPg(old.url.replace(/:(\d+)\/postgres$/, `:$1,127.0.0.1:${next.port}/postgres`), {
    connectWithin: 1500,
  })
  closers.unshift(() => database.close())
  const port = () =>
    database
      .transaction('read', (db) => db.query<{ port: number }>('select inet_server_port() as port'))
      .catch(() => [])
  expect(await port()).toEqual([{ port: old.port }])
  await next.promote()
  await expect.poll(port, { timeout: 30_000 }).toEqual([{ port: next.port }])
  await next.kill()
  expect(await port()).toEqual([])
}, 120_000)
