import type { BatchAnswer, BatchQuestion, BatchRead } from '#api/contract/batch.ts'
import { NOT_MODIFIED } from '#api/contract/errors.ts'
import { isObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
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
  wire: Wire
  row: Row
  draft: UnsignedRequest
  resolve: (outcome: Outcome | Promise<Outcome>) => void
  reject: (reason: unknown) => void
}

/** Reads of one batch, and characters of the address of each, at most (contract/batch.ts). */
const MOST_READS = 50
const LONGEST_PATH = 8000

/** Statuses of a deployment, or of something in front of it, that does not take batches after all. */
const NOT_TAKEN: readonly unknown[] = [400, 404, 405, 413, 414, 500, 501]
/** What one read is answered that did not fit in with the others. */
const BY_ITSELF = 503

const pathOf = ({ wire, draft }: Pick<Held, 'wire' | 'draft'>): string =>
  draft.url.slice(new URL(wire.baseUrl).href.replace(/\/$/, '').length)

const readOf = (held: Held): BatchRead => {
  const { wire, draft } = held
  const said = new Map<string, string>(draft.headers as Pair[])
  const [tag, limit] = [said.get('if-none-match'), said.get(`${wire.profile.headerPrefix}count-limit`)]
  return {
    path: pathOf(held),
    ...(tag !== undefined && { ifNoneMatch: tag }),
    ...(limit !== undefined && { countLimit: Number(limit) }),
  }
}

const outcomeOf = ({ wire, draft }: Held, { status, headers, body }: BatchAnswer): Outcome => {
  const said = { status, statusText: '', headers: new Headers(headers) }
  const isRefused = status !== NOT_MODIFIED && (status < 200 || status > 299)
  return isRefused ? refusal(said, JSON.stringify(body ?? ''), draft) : accepted(wire, said, body)
}

const answersIn = (outcome: AcceptedAnswer, count: number): BatchAnswer[] | undefined => {
  const answers = isObject(outcome.body) ? outcome.body.answers : undefined
  return Array.isArray(answers) && answers.length === count ? (answers as BatchAnswer[]) : undefined
}

/**
 * Calls as `alone` does, and makes one call of the reads that leave in the same task. Each is answered as by itself, may be
 * given up by itself, and goes by itself where there is no other, or where no batch is taken after all.
 */
export const joinReads = (alone: Exchange): Exchange => {
  let held: Held[] = []
  let isTaken = true
  const byItself = ({ wire, row, draft, resolve }: Held): void => {
    if (!draft.signal?.aborted) resolve(alone(wire, row, draft))
  }

  const together = async (reads: readonly Held[]): Promise<void> => {
    const [first] = reads
    if (!first) return
    if (reads.length === 1) return byItself(first)
    const { wire, draft } = first
    const control = new AbortController()
    let wanted = reads.length
    for (const {
      draft: { signal },
      reject,
    } of reads) {
      const end = (): void => {
        reject(signal?.reason)
        if (--wanted === 0) control.abort(signal?.reason)
      }
      signal?.addEventListener('abort', end, { once: true })
    }
    const body: BatchQuestion = { reads: reads.map(readOf) }
    const row = contract.batch.read
    const outcome = await alone(wire, row, {
      ...draft,
      url: urlOf(wire.baseUrl, row, {}),
      headers: [],
      body: JSON.stringify(body),
      signal: control.signal,
    })
    const answers = 'error' in outcome ? undefined : answersIn(outcome, reads.length)
    if ('error' in outcome && !NOT_TAKEN.includes(outcome.error.status)) {
      for (const { resolve } of reads) resolve(outcome)
      return
    }
    if (!answers) isTaken = false
    for (const [at, read] of reads.entries()) {
      const answer = answers?.[at]
      if (!answer || answer.status === BY_ITSELF) byItself(read)
      else read.resolve(outcomeOf(read, answer))
    }
  }

  const leave = (): void => {
    const reads = held.filter(({ draft }) => !draft.signal?.aborted)
    held = []
    for (let at = 0; at < reads.length; at += MOST_READS) {
      const some = reads.slice(at, at + MOST_READS)
      together(some).catch((reason: unknown) => {
        for (const { reject } of some) reject(reason)
      })
    }
  }

  return (wire, row, draft) => {
    const joins = isTaken && row.method === 'GET' && !draft.onRaw && !draft.signal?.aborted
    // The timers of a page that nobody sees are slow.
    if (!joins || globalThis.document?.hidden || pathOf({ wire, draft }).length > LONGEST_PATH)
      return alone(wire, row, draft)
    return new Promise((resolve, reject) => {
      if (held.length === 0) setTimeout(leave)
      held.push({ wire, row, draft, resolve, reject })
      draft.signal?.addEventListener('abort', () => reject(draft.signal?.reason), { once: true })
    })
  }
}
