import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import type { RecordedChange } from '#api/core/changes.ts'
import { conflict } from '#api/core/failure.ts'
import { recordable, sameValue } from '#api/core/recording.ts'
import type { Random } from '#api/core/seed/random.ts'
import type { Store } from '#api/core/store.ts'
import type { Service } from '#api/http/testing/caller.ts'
import { type Records, recordsOf, replay, sameRecords } from '#api/stores/testing/replay.ts'

/** A store that takes one in so many writes back, after all of it was done. */
export const takingBack = (store: Store, random: Random, part: number): Store => ({
  ...store,
  write: (organizationId, work, author) =>
    store.write(
      organizationId,
      async (rows) => {
        const answer = await work(rows)
        if (author?.operation !== undefined && random.chance(part)) throw conflict('Taken back on purpose.')
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
}

interface Known {
  seq: number
  records: Records
}

/**
 * A service each call of which is compared with the log of changes: what was carried out has one entry for each record that it
 * changed, by its own key and operation, which make of the records before the records after; a read and a refusal have none, nor
 * has another organization. `everyRow` says after which calls all rows are compared, where that takes long. One call at a time.
 */
export function auditedCalls(
  service: Service,
  store: Store,
  everyRow: (call: number) => boolean = () => true,
): { service: Service; audited: Audited } {
  const audited: Audited = { findings: [], writes: 0, accepted: 0, refused: 0, entries: 0 }
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
  /** What nobody's call did, such as the keys that a test makes. */
  const takeAside = async (): Promise<void> => {
    for (const { id } of await store.credentials.organizations()) {
      const state = known.get(id) ?? { seq: 0, records: new Map() as Records }
      known.set(id, state)
      await take(id, state)
    }
  }

  const look = async (request: Request, status: number): Promise<void> => {
    const path = new URL(request.url).pathname
    const told = `call ${calls}: ${request.method} ${path} → ${status}`
    const key = /Credential=([^,]+)/.exec(request.headers.get('authorization') ?? '')?.[1]
    const operation = inOrder.find(({ pattern }) => pattern.test(`${request.method} ${path}`))?.operation
    const own = key === undefined ? undefined : (await store.credentials.key(key))?.organizationId
    const isWrite = request.method !== 'GET'
    const isDone = status < 300
    if (isWrite) {
      audited.writes++
      audited[isDone ? 'accepted' : 'refused']++
    }
    for (const [organizationId, state] of known) {
      const news = await take(organizationId, state)
      if (news.length > 0 && !(isWrite && isDone)) audited.findings.push(`${told}: it has an entry`)
      else if (news.length > 0 && organizationId !== own) audited.findings.push(`${told}: an entry elsewhere`)
      else audited.entries += news.length
      const strange = news.find((it) => it.key !== key || it.operation !== operation || it.call !== news[0]?.call)
      if (strange) audited.findings.push(`${told}: an entry of ${strange.operation} by ${strange.key ?? 'nobody'}`)
      const isSame = everyRow(calls)
        ? sameRecords(await rowsOf(organizationId), state.records)
        : await fits(organizationId, news, state.records)
      if (isSame) continue
      audited.findings.push(`${told}: its rows are not what the log makes`)
      state.records = await rowsOf(organizationId)
    }
  }

  return {
    audited,
    service: {
      ...service,
      fetch: async (request) => {
        await takeAside()
        const answer = await service.fetch(request)
        calls++
        try {
          await look(request, answer.status)
        } catch (error) {
          audited.findings.push(`call ${calls}: ${request.method} ${request.url}: ${String(error)}`)
        }
        return answer
      },
    },
  }
}
