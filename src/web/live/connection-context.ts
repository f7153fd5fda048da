import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import type { Api } from '../client/create-api.ts'
import {
  type ConnectionState,
  type ConnectionStateStore,
  createConnectionStore,
  isAnswering,
} from './connection-state.ts'

/** How the connection of the page is; without one above it, always live. */
export const ConnectionStoreContext = createContext<ConnectionStateStore>(createConnectionStore())

/** How the page stands with its service at this moment; a change renders anew. */
export const useConnectionState = (): ConnectionState => {
  const store = use(ConnectionStoreContext)
  return useSyncExternalStore(store.subscribe, store.state)
}

/** Whether what changes comes by itself, so that nothing on screen need be asked for again. */
export const useIsFed = (): boolean => {
  const store = use(ConnectionStoreContext)
  return useSyncExternalStore(store.subscribe, store.isFed)
}

/** The interval at which to ask again for what is on screen, milliseconds; false while changes come by themselves. */
export const usePolling = (every: number): number | false => (useIsFed() ? false : every)

/** Milliseconds between two looks at whether it is time to ask. */
const LOOK = 5000
/** Milliseconds after which a page that nobody uses asks whether the service is still there. */
const QUIET = 30_000

/**
 * Finds out by itself how the connection is: the browser's own word, and a small read whenever nothing was answered for a
 * while. A page that nobody looks at asks nothing.
 */
export const useHeartbeat = (api: Api, store: ConnectionStateStore): void => {
  useEffect(() => {
    let isAsking = false
    const ask = (): void => {
      if (isAsking) return
      isAsking = true
      const done = (): void => void (isAsking = false)
      // Whatever comes of it, the store hears it.
      api.calendars.list({ query: { limit: 1 }, retries: 0 }).then(done, done)
    }
    const look = (): void => {
      const state = store.state()
      const { is } = state
      if (document.visibilityState === 'hidden' || is === 'refused' || is === 'offline') return
      if (!isAnswering(state) || (!store.isFed() && Date.now() - store.answeredAt() >= QUIET)) ask()
    }
    const onLine = (): void => {
      store.lineChanged()
      look()
    }
    const timer = setInterval(look, LOOK)
    addEventListener('online', onLine)
    addEventListener('offline', onLine)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', onLine)
      removeEventListener('offline', onLine)
      document.removeEventListener('visibilitychange', look)
    }
  }, [api, store])
}
