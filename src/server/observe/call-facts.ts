import { AsyncLocalStorage } from 'node:async_hooks'
import type { Observed } from '#api/http/host.ts'

/** What the operator is told of one call: never its query, body or signature, nor an address that opens something. */
export interface CallFacts extends Observed {
  /** Names the call in the answer, in the log and in whatever stands before the server. */
  requestId: string
}

/** The call that is being answered, for whatever happens on the way. */
export const callFacts = new AsyncLocalStorage<CallFacts>()

/** Adds what has become known of the call that is being answered. */
export const observe = (observed: Observed): void => {
  const facts = callFacts.getStore()
  if (facts) Object.assign(facts, observed)
}
