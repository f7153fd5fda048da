import type { HostClient } from './hosts.ts'

/** What carries something out over a client that nobody else has meanwhile, and gives it back, or away where the work throws. */
type WithClient = (work: (client: HostClient) => Promise<void>) => Promise<void>

/** Some calls that have one client together. */
interface Sharing {
  client: Promise<HostClient>
  calls: number
  /** Gives the client back, or away after a fault. */
  leave: (fault?: unknown) => void
  fault?: unknown
}

/**
 * Lets calls that come at the same time have one client together: what they ask goes out in one piece and is answered in
 * order, each question a transaction of its own. Good for questions that take no time, since each waits for those before it.
 * After a fault nobody joins, and whoever is there meets it too.
 */
export function shareClient(
  withClient: WithClient,
  isFault: (error: unknown) => boolean,
): <T>(work: (client: HostClient) => Promise<T>) => Promise<T> {
  let current: Sharing | undefined

  const begin = (): Sharing => {
    let leave: Sharing['leave'] = () => {}
    const left = new Promise<void>((resolve, reject) => {
      leave = (fault) => (fault === undefined ? resolve() : reject(fault))
    })
    // Without a client nobody waits for it, and the calls hear of the trouble by themselves.
    left.catch(() => {})
    const client = new Promise<HostClient>((resolve, reject) => {
      withClient((found) => {
        resolve(found)
        return left
      }).catch(reject)
    })
    return { client, calls: 0, leave }
  }

  return async (work) => {
    const own = (current ??= begin())
    own.calls++
    try {
      return await work(await own.client)
    } catch (error) {
      if (isFault(error)) {
        own.fault ??= error
        if (current === own) current = undefined
      }
      throw error
    } finally {
      if (--own.calls === 0) {
        if (current === own) current = undefined
        own.leave(own.fault)
      }
    }
  }
}
