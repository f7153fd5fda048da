import { Failure } from '../../core/failure.ts'
import type { Refusal } from '../../contract/errors.ts'
import { CHANGING_OVER, OutcomeUnknown, sqlState } from './database.ts'

/** What a fault of the database means to a caller. */
interface Meaning {
  refusal: Refusal
  description: string
  /** Seconds. */
  retryAfter: number
}

/** By the beginning of their SQLSTATE, the most particular ones first. In none of these cases was anything changed. */
const MEANINGS: readonly (readonly [states: readonly string[], meaning: Meaning])[] = [
  [
    ['55P03'],
    {
      refusal: 'busy',
      description: 'Another change to the same records is still under way. Nothing was changed; try again in a moment.',
      retryAfter: 2,
    },
  ],
  [
    ['40'],
    {
      refusal: 'busy',
      description: 'Too many calls changed the same records at once. Nothing was changed; try again in a moment.',
      retryAfter: 1,
    },
  ],
  [
    ['57014', '25P03', '57P05'],
    {
      refusal: 'busy',
      description: 'This took longer than a call may take. Nothing was changed; try again in a moment.',
      retryAfter: 5,
    },
  ],
  [
    ['53300', '53400'],
    {
      refusal: 'busy',
      description: 'The service has too much to do at the moment. Nothing was changed; try again in a moment.',
      retryAfter: 2,
    },
  ],
  [
    [CHANGING_OVER],
    {
      refusal: 'busy',
      description:
        'The storage of this service is changing over to another machine. Nothing was changed; try again in a moment.',
      retryAfter: 2,
    },
  ],
  [
    ['53100', 'ENOSPC', 'EDQUOT'],
    {
      refusal: 'upstream',
      description: 'The storage of this service is full. Nothing was changed; reading still works.',
      retryAfter: 60,
    },
  ],
  [
    ['25006', 'EROFS'],
    {
      refusal: 'upstream',
      description:
        'The storage of this service takes no changes at the moment. Nothing was changed; reading still works.',
      retryAfter: 30,
    },
  ],
  [
    // Connections, resources, rights of the server's own account, shutdowns, and what the machine under it reports.
    ['08', '28', '3D', '53', '57', '58', 'F0', 'XX', 'EIO'],
    {
      refusal: 'upstream',
      description: 'The storage of this service does not answer at the moment. Nothing was changed; try again soon.',
      retryAfter: 5,
    },
  ],
]

const UNKNOWN: Meaning = {
  refusal: 'upstream',
  description:
    'It isn’t known whether this was saved, because the storage stopped answering at the last moment. Send the same ' +
    'call with the same idempotency key again, or read it again, before you repeat it.',
  retryAfter: 5,
}

/** The refusal that a fault of the database means, the same wherever it strikes; undefined for what is no such fault. */
export function faultInWords(error: unknown): Failure | undefined {
  const state = sqlState(error) ?? ''
  const meaning =
    error instanceof OutcomeUnknown
      ? UNKNOWN
      : MEANINGS.find(([states]) => states.some((it) => state.startsWith(it)))?.[1]
  if (meaning === undefined) return undefined
  const { refusal, description, retryAfter } = meaning
  return new Failure(refusal, description, [], { retryAfter, cause: error })
}
