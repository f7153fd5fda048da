import { isApiError } from '../../client/api-error.ts'
import type { FailureVerdict } from '../../ui/run/run-spec.ts'

/** What a call that did not succeed means for the rest of its run. */
export const judgeFailure = (error: unknown): FailureVerdict => {
  if (!isApiError(error)) return { kind: 'refused', trouble: false, halt: false }
  switch (error.kind) {
    case 'rate':
      return { kind: 'rate', after: error.retryAfter }
    case 'network':
    case 'cors':
    case 'slow':
      return { kind: 'line' }
    // Neither depends on the record: the next one would be refused for the same reason.
    case 'key':
    case 'rights':
    case 'clock':
    case 'address':
    case 'login':
      return { kind: 'refused', trouble: true, halt: true }
    case 'server':
      return { kind: 'refused', trouble: true, halt: false }
    case 'not-found':
    case 'conflict':
    case 'invalid':
      return { kind: 'refused', trouble: false, halt: false }
  }
}
