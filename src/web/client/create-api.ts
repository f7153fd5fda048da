import { REFUSALS } from '../../api/contract/errors.ts'
import type { Row } from '../../api/contract/operation.ts'
import { contract } from '../../api/contract/table.ts'
import type { Pair, SigningProfile } from '../../api/signing/canonical.ts'
import { defaultProfile } from '../../api/signing/canonical.ts'
import type { AccessKey } from '../../api/signing/sign.ts'
import { createCarrier } from './carry-out.ts'
import { discover, type Discovery } from './discovery.ts'
import { createEtagMemory } from './etag-memory.ts'
import { exchange, type Refused, urlOf, type Wire } from './exchange.ts'
import type { AnyInput, InputArgs, Operations, ResultOf } from './input.ts'
import { deploymentNames, type Dialect, learnRefusal } from './reading/dialect.ts'
import type { JsonObject } from './reading/json.ts'
import { retryDelay, sleepFor } from './retry.ts'
import { nameOf } from './row-name.ts'
import { homeOf } from './writing/homes.ts'
import { idsAsGiven, noGivenIds } from './writing/ids.ts'
import type { FieldLoss } from './writing/losses.ts'
import type { Sent } from './writing/writer.ts'

/** Everything that a connection to one deployment is made of; the world is handed in for tests and mock mode. */
export interface ApiOptions {
  /** Absolute, without a slash at its end. */
  baseUrl: string
  credentials: AccessKey<CryptoKey>
  profile?: SigningProfile
  /** Part of every query key, so that two connections never share cached answers. */
  connectionId?: string
  fetch?: typeof globalThis.fetch
  now?: () => number
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
  random?: () => number
  newId?: () => string
  /** How often a call is repeated at most; 3. */
  retries?: number
  /** The origin of this page; null where there is none. */
  origin?: string | null
  /** Called when a deployment refused body fields as unknown and the call went through without them. */
  onLeftOut?: (fields: readonly string[], row: Row) => void
  localMedia?: Api['localMedia']
}

/** A connection to one deployment. */
export interface Api extends Operations {
  readonly connectionId: string
  readonly baseUrl: string
  /** What was handed in to call with; undefined where calls take the browser's own line. */
  readonly fetch: typeof globalThis.fetch | undefined
  /** Carries out a row of the contract. */
  readonly call: <R extends Row>(row: R, ...args: InputArgs<R>) => Promise<ResultOf<R>>
  /** What the deployment says of itself; null where it has no discovery document or cannot be asked. */
  readonly discovery: () => Promise<Discovery | null>
  /** Milliseconds by which the service's clock is ahead of this device's, as far as it was measured. */
  readonly skew: () => number
  /** Tells a listener of fields that the deployment lost when others were changed; answers how to end that. */
  readonly subscribeLosses: (listener: (loss: FieldLoss) => void) => () => void
  /**
   * Where the page loads a medium's `url` from, where the service is in the page itself; undefined for any other. With a
   * width in pixels it may be a smaller picture.
   */
  readonly localMedia?: ((url: string, width?: number) => string | undefined) | undefined
}

/** How many refusals of unknown fields one call learns from; some deployments name one field at a time. */
const MOST_LESSONS = 30

/** A skew below this is no reason to sign anew, in milliseconds. */
const NOTICEABLE_SKEW = 60_000

/** Opens a connection: signs, repeats what may be repeated, and reads every answer into the contract's shape. */
export const createApi = (options: ApiOptions): Api => {
  const { now = Date.now, sleep = sleepFor, random = Math.random, profile = defaultProfile } = options
  const { newId = () => crypto.randomUUID(), fetch = (...args) => globalThis.fetch(...args) } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const origin = options.origin === undefined ? (globalThis.location?.origin ?? null) : options.origin
  const foreign = origin !== null && new URL(baseUrl).origin !== origin
  const wire: Wire = { baseUrl, accessKey: options.credentials, profile, fetch, foreign }
  const dialect: Dialect = new Map()
  const memory = createEtagMemory()
  const ids = noGivenIds()
  let skew = 0
  let asked: Promise<Discovery | null | undefined> | undefined

  const discovery = async (): Promise<Discovery | null> => {
    const answer = await (asked ??= discover(baseUrl, fetch))
    if (answer === undefined) asked = undefined
    return answer ?? null
  }

  const writeHeaders = async (row: Row, input: AnyInput, key: string): Promise<Pair[]> => {
    // Another origin refuses headers that it did not announce; only one that names itself understands these two.
    if (row.method === 'GET' || (foreign && (await discovery()) === null)) return []
    const headers: Pair[] = []
    if (row.method === 'POST') headers.push([`${profile.headerPrefix}idempotency-key`, key])
    if (input.ifVersion) headers.push([`${profile.headerPrefix}if-version`, String(input.ifVersion)])
    return headers
  }

  const correctClock = ({ error }: Refused, signedAt: number): boolean => {
    if (
      error.status !== REFUSALS.unauthorized.status ||
      error.serverTime === undefined ||
      error.localTime === undefined
    )
      return false
    if (Math.abs(error.serverTime - signedAt) < NOTICEABLE_SKEW) return false
    skew = error.serverTime - error.localTime
    return true
  }

  const send = async (row: Row, input: AnyInput, exact?: JsonObject): Promise<Sent> => {
    const { group } = nameOf(row)
    const { signal } = input
    const url = urlOf(baseUrl, row, input)
    const extra = await writeHeaders(row, input, input.idempotencyKey ?? newId())
    const known = row.method === 'POST' && extra.length > 0 && (await discovery()) !== null
    const said: JsonObject | undefined = input.body && { ...input.body }
    let clockTried = false
    const leftOut: string[] = []
    let lessons = 0
    for (let attempt = 0; ;) {
      const named = said && deploymentNames(dialect, group, row, idsAsGiven(homeOf(row)?.get.answer, said, ids))
      const body = exact ?? named
      const kept = row.method === 'GET' && !input.isWhole ? memory.recall(url) : undefined
      const localTime = now()
      const signedAt = localTime + skew
      const outcome = await exchange(wire, row, {
        url,
        headers: kept ? [...extra, ['if-none-match', kept.etag]] : extra,
        body: body && JSON.stringify(body),
        signedAt,
        localTime,
        signal,
      })
      if (!('error' in outcome)) {
        if (leftOut.length > 0) options.onLeftOut?.(leftOut, row)
        return { ...outcome, sent: body ?? {} }
      }
      const { error, reading } = outcome
      if (!clockTried && correctClock(outcome, signedAt)) {
        clockTried = true
        continue
      }
      if (error.kind === 'invalid' && said && lessons++ < MOST_LESSONS) {
        const learnt = learnRefusal(dialect, group, row, said, reading)
        leftOut.push(...(learnt ?? []))
        if (learnt) continue
      }
      const wait = retryDelay(row, error, attempt++, known, random, input.retries ?? options.retries)
      if (wait === undefined) throw error
      await sleep(wait, signal)
    }
  }

  const { carryOut, subscribeLosses } = createCarrier({
    dialect,
    ids,
    etags: memory,
    urlOf: (row, input) => urlOf(baseUrl, row, input),
    send,
    isOurs: async () => (await discovery()) !== null,
  })
  const operations = Object.fromEntries(
    Object.entries(contract).map(([group, rows]) => [
      group,
      Object.fromEntries(
        Object.entries<Row>(rows).map(([name, row]) => [name, (input: AnyInput = {}) => carryOut(row, input)]),
      ),
    ]),
  )
  return {
    // The table is walked once at run time; its types are walked by `Operations`.
    ...(operations as unknown as Operations),
    connectionId: options.connectionId ?? baseUrl,
    baseUrl,
    fetch: options.fetch,
    call: ((row: Row, input: AnyInput = {}) => carryOut(row, input)) as Api['call'],
    discovery,
    skew: () => skew,
    subscribeLosses,
    localMedia: options.localMedia,
  }
}
