import { isApiError, UNSETTLED } from './api-error.ts'

/**
 * Names what a form makes, so that a repeat after a lost answer does not make it twice: the same body has the same key
 * until an answer settles it; a changed body is something else.
 */
export const createRepeatKey = (newId: () => string = () => crypto.randomUUID()) => {
  let kept = { body: '', id: '' }
  let timed = { id: '', body: undefined as unknown }
  const of = (body: unknown): string => {
    const written = JSON.stringify(body)
    if (kept.id === '' || written !== kept.body) kept = { body: written, id: newId() }
    return kept.id
  }
  return {
    /** The idempotency key of this body. */
    of,
    /**
     * The same for a wish whose body says when it is sent, such as “ends in 30 days”: the body is made once for each key,
     * since a repeat that is not the same to the letter would be refused as another call.
     */
    once<Body>(wish: unknown, make: () => Body): { body: Body; idempotencyKey: string } {
      const id = of(wish)
      const body = timed.id === id ? (timed.body as Body) : make()
      timed = { id, body }
      return { body, idempotencyKey: id }
    },
    /** Hears how the call ended, without an error well. Only an answer settles it: after a lost one the key is kept. */
    settle(error?: unknown): void {
      if (isApiError(error) && UNSETTLED.includes(error.kind)) return
      kept = { body: '', id: '' }
    },
  }
}
