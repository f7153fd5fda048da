import { Failure } from '../core/failure.ts'
import type { RateLimit } from './host.ts'

interface Bucket {
  tokens: number
  /** When the tokens were counted, epoch milliseconds. */
  at: number
}

const MINUTE = 60_000
const MOST_BUCKETS = 10_000

/** A refusal that says when to come again, after at least one second. */
export class TooMany extends Failure {
  constructor(override readonly retryAfter: number) {
    const description = `This access key has made too many calls; try again in ${retryAfter} seconds.`
    super('tooMany', description, [], { retryAfter })
  }
}

/** A token bucket for every access key, one for reads and one for writes; refuses with 429. */
export function createRateLimiter(
  limit: RateLimit | null,
  now: () => number,
): (accessKeyId: string, kind: keyof RateLimit) => void {
  const buckets = new Map<string, Bucket>()
  const fill = (bucket: Bucket, perMinute: number, at: number): number =>
    Math.min(perMinute, bucket.tokens + (Math.max(0, at - bucket.at) * perMinute) / MINUTE)

  return (accessKeyId, kind) => {
    if (limit === null) return
    const perMinute = limit[kind]
    const name = `${kind} ${accessKeyId}`
    const at = now()
    // A minute later every bucket is full again, and a full one need not be kept.
    if (buckets.size >= MOST_BUCKETS) {
      for (const [other, bucket] of buckets) if (at - bucket.at > MINUTE) buckets.delete(other)
    }
    const bucket = buckets.get(name)
    const tokens = bucket ? fill(bucket, perMinute, at) : perMinute
    if (tokens < 1) throw new TooMany(Math.max(1, Math.ceil(((1 - tokens) * MINUTE) / perMinute / 1000)))
    buckets.set(name, { tokens: tokens - 1, at })
  }
}
