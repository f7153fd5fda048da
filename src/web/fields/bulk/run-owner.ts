/** Which page carries a run out: one at a time, whatever becomes of the page. */
export interface RunOwner {
  /** Makes this page the one; null where another one is. Answers how to let go of it. */
  take(id: string): Promise<(() => void) | null>
  /** Whether another page, or this one, carries it out now. */
  isTaken(id: string): Promise<boolean>
  /** Resolves when no page carries it out any more; rejects where the signal ends the waiting. */
  whenFree(id: string, signal: AbortSignal): Promise<void>
}

const lockOf = (id: string): string => `frontdesk-run ${id}`

const nothing = (): void => {}

/** Owns by the browser's locks, which end with the page that holds them. */
const ownerByLocks = (locks: LockManager): RunOwner => ({
  take: (id) =>
    new Promise((resolve, reject) => {
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        if (lock) return new Promise((release) => resolve(release))
        resolve(null)
        return undefined
      }
      locks.request(lockOf(id), { ifAvailable: true }, hold).catch(reject)
    }),
  isTaken: async (id) => ((await locks.query()).held ?? []).some(({ name }) => name === lockOf(id)),
  whenFree: async (id, signal) => {
    await locks.request(lockOf(id), { signal }, () => undefined)
  },
})

/** Owns at once, where no other page can be met. */
export const ownerAlone: RunOwner = {
  take: async () => nothing,
  isTaken: async () => false,
  whenFree: async () => {},
}

/** The owner of a browser; an address without encryption, and some old browsers, have no locks. */
export const ownerIn = ({ locks }: { readonly locks?: LockManager | null }): RunOwner =>
  locks ? ownerByLocks(locks) : ownerAlone
