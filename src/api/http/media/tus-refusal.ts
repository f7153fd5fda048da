import { type ErrorBody, REFUSALS } from '../../contract/errors.ts'
import { jsonResponse } from '../respond.ts'

/** A refusal by tus, some of whose statuses the interface does not have. */
export class TusRefusal extends Error {
  override readonly name = 'TusRefusal'

  constructor(
    readonly status: number,
    /** A sentence for people; becomes the answer's `description`. */
    readonly description: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(description)
  }
}

/** The answer to a refusal by tus in the form of the interface: callers of this service read no other. */
export function answerRefusal(request: Request, refusal: TusRefusal, now: number): Response {
  const { status, description, headers } = refusal
  const code = Object.values(REFUSALS).find((it) => it.status === status)?.code ?? REFUSALS.badRequest.code
  const { pathname: path } = new URL(request.url)
  const body: ErrorBody = { code, timestamp: new Date(now).toISOString(), path, description }
  return jsonResponse(status, body, headers)
}
