import { LONGEST_PATH, MOST_READS } from '#api/contract/batch-limits.ts'
import type { BatchAnswer, BatchQuestion, BatchRead } from '#api/contract/batch.ts'
import { NOT_MODIFIED } from '#api/contract/errors.ts'
import { isObject } from '#api/contract/json-object.ts'
import { contract } from '#api/contract/table.ts'
import type { Pair } from '#api/signing/canonical.ts'
import {
  accepted,
  type AcceptedAnswer,
  type exchange,
  refusal,
  type Refused,
  type UnsignedRequest,
  urlOf,
  type Wire,
} from './exchange.ts'

type Exchange = typeof exchange
type Outcome = AcceptedAnswer | Refused

/** A read that has not left yet. */
interface Held {
  call: Parameters<Exchange>
  resolve: (outcome: Outcome | Promise<Outcome>) => void
  reject: (reason: unknown) => void
}

/** Statuses of a deployment, or of something in front of it, that does not take batches after all. */
const NOT_TAKEN: readonly unknown[] = [400, 404, 405, 413, 414, 500, 501]
/** What one read is answered that did not fit in with the others. */
const BY_ITSELF = 503

const pathOf = ({ baseUrl }: Wire, { url }: UnsignedRequest): string =>
  url.slice(new URL(baseUrl).href.replace(/\/$/, '').length)

const readOf = ({ call: [wire, , draft] }: Held): BatchRead => {
  const said = new Map<string, string>(draft.headers as Pair[])
  const [tag, limit] = [said.get('if-none-match'), said.get(`${wire.profile.headerPrefix}count-limit`)]
  return {
    path: pathOf(wire, draft),
    ...(tag !== undefined && { ifNoneMatch: tag }),
    ...(limit !== undefined && { countLimit: Number(limit) }),
  }
}

const outcomeOf = ([wire, , draft]: Held['call'], { status, headers, body }: BatchAnswer): Outcome => {
  const said = { status, statusText: '', headers: new Headers(headers) }
  const isRefused = status !== NOT_MODIFIED && (status < 200 || status > 299)
  return isRefused ? refusal(said, JSON.stringify(body ?? ''), draft) : accepted(wire, said, body)
}

/** The cursor that stands before the other one; null where numbers have begun anew between them. */
const earlier = (one: string, other: string): string | null => {
  const [[epoch, seq], [otherEpoch, otherSeq]] = [one.split('.'), other.split('.')]
  if (epoch !== otherEpoch) return null
  return Number(seq) < Number(otherSeq) ? one : other
}

/** What makes one call of many reads. */
export interface JoinedReads {
  /**
   * Calls as by itself, and makes one call of the reads that leave in the same task. Each is answered as by itself, may be given
   * up by itself, and goes by itself where there is no other, or where no batch is taken after all.
   */
  carry: Exchange
  /** The feed's cursor from before all that was read: who follows from there misses nothing; undefined where nobody has told it. */
  cursor: () => string | undefined
  /** Another key may read something else: what was read has to be read anew. */
  forget: () => void
}

/** Joins reads wherever batches are offered, as far as that is known at the moment. */
export const joinReads = (exchangeAlone: Exchange, isOffered: () => boolean): JoinedReads => {
  let held: Held[] = []
  let isTaken = true
  /** Undefined until the first batch has told it: what leaves before that may be read earlier. Null where nobody can tell. */
  let cursor: string | null | undefined
  /** Batches that left before that and are not answered. */
  let early = 0
  const alone: Exchange = (...call) => {
    cursor ??= null
    return exchangeAlone(...call)
  }
  const byItself = ({ call, resolve }: Held): void => {
    if (!call[2].signal?.aborted) resolve(alone(...call))
  }

  const together = async (reads: readonly Held[]): Promise<void> => {
    const [first] = reads
    if (!first) return
    const isEarly = cursor === undefined
    if (reads.length === 1 && !isEarly) return byItself(first)
    const [wire, , draft] = first.call
    const control = new AbortController()
    let wanted = reads.length
    for (const { call, reject } of reads) {
      const { signal } = call[2]
      const end = (): void => {
        reject(signal?.reason)
        if (--wanted === 0) control.abort(signal?.reason)
      }
      signal?.addEventListener('abort', end, { once: true })
    }
    const body: BatchQuestion = { reads: reads.map(readOf) }
    const row = contract.batch.read
    early += Number(isEarly)
    const outcome = await exchangeAlone(wire, row, {
      ...draft,
      url: urlOf(wire.baseUrl, row, {}),
      headers: [],
      body: JSON.stringify(body),
      signal: control.signal,
    }).finally(() => (early -= Number(isEarly)))
    if ('error' in outcome && !NOT_TAKEN.includes(outcome.error.status)) {
      for (const { resolve } of reads) resolve(outcome)
      return
    }
    const said = 'error' in outcome || !isObject(outcome.body) ? {} : outcome.body
    const isWhole = Array.isArray(said.answers) && said.answers.length === reads.length
    const answers = isWhole ? (said.answers as BatchAnswer[]) : []
    if (!isWhole) isTaken = false
    else if (isEarly && cursor !== null)
      cursor = typeof said.cursor === 'string' ? earlier(cursor ?? said.cursor, said.cursor) : null
    for (const [at, read] of reads.entries()) {
      const answer = answers[at]
      if (!answer || answer.status === BY_ITSELF) byItself(read)
      else read.resolve(outcomeOf(read.call, answer))
    }
  }

  const leave = (): void => {
    const reads = held.filter(({ call }) => !call[2].signal?.aborted)
    held = []
    for (let at = 0; at < reads.length; at += MOST_READS) {
      const some = reads.slice(at, at + MOST_READS)
      together(some).catch((reason: unknown) => {
        for (const { reject } of some) reject(reason)
      })
    }
  }

  return {
    carry: (...call) => {
      const [wire, { method }, draft] = call
      const { signal } = draft
      const joins = isTaken && isOffered() && method === 'GET' && !draft.onRaw && !signal?.aborted
      // The timers of a page that nobody sees are slow.
      if (!joins || globalThis.document?.hidden || pathOf(wire, draft).length > LONGEST_PATH) return alone(...call)
      return new Promise((resolve, reject) => {
        if (held.length === 0) setTimeout(leave)
        held.push({ call, resolve, reject })
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
    },
    cursor: () => (early > 0 ? undefined : (cursor ?? undefined)),
    forget: () => void (cursor = null),
  }
}
