import { afterAll, expect, inject, test } from 'vitest'
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
