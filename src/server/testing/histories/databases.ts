import { setTimeout as pause } from 'node:timers/promises'
import { type PostgresNode, startNode } from '../../../../scripts/postgres-node.mjs'
import type { Sufferer } from './nemesis.ts'

/** The PostgreSQL of a history, one or a pair of which one follows the other, and what the nemesis does to it. */
export interface Databases extends Sufferer {
  /** Opens a new database on each of them. */
  urls: (name: string) => Promise<string[]>
  /** What a server on that database is told beside its address; absent means nothing. */
  settings?: (name: string) => Record<string, string>
  /** Where that database takes writes, for somebody who may everything. */
  primaryUrl: (name: string) => string
  stop(): Promise<void>
}

/** A pair of which one follows the other. */
export interface Pair extends Databases {
  /** Carries out work while commits wait for a follower that is gone. */
  withoutFollower<T>(work: (primary: PostgresNode) => Promise<T>): Promise<T>
}

/** One PostgreSQL that is killed and started again. */
export async function oneDatabase(): Promise<Databases> {
  const node = await startNode()
  return {
    urls: async (name) => {
      await node.ask(`create database ${name}`)
      return [withName(node.url, name)]
    },
    primaryUrl: (name) => withName(node.url, name),
    blows: { 'kill-database': () => revive(node), 'end-sessions': (lasts) => endSessions(node, lasts) },
    stop: () => node.stop(),
  }
}

async function revive(node: PostgresNode): Promise<void> {
  await node.kill()
  await node.start()
}

/** Ends every session as an operator may, and waits until new ones are in use. */
async function endSessions(node: PostgresNode, lasts: number): Promise<void> {
  await node.ask(`select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`)
  await pause(lasts)
}

function withName(url: string, name: string): string {
  const named = new URL(url)
  named.pathname = `/${name}`
  return named.href
}

/**
 * A pair: each COMMIT waits until the follower has it. What an operator's tools do (Patroni in its synchronous mode) is done by
 * hand: the follower is promoted only while commits wait for it, and nobody waits for one that is not there.
 */
export async function pairOfDatabases(): Promise<Pair> {
  const first = await startNode()
  const second = await first.follower('pair')
  let [primary, follower] = [first, second]

  const waitFor = async (names: string): Promise<void> => {
    await primary.ask(`alter system set synchronous_standby_names = '${names}'`)
    await primary.ask('select pg_reload_conf()')
  }
  const isFollowed = async (): Promise<boolean> =>
    (await primary.ask(`select 1 from pg_stat_replication where state = 'streaming'`)).length > 0
  /** From here on what is answered is on both. */
  const inStep = async (): Promise<void> => {
    while (!(await isFollowed())) await pause(50)
    await waitFor('pair')
    const here = async () =>
      (await primary.ask(`select 1 from pg_stat_replication where sync_state = 'sync'`)).length > 0
    while (!(await here())) await pause(50)
    const [at] = await primary.ask('select pg_current_wal_lsn()::text as lsn')
    const has = `select pg_last_wal_replay_lsn() >= '${String(at?.['lsn'])}' as has`
    while (!(await follower.ask(has))[0]?.['has']) await pause(50)
  }
  await inStep()

  return {
    urls: async (name) => {
      await primary.ask(`create database ${name}`)
      return [first, second].map(({ url }) => withName(url, name))
    },
    primaryUrl: (name) => withName(primary.url, name),
    blows: {
      // It comes back as what it was; the one that follows it finds it again.
      'kill-database': async () => {
        await revive(primary)
        await inStep()
      },
      'end-sessions': (lasts) => endSessions(primary, lasts),
      'fail-over': async () => {
        await primary.kill()
        await follower.promote()
        ;[primary, follower] = [follower, primary]
        // The new one has the settings of the old one, and nobody follows it yet.
        await waitFor('')
        await follower.follow(primary, 'pair')
        await inStep()
      },
      'lose-follower': async (lasts) => {
        await follower.kill()
        // As long as commits still wait for it nothing is answered.
        await pause(lasts)
        await waitFor('')
        await pause(lasts)
        await follower.start()
        await inStep()
      },
    },
    withoutFollower: async (work) => {
      await follower.kill()
      const answer = await work(primary)
      await follower.start()
      await inStep()
      return answer
    },
    stop: async () => void (await Promise.all([first.stop(), second.stop()])),
  }
}
