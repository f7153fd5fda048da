import { MINUTE } from '../time/durations.ts'
import type { Row } from '../contract/operation.ts'
import { Failure } from '../core/failure.ts'
import type { Store } from '../core/store.ts'
import type { RateLimit } from './host.ts'

const MOST_KEYS = 10_000
/** A process takes so much of a minute's calls at once, so that few of them cost a write. */
const SLABS = 20

/** Calls that this process may let through for a key without asking. */
interface Slab {
  left: number
  /** When they were taken, epoch milliseconds. */
  at: number
  /** Milliseconds after that for which all are refused, since none were left. */
  wait: number
  /** Under way while more are taken. */
  taking: Promise<void> | undefined
}

/** Whose calls are counted. */
interface Counted {
  organizationId: string
  accessKeyId: string
}

/** A refusal that says when to come again, after at least one second. */
export class TooMany extends Failure {
  constructor(override readonly retryAfter: number) {
    const description = `This access key has made too many calls; try again in ${retryAfter} seconds.`
    super('tooMany', description, [], { retryAfter })
  }
}

/** Lets a call through that costs so many calls, 1 where nothing is said, or refuses it. */
export type Admit = (caller: Counted, kind: keyof RateLimit, cost?: number) => Promise<void>

/**
 * Counts the calls of every access key, reads and writes apart; refuses with 429. All processes over a store have one
 * count: each takes a slab of calls and spends it by itself. What of a slab is not spent by the time in which as many flow
 * in goes back with the next one, so that a process that is seldom asked keeps nothing from others. A call that costs more
 * than one is let through as soon as there is one, and the rest is owed: whoever comes next waits until it has flowed in.
 */
export function createRateLimiter(
  limit: RateLimit | null,
  now: () => number,
  { takeCalls }: Pick<Store, 'takeCalls'>,
): Admit {
  const slabs = new Map<string, Slab>()
  const isWithin = ({ at }: Slab, time: number): boolean => now() >= at && now() - at < time

  const slabOf = (name: string): Slab => {
    const known = slabs.get(name)
    if (known) return known
    if (slabs.size >= MOST_KEYS) {
      for (const [other, slab] of slabs) if (!slab.taking && !isWithin(slab, MINUTE)) slabs.delete(other)
    }
    const slab = { left: 0, at: now(), wait: 0, taking: undefined }
    slabs.set(name, slab)
    return slab
  }

  return async ({ organizationId, accessKeyId }, kind, cost = 1) => {
    if (limit === null) return
    const perMinute = limit[kind]
    const wanted = Math.ceil(perMinute / SLABS)
    const slab = slabOf(`${kind} ${accessKeyId}`)
    const takeMore = async (): Promise<void> => {
      const at = now()
      const unused = slab.left
      slab.left = 0
      const taken = await takeCalls({ organizationId, accessKeyId, kind, perMinute, wanted, unused }, at)
      slab.left = taken.granted
      slab.at = at
      slab.wait = taken.wait
    }
    while (slab.left < 1 || !isWithin(slab, (wanted * MINUTE) / perMinute)) {
      if (slab.left < 1 && isWithin(slab, slab.wait)) {
        throw new TooMany(Math.max(1, Math.ceil((slab.at + slab.wait - now()) / 1000)))
      }
      slab.taking ??= takeMore().finally(() => (slab.taking = undefined))
      await slab.taking
    }
    slab.left -= cost
  }
}

/** Of which calls a call takes how many. */
export function costOf(cost: NonNullable<Row['cost']>, body: unknown): [kind: keyof RateLimit, cost: number] {
  if ('calls' in cost) return ['writes', cost.calls]
  const fields = (body ?? {}) as Record<string, unknown>
  const entries = fields[cost.list]
  const calls = Math.ceil((Array.isArray(entries) ? entries.length : 0) / cost.each)
  return [(cost.of ?? (cost.dry !== undefined && fields[cost.dry] === true)) ? 'reads' : 'writes', Math.max(1, calls)]
}
