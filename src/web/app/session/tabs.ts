/** What one tab tells the others of this browser: a connection was left for good, or goes on under another key. */
export interface TabMessage {
  kind: 'left' | 'renewed'
  /** The connection's id. */
  id: string
}

/** The other tabs of this browser. */
export interface Tabs {
  tell(message: TabMessage): void
  listen(hear: (message: TabMessage) => void): void
  /** Says that this tab uses a connection, for as long as the tab lives. */
  hold(id: string): void
  /** Ids of the connections that living tabs use. */
  held(): Promise<ReadonlySet<string>>
}

const NAME = 'frontdesk-session'
const lockOf = (id: string): string => `frontdesk-connection ${id}`

/** Tabs by the browser's own means; where it lacks them, each tab is alone. */
export const browserTabs = (): Tabs => {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : undefined
  const locks: LockManager | undefined = navigator.locks
  return {
    tell: (message) => channel?.postMessage(message),
    listen: (hear) => channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data)),
    hold: (id) => {
      // The browser lets go of it when the tab is gone, however that happens.
      locks?.request(lockOf(id), { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined)
    },
    held: async () => {
      const { held = [] } = (await locks?.query()) ?? {}
      const prefix = lockOf('')
      return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
    },
  }
}
