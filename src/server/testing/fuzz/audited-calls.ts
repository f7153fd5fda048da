import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import type { RecordedChange } from '#api/core/changes.ts'
import { conflict } from '#api/core/failure.ts'
import { recordable, sameValue } from '#api/core/recording.ts'
import type { Random } from '#api/core/seed/random.ts'
import type { Store } from '#api/core/store.ts'
import type { Service } from '#api/http/testing/caller.ts'
import { type Records, recordsOf, replay, sameRecords } from '#api/stores/testing/replay.ts'

/** A store that takes one in so many writes of keys back, after all of it was done. */
export const takingBack = (store: Store, random: Random, part: number): Store => ({
  ...store,
  write: (organizationId, work, author) =>
    store.write(
      organizationId,
      async (rows) => {
        const answer = await work(rows)
        if (author?.key !== undefined && random.chance(part)) throw conflict('Taken back on purpose.')
        return answer
      },
      author,
    ),
})

const routes = Object.entries(contract).flatMap(([group, rows]) =>
  Object.entries(rows as Record<string, Row>).map(([name, { method, path }]) => ({
    operation: `${group}.${name}`,
    pattern: new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    // Paths without parameters win over those with.
    parameters: path.split('{').length,
  })),
)
const inOrder = routes.toSorted((one, other) => one.parameters - other.parameters)

/** What was seen of the log while calls were made. */
export interface Audited {
  /** What does not fit, one sentence each. */
  findings: string[]
  /** Calls that were to write, carried out, refused, and entries that the log has of the former. */
  writes: number
  accepted: number
  refused: number
  entries: number
  /** How many of these entries each operation has. */
  written: Map<string, number>
}

/** Whose entries may follow upon something, and what they must say. */
export interface Writer {
  operation: string
  /** Null where nobody's key signed it. */
  key: string | null
  address: string | null
  /** The only one that it may change; absent where it may change all. */
  organizationId?: string | undefined
  /** Whether it makes more than one transaction. */
  isMany?: true
}

/** A service whose calls are compared with the log, and what was seen. */
export interface AuditedService {
  service: Service
  audited: Audited
  /**
   * Does what is no signed call of the contract and compares it as a call is: `writer` tells of its answer who wrote, undefined
   * where nothing may have been written. What it throws was to leave nothing.
   */
  watch: <T>(told: string, work: () => Promise<T>, writer: (answer: T) => Writer | undefined) => Promise<T | undefined>
}

interface Known {
  seq: number
  records: Records
}

/**
 * A service each call of which is compared with the log of changes: what was carried out has one entry for each record that it
 * changed, by its own operation, key, person and address and of its own moment, which make of the records before the records
 * after; a read and a refusal have none, nor has another organization. `everyRow` says after which calls all rows are compared,
 * where that takes long; `address` is where calls come from. One call at a time.
 */
export function auditedCalls(
  service: Service,
  store: Store,
  everyRow: (call: number) => boolean = () => true,
  address: string | null = null,
): AuditedService {
  const audited: Audited = { findings: [], writes: 0, accepted: 0, refused: 0, entries: 0, written: new Map() }
  const known = new Map<string, Known>()
  let calls = 0

  const newsOf = async (organizationId: string, { seq }: Known) => {
    const { items } = await store.read(organizationId, (rows) => rows.changes.find({ limit: 300 }))
    const found = items.at(-1)
    const all =
      found === undefined || found.seq <= seq + 1
        ? items
        : (await store.read(organizationId, (rows) => rows.changes.find({}))).items
    return all.filter((change) => change.seq > seq).reverse()
  }
  const rowsOf = async (organizationId: string): Promise<Records> => {
    const records = await recordsOf(store, organizationId)
    const keys = await store.read(organizationId, (rows) => rows.credentials.keys(organizationId))
    for (const key of keys) records.set(`keys ${key.accessKeyId}`, recordable('keys', key))
    return records
  }
  /** Whether the records that changes are about are as these make them. */
  const fits = (organizationId: string, news: readonly RecordedChange[], records: Records): Promise<boolean> =>
    store.read(organizationId, async (rows) => {
      for (const { resource, id } of news) {
        const row = resource === 'keys' ? await rows.credentials.key(id) : await rows.get(resource, id)
        if (!sameValue(row && recordable(resource, row), records.get(`${resource} ${id}`))) return false
      }
      return true
    })
  const take = async (organizationId: string, state: Known) => {
    const news = await newsOf(organizationId, state)
    replay(news, state.records, ({ operation }) => operation === 'appointmentsV1.maskGuests')
    state.seq = news.at(-1)?.seq ?? state.seq
    return news
  }
  const meetOrganizations = async (): Promise<void> => {
    for (const { id } of await store.credentials.organizations()) {
      if (!known.has(id)) known.set(id, { seq: 0, records: new Map() })
    }
  }
  /** What nobody's call did, such as the keys that a test makes. */
  const takeAside = async (): Promise<void> => {
    await meetOrganizations()
    for (const [id, state] of known) await take(id, state)
  }

  /** What does not fit of the entries that came, as a sentence; undefined where all do. */
  const strangeIn = async (news: readonly RecordedChange[], by: Writer, since: number): Promise<string | undefined> => {
    const { operation, key, address } = by
    const person = (key === null ? undefined : await store.credentials.key(key))?.personId ?? null
    const strange = news.find(
      (it) =>
        it.key !== key ||
        it.operation !== operation ||
        it.person !== person ||
        it.address !== address ||
        (it.call !== news[0]?.call && !by.isMany) ||
        !(Date.parse(it.at) >= since && Date.parse(it.at) <= Date.now()),
    )
    if (!strange) return undefined
    const { resource, before, after, at, call: _, seq: __, id: ___, version: ____, ...whose } = strange
    const deed = before === null ? 'new' : after === null ? 'removed' : 'changed'
    return `an entry of ${JSON.stringify({ resource, deed, at, ...whose })}, not of ${JSON.stringify({ ...by, person })}`
  }

  const compare = async (told: string, by: Writer | undefined, since: number): Promise<void> => {
    for (const [organizationId, state] of known) {
      const news = await take(organizationId, state)
      const isOwn = by !== undefined && (by.organizationId === undefined || by.organizationId === organizationId)
      if (news.length > 0 && by === undefined) audited.findings.push(`${told}: it has an entry`)
      else if (news.length > 0 && !isOwn) audited.findings.push(`${told}: an entry elsewhere`)
      else audited.entries += news.length
      for (const { operation } of news) audited.written.set(operation, (audited.written.get(operation) ?? 0) + 1)
      const strange = by && (await strangeIn(news, by, since))
      if (strange !== undefined) audited.findings.push(`${told}: ${strange}`)
      const isSame = everyRow(calls)
        ? sameRecords(await rowsOf(organizationId), state.records)
        : await fits(organizationId, news, state.records)
      if (isSame) continue
      audited.findings.push(`${told}: its rows are not what the log makes`)
      state.records = await rowsOf(organizationId)
    }
  }

  /** Does something between two looks at the log; what it throws is given back. */
  const between = async <T>(
    told: (answer: T | undefined) => string,
    work: () => Promise<T>,
    writer: (answer: T) => Promise<Writer | undefined>,
  ): Promise<{ answer: T } | { thrown: unknown }> => {
    await takeAside()
    const since = Date.now()
    const done = await work().then(
      (answer) => ({ answer }),
      (thrown: unknown) => ({ thrown }),
    )
    calls++
    const words = `call ${calls}: ${told('answer' in done ? done.answer : undefined)}`
    try {
      await meetOrganizations()
      await compare(words, 'answer' in done ? await writer(done.answer) : undefined, since)
    } catch (error) {
      audited.findings.push(`${words}: ${String(error)}`)
    }
    return done
  }

  const counted = (isDone: boolean): void => {
    audited.writes++
    audited[isDone ? 'accepted' : 'refused']++
  }

  const writerOf = async ({ method, url, headers }: Request): Promise<Writer | undefined> => {
    const key = /Credential=([^,]+)/.exec(headers.get('authorization') ?? '')?.[1]
    const path = new URL(url).pathname
    const operation = inOrder.find(({ pattern }) => pattern.test(`${method} ${path}`))?.operation
    if (operation === undefined || key === undefined) return undefined
    const organizationId = (await store.credentials.key(key))?.organizationId
    return { operation, key, address, organizationId }
  }

  return {
    audited,
    watch: async (told, work, writer) => {
      const done = await between(
        () => told,
        work,
        async (answer) => writer(answer),
      )
      counted('answer' in done && writer(done.answer) !== undefined)
      return 'answer' in done ? done.answer : undefined
    },
    service: {
      ...service,
      fetch: async (request) => {
        const isWrite = request.method !== 'GET'
        const path = new URL(request.url).pathname
        const done = await between(
          (answer: Response | undefined) => `${request.method} ${path} → ${answer?.status ?? 'nothing'}`,
          () => service.fetch(request),
          async (answer) => (isWrite && answer.status < 300 ? writerOf(request) : undefined),
        )
        if ('thrown' in done) throw done.thrown
        if (isWrite) counted(done.answer.status < 300)
        return done.answer
      },
    },
  }
}
