import { type ApiError, type ErrorKind, isApiError, isServerTrouble } from '../client/api-error.ts'
import { isBooking, type UnsentCall } from './unsent.ts'
import { nextUnsent, type UnsentQueue } from './unsent-queue.ts'

/** What sending needs of its world. */
export interface SendingWorld {
  queue: UnsentQueue
  /** Makes a call once; `again` where an earlier try of it was never answered. */
  send: (call: UnsentCall, again: boolean) => Promise<unknown>
  /** Whether there is any sense in trying. */
  isUp: () => boolean
  /** Whether the service knows a repeated booking by its key. */
  knowsKeys: () => Promise<boolean>
  onSent?: (call: UnsentCall, answer: unknown) => void
}

/** Answers after which a call will not be carried out as it is; everything else passes, or is about the line or the key. */
const REFUSALS: readonly ErrorKind[] = ['conflict', 'not-found', 'invalid', 'rights']

/** Whether an error is the service's last word on a call. */
const isRefusal = ({ kind, status }: ApiError): boolean =>
  REFUSALS.includes(kind) || (kind === 'server' && isServerTrouble(status) && !PASSING.has(status))

const PASSING: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * Sends what waits, one call at a time and in the order in which it was typed, until nothing is left, nothing answers, or only
 * decisions are left. That a call goes out is written down before it does: a page that ends meanwhile repeats it under its
 * own key. Call it in one tab at a time.
 */
export const sendUnsent = async ({ queue, send, isUp, knowsKeys, onSent }: SendingWorld): Promise<void> => {
  await queue.reload()
  for (let next = nextUnsent(queue.calls()); next && isUp(); next = nextUnsent(queue.calls())) {
    const call: UnsentCall = { ...next, isTried: true }
    // oxlint-disable-next-line no-await-in-loop -- One at a time is what this is for.
    await queue.put(call)
    try {
      // oxlint-disable-next-line no-await-in-loop
      if (next.isTried && isBooking(next) && !(await knowsKeys())) {
        // A booking that may have been made already must not be made twice; only somebody who looks can tell.
        // oxlint-disable-next-line no-await-in-loop
        await queue.put({ ...call, refusal: { kind: 'slow', description: '' } })
        continue
      }
      // oxlint-disable-next-line no-await-in-loop
      const answer = await send(call, next.isTried)
      // oxlint-disable-next-line no-await-in-loop
      await queue.settle(call, answer)
      onSent?.(call, answer)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (!isRefusal(error)) return
      // oxlint-disable-next-line no-await-in-loop
      await queue.put({ ...call, refusal: { kind: error.kind, description: error.description } })
    }
  }
}
