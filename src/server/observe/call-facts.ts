import type { Observed } from '#api/http/host.ts'

/** What the operator is told of one call: never its query, body or signature, nor an address that opens something. */
export interface CallFacts extends Observed {
  /** Names the call in the answer, in the log and in whatever stands before the server. */
  requestId: string
}

/** By their requests: what follows a call by itself (`AsyncLocalStorage`) makes every promise of the process dearer. */
const calls = new WeakMap<Request, CallFacts>()

/** From now on is known what becomes known of this call. */
export const beginFacts = (request: Request, facts: CallFacts): void => void calls.set(request, facts)

/** What has become known of a call. */
export const factsOf = (request: Request): CallFacts | undefined => calls.get(request)

/** Adds what has become known of a call. */
export const observe = (request: Request, observed: Observed): void => {
  const facts = calls.get(request)
  if (facts) Object.assign(facts, observed)
}
