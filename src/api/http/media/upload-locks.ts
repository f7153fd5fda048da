import type { MediumRef } from '../../core/context.ts'
import { TusRefusal } from './tus-refusal.ts'

/** Lets in one call at a time at each upload, in the order in which they came. */
export interface UploadLocks {
  /**
   * Runs `work` once nobody else is at the upload. `asked` aborts as soon as another call waits for it: a client whose line
   * broke comes back before the broken one is noticed. Throws 423 for whom it takes too long.
   */
  alone<T>(medium: MediumRef, work: (asked: AbortSignal) => Promise<T>): Promise<T>
}

const PATIENCE = 30_000

const locked = (): TusRefusal =>
  new TusRefusal(423, 'Another call of this upload has not ended. Ask how far it is, and go on from there.')

interface Held {
  asked: AbortController
  waiting: ((asked: AbortSignal) => void)[]
}

/** Locks within this process; `patience` in milliseconds. */
export function createUploadLocks(patience = PATIENCE): UploadLocks {
  const uploads = new Map<string, Held>()

  const enter = (key: string): AbortSignal | Promise<AbortSignal> => {
    const held = uploads.get(key)
    if (!held) {
      const asked = new AbortController()
      uploads.set(key, { asked, waiting: [] })
      return asked.signal
    }
    held.asked.abort()
    return new Promise((resolve, reject) => {
      const go = (asked: AbortSignal): void => {
        clearTimeout(timer)
        resolve(asked)
      }
      const timer = setTimeout(() => {
        held.waiting = held.waiting.filter((it) => it !== go)
        reject(locked())
      }, patience)
      held.waiting.push(go)
    })
  }

  const leave = (key: string): void => {
    const held = uploads.get(key)
    const next = held?.waiting.shift()
    if (!held || !next) {
      uploads.delete(key)
      return
    }
    held.asked = new AbortController()
    if (held.waiting.length > 0) held.asked.abort()
    next(held.asked.signal)
  }

  return {
    async alone({ organizationId, id }, work) {
      const key = `${organizationId}/${id}`
      const asked = await enter(key)
      try {
        return await work(asked)
      } finally {
        leave(key)
      }
    },
  }
}
