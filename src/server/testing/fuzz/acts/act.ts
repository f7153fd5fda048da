import type { Random } from '#api/core/seed/random.ts'
import type { Store } from '#api/core/store.ts'
import { type Answer, call, type Endpoint, type Key } from '#api/http/testing/caller.ts'
import type { Depot } from '../../../media/depot.ts'
import type { Media } from '../../../media/open.ts'
import type { ServerKeys } from '../../../read-server-keys.ts'
import type { AuditedService } from '../audited-calls.ts'

/** Where things are done whose entries are looked at. */
export interface ActWorld extends Omit<AuditedService, 'audited'> {
  store: Store
  /** The service whose calls are not looked at by themselves. */
  plain: Endpoint
  random: Random
  /** The network address that every call comes from. */
  address: string
  /** Administrators with a person behind their key, one of each organization. */
  admins: readonly [Key & { organization: string }, ...(Key & { organization: string })[]]
  media: Media
  depot: Depot
  /** The address of another site with a file that can be fetched. */
  fileElsewhere: string
  serverKeys: ServerKeys
  /** How many organizations were restored into so far: each of them makes every later look slower. */
  restored: number
  /** Milliseconds by which jobs are ahead of the clock, so that there is always something to do. */
  later: number
}

/** Something that is done in several steps, of which no example of one call would come through. */
export interface Act {
  /** What writes in it, as the log calls it. */
  covers: readonly string[]
  /** Any step may be refused: then the rest is left undone. */
  play(world: ActWorld): Promise<void>
}

/** What an administrator of anybody's is, and what they ask for. */
export interface Desk {
  key: ActWorld['admins'][number]
  /** Answers what came of it; undefined where it was refused. */
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer['body']>
  /** The same of up to 100 rows of a list. */
  list(path: string): Promise<readonly unknown[]>
}

/** An administrator at work. */
export function deskOf({ service }: Pick<ActWorld, 'service'>, key: Desk['key']): Desk {
  return {
    key,
    list: async (path) => {
      const { body } = await call(service, key, 'GET', path, { query: { limit: '100' } })
      return body?.items ?? (Array.isArray(body) ? body : [])
    },
    ask: async (method, path, body) => {
      const answer = await call(service, key, method, path, body === undefined ? {} : { body })
      return answer.status < 300 ? answer.body : undefined
    },
  }
}

/** Any of the administrators at work. */
export const anyDesk = (world: ActWorld): Desk => deskOf(world, world.random.pick(world.admins))
