import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { faultInWords } from '#api/stores/sql/faults.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { idOf, ORGANIZATION, OTHER, rowOf } from '#api/stores/testing/rows-of.ts'
import { addOrganizations } from '#api/stores/testing/store-laws.ts'
import type { Database } from '#api/stores/sql/database.ts'
import { findPrograms } from '../../scripts/patroni-packages.mjs'
import { type PatroniPair, startPatroni } from '../../scripts/patroni.mjs'
import { openPg } from './database/pg.ts'
import { forgetful } from './database/testing/forgetful.ts'
import { joinedUrl } from './testing/histories/machines.ts'
import { patroniDatabases } from './testing/histories/patroni.ts'
import { runHistory } from './testing/histories/run-history.ts'
import { silencesOf } from './testing/histories/silences.ts'
import { entry } from './testing/server-process.ts'

const { FRONTDESK_LONG_SEED = '1', FRONTDESK_LONG_ROUNDS = '3', FRONTDESK_LONG_BLOWS = '20' } = process.env
const BLOWS = Number(FRONTDESK_LONG_BLOWS)
const seeds = Array.from({ length: Number(FRONTDESK_LONG_ROUNDS) }, (_, round) =>
  round === 0 ? FRONTDESK_LONG_SEED : `${FRONTDESK_LONG_SEED}.${round}`,
)
const LIMIT = 180_000 + BLOWS * 60_000
const MINUTE = 60_000
/** Whoever waits this long is told what happened: a statement has 20 seconds, and what became of a COMMIT is asked for ten more. */
const PATIENCE = 40_000

/** Why there is no pair; the tests are then not run, which is told and counted. */
let reason: string | undefined
let pair: PatroniPair
beforeAll(async () => {
  const programs = findPrograms()
  if ('reason' in programs) {
    reason = programs.reason
    console.log(`The pair under Patroni is not run: ${reason}.`)
  } else pair = await startPatroni(programs)
}, 10 * MINUTE)
afterAll(() => pair?.stop(), MINUTE)

describe.each([
  { way: 'a pair under Patroni', isPooled: false },
  { way: 'a pair under Patroni through PgBouncer', isPooled: true },
])('$way', ({ isPooled }) => {
  test.for(seeds)('a long history is in order (seed %s)', { timeout: LIMIT }, async (seed, { skip }) => {
    if (reason) skip(reason)
    const databases = patroniDatabases(pair, { isPooled })
    const { problems, history, struck, summary } = await runHistory({
      seed,
      blows: BLOWS,
      patience: PATIENCE,
      main: entry('main'),
      databases,
    })
    const silences = silencesOf(struck, history.tries)
    const told = silences.map(
      ({ act, blows, withoutWrites, longestAnswer }) =>
        `  ${act} × ${blows}: no write for ${withoutWrites.toFixed(1)} s, no answer for ${longestAnswer.toFixed(1)} s`,
    )
    console.log([`seed ${seed}: ${struck.length} blows, ${summary}, ${problems.length} problems`, ...told].join('\n'))
    expect(problems).toEqual([])
    // A history in which nothing happened proves nothing.
    expect(history.tries.filter(({ outcome }) => outcome === 'done').length).toBeGreaterThan(50)
    // Callers are told something, and it is 503 or 502 in words.
    const silent = history.tries.filter(({ why }) => why?.includes('Timeout'))
    expect(silent).toEqual([])
    const faults = history.tries.filter(({ why }) => why?.startsWith('5') && !/^50[23] [A-Z]/.test(why))
    expect(faults).toEqual([])
  })
})

describe('through PgBouncer in transaction mode', () => {
  let databases = 0
  /** Two processes on one database of the pair, as they open it. */
  async function opened(): Promise<[Database, Database]> {
    const name = `bouncer_${process.pid}_${++databases}`
    await pair.createDatabase(name)
    const open = () => openPg(joinedUrl(pair.pooledUrls(name)), { pooled: true, directUrl: joinedUrl(pair.urls(name)) })
    const both = [open(), open()] as const
    onTestFinished(async () => void (await Promise.all(both.map((it) => it.close()))))
    await migrate(both[0])
    both[1].wall.isUp = both[0].wall.isUp
    return [...both]
  }

  test(
    'one process hears what another one tells, also after a switchover',
    { timeout: 2 * MINUTE },
    async ({ skip }) => {
      if (reason) skip(reason)
      const [teller, listener] = await opened()
      const heard: string[] = []
      const stop = listener.notices?.hear((told) => void heard.push(told))
      const hears = async () => {
        teller.notices?.send('something')
        return heard.splice(0)
      }
      await expect.poll(hears, { timeout: MINUTE / 2 }).toContain('something')
      await pair.switchOver()
      await pair.inStep()
      heard.splice(0)
      await expect.poll(hears, { timeout: MINUTE / 2 }).toContain('something')
      stop?.()
    },
  )

  test(
    'what was open before a switchover writes on the new leader, and reads there',
    { timeout: 2 * MINUTE },
    async ({ skip }) => {
      if (reason) skip(reason)
      const [database] = await opened()
      await database.query('create table marks (mark int)')
      const here = 'inet_server_port() as port'
      /** Over most of the connections at once; the hosts that answered. */
      const asked = async (mode: 'read' | 'write', text: string): Promise<number[]> => {
        const one = () => database.transaction(mode, (db) => db.query<{ port: number }>(text))
        const answers = await Promise.allSettled(Array.from({ length: 12 }, one))
        const faults = answers.flatMap((it) =>
          it.status === 'rejected' && !faultInWords(it.reason) ? [it.reason] : [],
        )
        expect(faults).toEqual([])
        return answers.flatMap((it) => (it.status === 'fulfilled' ? it.value.map(({ port }) => port) : []))
      }
      const write = () => asked('write', `insert into marks values (1) returning ${here}`)
      const read = () => asked('read', `select ${here}`)
      const [before] = await write()
      expect(before).toBeDefined()
      const switching = pair.switchOver()
      // All the while somebody asks, so that no connection to the pooler is given up for idleness.
      for (let isWritten = false; !isWritten; await pause(50)) {
        const ports = await write()
        isWritten = ports.some((port) => port !== before)
        if (!isWritten) await read()
      }
      // Connections to the pooler of the old leader are as good as new, and lead to a follower.
      for (let turn = 0; turn < 20; turn++) expect(await read()).not.toContain(before)
      expect(new Set(await write()).size).toBe(1)
      await switching
      await pair.inStep()
      // Nobody has used this one meanwhile.
      const unused = await database.query<{ port: number }>(`select ${here}`).catch(() => [])
      expect(unused).not.toContainEqual({ port: before })
    },
  )

  test(
    'transactions of two organizations never meet rows of the other one',
    { timeout: 2 * MINUTE },
    async ({ skip }) => {
      if (reason) skip(reason)
      const [database] = await opened()
      expect(database.wall.isUp).toBe(true)
      const store = createSqlStore(database)
      await addOrganizations(store)
      const owners = [ORGANIZATION, OTHER]
      for (const organizationId of owners) {
        await store.write(organizationId, (rows) =>
          rows.insert('rooms', rowOf('rooms', owners.indexOf(organizationId) + 1, { organizationId })),
        )
      }
      // Sessions go from one to the other, and no statement says any more whose rows it is about.
      const rest = createSqlStore(forgetful(database))
      const seen = await Promise.all(
        Array.from({ length: 400 }, async (_, turn) => {
          const at = turn % 2
          const { items } = await rest.read(owners[at] as string, (rows) => rows.find('rooms'))
          return items.map(({ id }) => id === idOf(at + 1))
        }),
      )
      expect(seen).toEqual(seen.map(() => [true]))
    },
  )
})
