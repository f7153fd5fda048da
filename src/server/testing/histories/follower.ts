import { setTimeout as pause } from 'node:timers/promises'
import type { Key } from '#api/http/testing/caller.ts'
import { follow } from '#api/http/testing/follow.ts'
import type { ServerProcess } from '../server-process.ts'
import type { Told } from './history.ts'

/** Somebody who follows the feed, at another server whenever one ends it, and notes what was told. */
export interface Follower {
  told: Told[]
  /** The number after which it began. */
  after: () => number
  /** Follows until this number was told, then leaves; it leaves too where it is not told within half a minute. */
  until(seq: number): Promise<void>
}

/** Milliseconds: servers look for changes every two seconds. */
const LATE = 30_000

/** Begins to follow the organization of the key at any of the servers. */
export async function startFollower(servers: () => readonly ServerProcess[], key: Key): Promise<Follower> {
  const told: Told[] = []
  let cursor: string | undefined
  let last = Infinity
  let after: number | undefined
  let leave = async (): Promise<void> => {}
  const isOver = (): boolean => (told.at(-1)?.seq ?? after ?? 0) >= last

  const followOne = async (server: ServerProcess): Promise<void> => {
    const feed = await follow(server.service, key, { cursor })
    leave = () => feed.leave()
    for (let event = await feed.next(); event && !isOver(); event = await feed.next()) {
      if (event.event === 'reset') throw new Error('The feed was begun anew.')
      if (event.id !== undefined) cursor = event.id
      after ??= Number(cursor?.split('.')[1])
      if (event.event !== 'message') continue
      const { resource, id, version } = event.data
      told.push({ seq: Number(event.id?.split('.')[1]), resource, id, version: version ?? null })
      if (isOver()) break
    }
    await feed.leave()
  }
  const following = (async () => {
    for (let turn = 0; !isOver(); turn++) {
      const all = servers()
      await followOne(all[turn % all.length] as ServerProcess).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error
      })
      await pause(50)
    }
  })()
  // Told to whoever waits for it below.
  following.catch(() => {})
  while (after === undefined) await Promise.race([pause(20), following])
  return {
    told,
    after: () => after ?? 0,
    until: async (seq) => {
      last = seq
      if (isOver()) await leave()
      const late = setTimeout(() => {
        last = 0
        void leave()
      }, LATE)
      await following.finally(() => clearTimeout(late))
    },
  }
}
