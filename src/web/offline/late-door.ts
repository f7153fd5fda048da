import type { LateDoor, OfflineDoor } from '../client/offline-door.ts'
import type { ConnectionStateStore } from '../live/connection-state.ts'

/** What the database of all that is kept of a connection is called. */
export const databaseOf = (connectionId: string): string => `frontdesk-offline ${connectionId}`

/** The door of a connection that is kept on this device. */
export const lateDoor = (connectionId: string, live: ConnectionStateStore): LateDoor => {
  let opened: Promise<OfflineDoor | undefined> | undefined
  const early: Parameters<OfflineDoor['took']>[] = []
  const handOver = (door: OfflineDoor): OfflineDoor => {
    for (const read of early.splice(0)) door.took(...read)
    return door
  }
  return {
    isOpen: () => opened !== undefined,
    took: (...read) => {
      if (opened) void opened.then((door) => door?.took(...read))
      else early.push(read)
    },
    open: () =>
      (opened ??= import('./open-offline.ts')
        .then((it) => it.openOffline(databaseOf(connectionId), live))
        .then(handOver)
        // A browser that keeps nothing, or code that did not come.
        .catch(() => undefined)),
  }
}

/** Forgets all that is kept of a connection: the key first of all, without which nothing of it can be read any more. */
export const forgetKept = (connectionId: string): void => void indexedDB.deleteDatabase(databaseOf(connectionId))
