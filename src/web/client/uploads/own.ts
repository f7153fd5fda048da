/**
 * Makes this page the only one that goes on with an upload, as soon as no other page does; answers how to let go of it.
 * Rejects where the signal ends the waiting.
 */
export type Own = (id: string, signal: AbortSignal) => Promise<() => void>

/** Owns by the browser's locks, which end with the page that holds them. */
export const ownByLocks =
  (locks: LockManager): Own =>
  (id, signal) =>
    new Promise((resolve, reject) => {
      const hold = (): Promise<void> => new Promise((release) => resolve(release))
      locks.request(`frontdesk-upload ${id}`, { signal }, hold).catch(reject)
    })

/** Owns at once, where no other page can be met. */
export const ownAlone: Own = () => Promise.resolve(() => {})
