import { isObject } from '#api/contract/json-object.ts'
import type { ResourceName, Row } from '#api/contract/operation.ts'
import { createSignal } from '../store/store.ts'

/** How many of the latest writes are remembered: more than a run of many makes while one change is on its way back. */
const ROOM = 500

const nameOf = (resource: string, id: string, version: number | null): string => `${resource} ${id} ${version ?? ''}`

const idsIn = (answer: object): string[] =>
  ['id', 'publicId', 'accessKeyId'].flatMap((name) => {
    const id = (answer as Record<string, unknown>)[name]
    return typeof id === 'string' ? [id] : []
  })

/** Remembers what this page wrote itself, so that it is not news when the service tells of it. */
export const createOwnWrites = (now: () => number) => {
  const known = new Set<string>()
  const answeredAt = new Map<ResourceName, number>()
  const { tell, subscribe } = createSignal()
  let underWay = 0

  const note = (resource: ResourceName, answer: unknown): void => {
    answeredAt.set(resource, now())
    if (!isObject(answer)) return
    const version = typeof answer.version === 'number' ? answer.version : null
    for (const id of idsIn(answer)) known.add(nameOf(resource, id, version))
    for (const oldest of known) {
      if (known.size <= ROOM) break
      known.delete(oldest)
    }
  }

  return {
    /** Carries a write out and remembers what it made. */
    follow: async (row: Row, write: () => Promise<unknown>): Promise<unknown> => {
      underWay += 1
      try {
        const answer = await write()
        note(row.resource, answer)
        return answer
      } finally {
        underWay -= 1
        tell()
      }
    },
    /** Whether a record came to this version by a write of this page. */
    has: (resource: string, id: string, version: number | null): boolean => known.has(nameOf(resource, id, version)),
    /** When a write of this page was last answered for a resource, epoch milliseconds; never is -Infinity. */
    answeredAt: (resource: ResourceName): number => answeredAt.get(resource) ?? -Infinity,
    /** Whether a write is on its way, so that nobody can tell yet what is this page's own. */
    isUnderWay: (): boolean => underWay > 0,
    subscribe,
  }
}

/** What a page wrote itself. */
export type OwnWrites = ReturnType<typeof createOwnWrites>
