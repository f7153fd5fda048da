import { elementOf } from './xml.ts'

const NO_ROOM = new Set([
  'QuotaExceeded',
  'QuotaExceededException',
  'EntityTooLarge',
  'InsufficientCapacity',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
])
const INSUFFICIENT_STORAGE = 507
const AGAIN = new Set(['InternalError', 'SlowDown', 'ServiceUnavailable', 'RequestTimeout', 'OperationAborted'])
const AGAIN_STATUSES = new Set([429, 500, 502, 503, 504])

/** What an S3 store refused; `code` is `ENOSPC` where it has no room, as with a disk. It never tells keys or signatures. */
export class S3Error extends Error {
  override readonly name = 'S3Error'
  readonly code: 'ENOSPC' | undefined
  /** Whether the same call may go well in a moment. */
  readonly isPassing: boolean

  constructor(
    readonly status: number,
    /** The store's own word, such as `NoSuchKey`; empty where it said none. */
    readonly reason: string,
    what: string,
  ) {
    super(`the S3 store refused to ${what}: ${status}${reason === '' ? '' : ` ${reason}`}`)
    this.code = status === INSUFFICIENT_STORAGE || NO_ROOM.has(reason) ? 'ENOSPC' : undefined
    this.isPassing = this.code === undefined && (AGAIN.has(reason) || AGAIN_STATUSES.has(status))
  }
}

/** Whether the store says that there is no such object or upload. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof S3Error && error.status === 404 && error.reason !== 'NoSuchBucket'

/** The value where the object or upload is absent; any other error goes on. */
export const absent =
  <T>(value: T) =>
  (error: unknown): T => {
    if (isAbsent(error)) return value
    throw error
  }

/** What a refusal says. A body may repeat the access key and the signature, so only its code is read. */
export async function refusal(answer: Response, what: string): Promise<S3Error> {
  const text = await answer.text().catch(() => '')
  return new S3Error(answer.status, elementOf(text, 'Code') ?? '', what)
}

/** Copying and completing may answer 200 and tell in the body that they failed after all. */
export function throwFault(text: string, what: string): void {
  if (/<Error[\s>]/.test(text)) throw new S3Error(500, elementOf(text, 'Code') ?? '', what)
}
