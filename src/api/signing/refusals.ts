import { formatDate } from './date.ts'

/** Why a signature is not accepted; every one of them is answered with 401 (section 5.4). */
export type SignatureReason =
  | 'signature-missing'
  | 'signature-malformed'
  | 'scheme-unknown'
  | 'date-missing'
  | 'date-malformed'
  | 'clock-skew'
  | 'key-unknown'
  | 'key-expired'
  | 'signature-wrong'

/** A refused signature: the reason for programs, the description in words for people. */
export interface SignatureRefusal {
  readonly reason: SignatureReason
  readonly description: string
}

/** The refusal of a key that does not exist or was disabled; which of the two is nobody's business. */
export const keyUnknown: SignatureRefusal = {
  reason: 'key-unknown',
  description: 'The access key is unknown or disabled.',
}

/** The refusal of a key whose time is over, told to who signs rightly with it. */
export const keyExpired: SignatureRefusal = {
  reason: 'key-expired',
  description: 'The access key has expired. Ask an administrator for a new one.',
}

/** The refusal of a signature that is not the one of this request; it never tells the expected one. */
export const signatureWrong: SignatureRefusal = {
  reason: 'signature-wrong',
  description:
    'The signature does not match this request. Check the secret, the order of the five components, ' +
    'the sorting of headers and query parameters, and the payload hash.',
}

/** The refusal of a date outside the allowed 15 minutes; both times in epoch milliseconds. */
export function clockSkew(date: number, now: number): SignatureRefusal {
  const minutes = Math.ceil(Math.abs(now - date) / 60_000)
  const side = date < now ? 'behind' : 'ahead of'
  return {
    reason: 'clock-skew',
    description:
      `The request is dated ${formatDate(date)}, ${minutes} minutes ${side} this server's clock; ` +
      `at most 15 minutes are allowed. The server's time is ${new Date(now).toISOString()}.`,
  }
}
