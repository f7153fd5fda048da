import { DAY, MINUTE } from '../time/durations.ts'
import { Failure } from '../core/failure.ts'

/** Names that are remembered at once, of each kind. */
const MOST_NAMES = 10_000

/** Wrong tries that are let through in a minute before the next ones are refused unseen. */
export interface GuessLimits {
  /** At one access key from one address. */
  pair: number
  /** At any keys from one address. */
  address: number
  /** At one key from all addresses together. */
  key: number
}

const LIMITS: GuessLimits = { pair: 30, address: 120, key: 300 }

/** Counts wrong tries under a name; a minute after the first of them they are forgotten. */
interface Misses {
  count: (name: string) => number
  add: (name: string) => void
  /** Milliseconds until they are forgotten. */
  wait: (name: string) => number
}

function createMisses(now: () => number): Misses {
  const kept = new Map<string, { count: number; since: number }>()
  const fresh = (name: string) => {
    const known = kept.get(name)
    return known && Math.abs(now() - known.since) < MINUTE ? known : undefined
  }
  return {
    count: (name) => fresh(name)?.count ?? 0,
    add: (name) => {
      const known = fresh(name)
      if (known) {
        known.count++
        return
      }
      kept.delete(name)
      makeRoom(kept)
      kept.set(name, { count: 1, since: now() })
    },
    wait: (name) => {
      const known = fresh(name)
      return known ? Math.max(0, known.since + MINUTE - now()) : 0
    },
  }
}

/** Lets go of the name that was first heard longest ago, so that no number of made-up names fills the memory. */
function makeRoom(kept: Map<string, unknown>): void {
  const [oldest] = kept.keys()
  if (kept.size >= MOST_NAMES && oldest !== undefined) kept.delete(oldest)
}

/** The same words whichever limit was met: they tell nobody what was right about a guess. */
const tooManyWrong = (milliseconds: number): Failure => {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000))
  const description = `There were too many wrong tries; try again in ${retryAfter} seconds.`
  return new Failure('tooMany', description, [], { retryAfter })
}

/** Who tries: from which address, with which access key. Without addresses all come from one. */
export interface Try {
  address: string | undefined
  accessKeyId: string
}

/** Stops who guesses at signatures. */
export interface SignatureGuard {
  /** Refuses a try unseen with 429 once there were too many wrong ones. */
  ask(it: Try): void
  /** Notes a wrong signature, or one of a key that does not exist; answers whether that was the one too many. */
  missed(it: Try): boolean
  /** Notes a right signature. */
  right(it: Try): void
}

/**
 * Nobody is kept out by what others guess from elsewhere: a key is only refused where wrong tries at it came from the same
 * address, or where that address guesses and never had the key right.
 */
export function createSignatureGuard(now: () => number, limits: GuessLimits = LIMITS): SignatureGuard {
  const [pairs, addresses, keys] = [createMisses(now), createMisses(now), createMisses(now)]
  /** When each key was last right from an address. */
  const proven = new Map<string, number>()
  const pairOf = ({ address = '', accessKeyId }: Try): string => `${address} ${accessKeyId}`

  const wait = (it: Try): number => {
    const { address = '', accessKeyId } = it
    const pair = pairOf(it)
    const wrong = pairs.count(pair)
    const isProven = now() - (proven.get(pair) ?? -Infinity) < DAY
    return Math.max(
      wrong >= limits.pair ? pairs.wait(pair) : 0,
      !isProven && addresses.count(address) >= limits.address ? addresses.wait(address) : 0,
      wrong > 0 && !isProven && keys.count(accessKeyId) >= limits.key ? pairs.wait(pair) : 0,
    )
  }

  return {
    ask: (it) => {
      const left = wait(it)
      if (left > 0) throw tooManyWrong(left)
    },
    missed: (it) => {
      const wasLetIn = wait(it) === 0
      pairs.add(pairOf(it))
      addresses.add(it.address ?? '')
      keys.add(it.accessKeyId)
      return wasLetIn && wait(it) > 0
    },
    right: (it) => {
      const pair = pairOf(it)
      proven.delete(pair)
      makeRoom(proven)
      proven.set(pair, now())
    },
  }
}

/** Counts tries at codes by the address that they come from; asking refuses with 429 once the guesses of a minute are spent. */
export function createCodeGuard(
  perMinute: number,
  now: () => number,
): { ask: (address: string | undefined) => void; missed: (address: string | undefined) => void } {
  const misses = createMisses(now)
  return {
    ask: (address = '') => {
      if (misses.count(address) >= perMinute) throw tooManyWrong(misses.wait(address))
    },
    missed: (address = '') => misses.add(address),
  }
}
