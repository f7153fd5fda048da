import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import type { Pair } from '#api/signing/canonical.ts'
import { defaultProfile } from '#api/signing/canonical.ts'
import type { Api, ApiOptions } from './api.ts'
import { ApiError, errorFacts, type Purpose } from './api-error.ts'
import { createCarrier } from './carry-out.ts'
import type { Sent } from './writing/writer.ts'
import { createClock } from './clock.ts'
import { discover, type Discovery, DISCOVERY_PATH, readDiscovery } from './discovery.ts'
import { createEtagMemory } from './etag-memory.ts'
import { exchange, urlOf, type Wire } from './exchange.ts'
import type { AnyInput, Operations } from './input.ts'
import { joinReads } from './joined-reads.ts'
import { type Learnt, NOTHING_LEARNT } from './learned-fields.ts'
import { metBy } from './met.ts'
import { createOwnWrites } from './own-writes.ts'
import { deploymentNames, type Dialect, fieldNames, learnRefusal, openFieldsLeftOut } from './reading/field-aliases.ts'
import type { List } from './reading/list.ts'
import { createQueryLessons, type Query } from './refused-query.ts'
import { retryDelay, sleepFor } from './retry.ts'
import { rowNameOf } from './row-name.ts'
import { createWaiting } from './waiting.ts'
import { homeOf } from './writing/homes.ts'
import { idsAsGiven, noGivenIds } from './writing/ids.ts'

export type { Api, ApiOptions } from './api.ts'

/** Rows of a list that are counted at most: nobody asks how many more there are. */
const MOST_COUNTED = 10_000

/** How many refusals of unknown fields one call learns from; some deployments name one field at a time. */
const MOST_LESSONS = 30

/** A POST may be made again only under the key of its first try, which its caller keeps and the deployment understands. */
const purposeOf = (row: Row, { idempotencyKey }: AnyInput, keyUnderstood: boolean): Purpose => {
  if (row.method === 'GET') return 'read'
  return row.method !== 'POST' || (keyUnderstood && idempotencyKey !== undefined) ? 'repeat' : 'write'
}

/** A field by the parts that it holds, such as `extraFields.seats`; by itself where it holds none. */
const partsOf = (name: string, value: unknown): string[] => {
  const parts = isObject(value) ? Object.keys(value) : []
  return parts.length > 0 ? parts.map((part) => `${name}.${part}`) : [name]
}

/** Opens a connection: signs, repeats what may be repeated, and reads every answer into the contract's shape. */
export const createApi = (options: ApiOptions): Api => {
  const { now = Date.now, sleep = sleepFor, random = Math.random, profile = defaultProfile } = options
  const { offline, told, newId = () => crypto.randomUUID(), fetch = (...args) => globalThis.fetch(...args) } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const origin = options.origin === undefined ? (globalThis.location?.origin ?? null) : options.origin
  const foreign = origin !== null && new URL(baseUrl).origin !== origin
  const wire: Wire = { baseUrl, accessKey: options.credentials, profile, fetch, foreign }
  const dialect: Dialect = new Map()
  const memory = createEtagMemory()
  const ids = noGivenIds()
  const waiting = createWaiting()
  const ownWrites = createOwnWrites(now)
  let learnt = options.learnt ?? NOTHING_LEARNT
  const learn = (more: Partial<Learnt>): void => {
    learnt = { ...learnt, ...more }
    options.onLearnt?.(learnt)
  }
  const clock = createClock(now, learnt.skew, (skew) => learn({ skew }))
  const queries = createQueryLessons(learnt.refusedQuery, (refusedQuery) => learn({ refusedQuery }))
  let asked: Promise<Discovery | null | undefined> | undefined
  let introduced = !foreign

  let takesBatches = told?.extensions.includes('batch') ?? false
  const joined = joinReads(exchange, () => takesBatches)

  /** What the deployment says of itself, among the reads that leave with this one; null where it has to be asked by itself. */
  const askAmongReads = async (): Promise<Discovery | null> => {
    const localTime = now()
    const outcome = await joined.carry(
      wire,
      { method: 'GET' },
      {
        url: baseUrl + DISCOVERY_PATH,
        headers: [],
        body: undefined,
        signedAt: localTime + clock.skew(),
        localTime,
        signal: undefined,
        onWait: waiting.begin,
      },
    )
    return 'error' in outcome ? null : readDiscovery(outcome.body)
  }
  const ask = async (): Promise<Discovery | null | undefined> => {
    const answer = (takesBatches ? await askAmongReads() : null) ?? (await discover(baseUrl, fetch))
    if (answer) introduced = true
    if (answer !== undefined) takesBatches = answer?.extensions.includes('batch') ?? false
    return answer
  }
  const discovery = async (): Promise<Discovery | null> => {
    const answer = await (asked ??= ask())
    if (answer === undefined) asked = undefined
    if (answer === undefined) return (await (await offline?.open())?.discovery()) ?? null
    return answer
  }

  const ownHeaders = async (row: Row, input: AnyInput, key: string): Promise<Pair[]> => {
    // Another origin refuses headers that it did not announce; only one that names itself understands these.
    if (row.method === 'GET') {
      return row.list && introduced && !input.countsAll
        ? [[`${profile.headerPrefix}count-limit`, String(MOST_COUNTED)]]
        : []
    }
    if (foreign && (await discovery()) === null) return []
    const headers: Pair[] = []
    if (row.method === 'POST') headers.push([`${profile.headerPrefix}idempotency-key`, key])
    if (input.ifVersion) headers.push([`${profile.headerPrefix}if-version`, String(input.ifVersion)])
    return headers
  }

  /** The query as it goes out: without what is refused, and with fields under the deployment's own names. */
  const sentQuery = async (row: Row, query: Query): Promise<Query> => {
    const { fields, ...rest } = queries.taken(row, query)
    if (!Array.isArray(fields)) return rest
    const names = fieldNames(dialect, rowNameOf(row).group, fields)
    if (names) return { ...rest, fields: names }
    // One that introduces itself keeps to the contract's names; any other is asked for whole records until it showed its own.
    return (told ?? (await discovery())) === null ? rest : { ...rest, fields }
  }

  const send = async (row: Row, input: AnyInput, exact?: JsonObject): Promise<Sent> => {
    const { group } = rowNameOf(row)
    const { signal } = input
    const extra = await ownHeaders(row, input, input.idempotencyKey ?? newId())
    const known = row.method === 'POST' && extra.length > 0 && (await discovery()) !== null
    const said: JsonObject | undefined = input.body && { ...input.body }
    let clockTried = false
    const leftOut: string[] = []
    let lessons = 0
    for (let attempt = 0; ;) {
      const named = said && deploymentNames(dialect, group, row, idsAsGiven(homeOf(row)?.get.answer, said, ids))
      const body = exact ?? named
      const query = input.query && (await sentQuery(row, { ...input.query }))
      const url = urlOf(baseUrl, row, query ? { ...input, query } : input)
      const kept = row.method === 'GET' && !input.onRaw && !input.isWhole ? memory.recall(url) : undefined
      const localTime = now()
      const signedAt = localTime + clock.skew()
      const { accessKey } = wire
      const outcome = await joined.carry(wire, row, {
        url,
        headers: kept ? [...extra, ['if-none-match', kept.etag]] : extra,
        body: body && JSON.stringify(body),
        signedAt,
        localTime,
        signal,
        onRaw: input.onRaw,
        // What became of a write that was given up nobody could tell.
        ...(row.method === 'GET' && { onWait: waiting.begin }),
      })
      if (!('error' in outcome)) {
        options.onMet?.({ what: 'answer' })
        // Asked again without them, so that the page does by itself what they were for.
        if (row.list && query && queries.heed(row, query, outcome.ignored)) continue
        const lost = new Set(said ? [...leftOut, ...openFieldsLeftOut(dialect, group, said)] : leftOut)
        if (lost.size > 0)
          options.onLeftOut?.(
            [...lost].flatMap((name) => partsOf(name, said?.[name])),
            row,
          )
        return { ...outcome, sent: body ?? {}, url }
      }
      const { error, reading } = outcome
      if (!clockTried && clock.correct(error, signedAt)) {
        clockTried = true
        continue
      }
      // Somebody signed in again while this was under way: it was the old key that was refused.
      if (error.kind === 'key' && accessKey !== wire.accessKey) continue
      if (error.kind === 'invalid' && said && lessons++ < MOST_LESSONS) {
        const learnt = learnRefusal(dialect, group, row, said, reading)
        leftOut.push(...(learnt ?? []))
        if (learnt) continue
      }
      if (error.kind === 'invalid' && query && queries.learn(row, query, reading)) continue
      const wait = retryDelay(row, error, attempt++, known, random, input.retries ?? options.retries)
      options.onMet?.(metBy(row, error, wait !== undefined, localTime))
      if (wait === undefined) throw await explained(error, purposeOf(row, input, known))
      await sleep(wait, signal)
    }
  }

  /** An error without an answer, with what can be found out about it. */
  const explained = async (error: ApiError, purpose: Purpose): Promise<ApiError> => {
    const { cause } = error
    if (!options.whySilent || (error.kind !== 'cors' && error.kind !== 'network')) {
      return new ApiError({ ...errorFacts(error), cause, purpose })
    }
    const why = await options.whySilent()
    return new ApiError({ ...errorFacts(error), kind: why === 'readable' ? 'network' : why, cause, purpose })
  }

  const carrier = createCarrier({ dialect, ids, etags: memory, send, isOurs: async () => (await discovery()) !== null })
  let firstCall: Promise<unknown> | undefined
  /** While nobody knows the deployment's clock, the first call goes alone and measures it for the others. */
  const carryOutInTime = async (row: Row, input: AnyInput): Promise<unknown> => {
    if (!options.onLearnt || learnt.skew !== undefined) return carrier.carryOut(row, input)
    if (firstCall) {
      await firstCall.catch(() => undefined)
      return carrier.carryOut(row, input)
    }
    firstCall = carrier.carryOut(row, input)
    const answer = await firstCall
    // Its date was accepted, so there is nothing to correct.
    learn({ skew: clock.skew() })
    return answer
  }

  const carryOut = async (row: Row, input: AnyInput): Promise<unknown> => {
    if (row.method !== 'GET') return ownWrites.follow(row, () => carryOutInTime(row, input))
    const answer = await carryOutInTime(row, input)
    const dropped = row.list && input.query ? queries.dropped(row, { ...input.query }) : []
    // A list row answers a list.
    if (dropped.length === 0) return answer
    // Few deployments refuse a parameter.
    const { answerHere } = await import('./answer-here.ts')
    return answerHere(carrier.carryOut, row, input, dropped, answer as List<unknown>)
  }

  /** Whoever says how often a call is repeated wants to hear of the line itself. */
  const carryOutAnyway = async (row: Row, input: AnyInput): Promise<unknown> => {
    if (!offline || input.retries !== undefined) return carryOut(row, input)
    let failed: unknown
    if (!offline.isOpen() && globalThis.navigator?.onLine !== false) {
      try {
        // Nobody waits for a second try of the first read where its answer may be kept.
        const answer = await carryOut(row, row.method === 'GET' ? { ...input, retries: 0 } : input)
        if (row.method === 'GET') offline.took(row, input, answer)
        return answer
      } catch (error) {
        failed = error
      }
    }
    const door = await offline.open()
    if (door) return door.carryOut(row, input, carryOut, failed)
    if (failed) throw failed
    return carryOut(row, input)
  }

  const operations = Object.fromEntries(
    Object.entries(contract).map(([group, rows]) => [
      group,
      Object.fromEntries(
        Object.entries<Row>(rows).map(([name, row]) => [name, (input: AnyInput = {}) => carryOutAnyway(row, input)]),
      ),
    ]),
  )
  return {
    // The table is walked once at run time; its types are walked by `Operations`.
    ...(operations as unknown as Operations),
    connectionId: options.connectionId ?? baseUrl,
    baseUrl,
    fetch: options.fetch,
    call: ((row: Row, input: AnyInput = {}) => carryOutAnyway(row, input)) as Api['call'],
    stream: async (row, input) => {
      // A feed begins once the page stands; without its code nothing answers, as without a line.
      const { openStream } = await import('./open-stream.ts').catch((cause: unknown) => {
        throw new ApiError({ kind: 'network', description: 'no answer', cause })
      })
      return openStream(wire, row, input, now() + clock.skew())
    },
    readFrom: joined.cursor,
    ownWrites,
    discovery,
    clock,
    waiting,
    skew: clock.skew,
    offline,
    renew: (credentials) => {
      wire.accessKey = credentials
      joined.forget()
    },
    forget: () => memory.clear(),
    subscribeLosses: carrier.subscribeLosses,
    localMedia: options.localMedia,
  }
}
