import { setTimeout as pause } from 'node:timers/promises'
import { HostClient, type Hosts, leadOf } from './hosts.ts'

/** Milliseconds between two looks at all hosts, and for which one is waited for. */
const EVERY = 1000
const PATIENCE = 2000
/** One look may fail because this process itself stood still. */
const SILENT_LOOKS = 2

/** What a watch is asked to do; times in milliseconds. */
export interface WatchOptions {
  every?: number
  patience?: number
}

/**
 * Looks at each of several hosts all the time, over a connection of its own. A machine that stands still breaks no connection, and
 * one that was replaced without being cut off goes on answering: only somebody who looks at both knows. `leave` ends the
 * connections to a host that another one has replaced, or that is silent.
 */
export function watchHosts(
  hosts: Hosts,
  leave: (url: string) => void,
  { every = EVERY, patience = PATIENCE }: WatchOptions = {},
): { close(): Promise<void> } {
  const watched = hosts.urls.map((url) => createLook(url, patience))
  const silent = new Map<string, number>()
  let isClosed = false
  const stop = new AbortController()

  const lookAtAll = async (): Promise<void> => {
    const seen = await Promise.all(watched.map(async (it) => ({ url: it.url, found: await it.look() })))
    if (isClosed) return
    for (const { url, found } of seen) silent.set(url, found === 'silent' ? (silent.get(url) ?? 0) + 1 : 0)
    const leading = seen.flatMap(({ url, found }) => (typeof found === 'number' ? [{ url, timeline: found }] : []))
    const newest = Math.max(...leading.map(({ timeline }) => timeline))
    const current = hosts.current()
    const best =
      leading.find(({ url, timeline }) => url === current && timeline === newest) ??
      leading.find(({ timeline }) => timeline === newest)
    if (best) hosts.prefer(best.url, best.timeline)
    for (const { url, found } of seen) {
      const isOld = typeof found === 'number' && found < newest
      const isGone = (silent.get(url) ?? 0) >= (best ? 1 : SILENT_LOOKS)
      if (url !== best?.url && (isOld || isGone)) leave(url)
    }
  }
  const watching = (async () => {
    while (!isClosed) {
      await lookAtAll()
      await pause(every, undefined, { ref: false, signal: stop.signal }).catch(() => {})
    }
  })()
  return {
    close: async () => {
      isClosed = true
      stop.abort()
      for (const it of watched) it.close()
      await watching
    },
  }
}

/** One look at a host: the number of its line of history where it takes writes. */
type Found = number | 'follows' | 'silent'

function createLook(url: string, patience: number) {
  let client: HostClient | undefined
  const close = (): void => {
    // Whoever still waits for an answer here is told at once, also in the middle of connecting.
    client?.connection.stream.destroy()
    client = undefined
  }
  const connected = async (): Promise<HostClient> => {
    const opened = new HostClient({ application_name: 'frontdesk watch', connectionTimeoutMillis: patience }, url)
    client = opened
    // What an idle connection says is found at the next look.
    opened.on('error', () => {})
    await opened.connect()
    return opened
  }
  return {
    url,
    close,
    look: async (): Promise<Found> => {
      try {
        return await leadOf(client ?? (await connected()), patience)
      } catch {
        close()
        return 'silent'
      }
    },
  }
}
