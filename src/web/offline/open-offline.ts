import type { Row } from '#api/contract/operation.ts'
import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import { contract } from '#api/contract/table.ts'
import { isApiError } from '../client/api-error.ts'
import type { Discovery } from '../client/discovery.ts'
import type { AnyInput } from '../client/input.ts'
import type { OfflineDoor, OverTheLine } from '../client/offline-door.ts'
import type { ConnectionStateStore } from '../live/connection-state.ts'
import { deviceRows, type OfflineRows } from './database.ts'
import { createKeptAnswers, isKept, type KeptAnswers } from './kept-answers.ts'
import { answerByDays, createDaysStore, type DaysStore, withRecord } from './kept-days.ts'
import { createSealedStore } from './sealed-store.ts'
import { afterCall, isBooking, mayWait, overlaid, unsentCall, unsentRecord } from './unsent.ts'
import { createUnsentQueue, type UnsentQueue } from './unsent-queue.ts'

/** What is kept of a connection, with the door to it. */
export interface Offline extends OfflineDoor {
  readonly answers: KeptAnswers
  readonly days: DaysStore
  readonly queue: UnsentQueue
  /** Writes down that all of it is as the service has it now. */
  readonly markSeen: () => Promise<void>
  readonly keepDiscovery: (discovery: Discovery) => Promise<void>
  /** When all of it was last read, and where the feed stood before that; undefined where nobody has written it down. */
  readonly lastReading: () => Promise<WholeReading | undefined>
  readonly markReading: (reading: WholeReading) => Promise<void>
}

/** A reading of all that is kept. */
export interface WholeReading {
  /** The feed's cursor from before it: as long as that stands there, nothing has changed since. Null where there is no feed. */
  cursor: string | null
  /** When it began, by this device's clock. Milliseconds. */
  at: number
}

/** What the door needs of the page. */
interface OfflineWorld {
  rows: OfflineRows
  live: Pick<ConnectionStateStore, 'state' | 'shows'>
  now?: () => number
  newId?: () => string
  tellTabs?: () => void
}

const APPOINTMENTS: ReadonlySet<Row> = new Set<Row>([contract.appointmentsV2.list, contract.appointmentsV2.get])

/** Whether nothing answered, rather than something that refused. */
const isSilence = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'slow' || (error.kind === 'cors' && isOffLine()))

const isOffLine = (): boolean => globalThis.navigator?.onLine === false

/** Opens what is kept under rows of this device. */
export const createOffline = (world: OfflineWorld): Offline => {
  const { rows, live, now = Date.now, newId = () => crypto.randomUUID() } = world
  const store = createSealedStore(rows)
  const answers = createKeptAnswers(store)
  const days = createDaysStore(store)
  const queue = createUnsentQueue(store, world.tellTabs)

  const isDown = (): boolean => isOffLine() || ['offline', 'stale'].includes(live.state().is)

  const found = async (row: Row, input: AnyInput): Promise<unknown> => {
    if (isKept(row, input)) return (await answers.recall(row, input))?.answer
    const kept = APPOINTMENTS.has(row) ? await days.get() : undefined
    return kept && answerByDays(kept, row, input)
  }
  const shown = (row: Row, input: AnyInput, answer: unknown): unknown => overlaid(row, input, answer, queue.calls())

  /** What is kept in answer to a read, with what is not sent yet; undefined where that is nothing. */
  const answered = async (row: Row, input: AnyInput): Promise<unknown> => {
    const answer = await found(row, input).catch(() => undefined)
    if (answer === undefined) return undefined
    const seen = await store.get('answers', SEEN).catch(() => undefined)
    if (typeof seen === 'number') live.shows(seen)
    return shown(row, input, answer)
  }

  /** Keeps an appointment that came over the line whole, so that nobody need read it again for that. */
  const tookRecord = (answer: unknown): void => {
    if (!isObject(answer) || answer.status === undefined) return
    // An answer that was long on its way is older than what is known by now.
    const isNewer = ({ id, version }: JsonObject): boolean =>
      id === answer.id && Number(version) > Number(answer.version)
    void days.change((it) => (it.rows.some(isNewer) ? it : withRecord(it, answer))).catch(() => undefined)
  }

  const took = (row: Row, input: AnyInput, answer: unknown): void => {
    if (isKept(row, input)) void answers.keep(row, input, answer).catch(() => undefined)
    if (row === contract.appointmentsV2.get) tookRecord(answer)
  }

  const read = async (row: Row, input: AnyInput, online: OverTheLine, failed: unknown): Promise<unknown> => {
    const isWatched = isKept(row, input) || APPOINTMENTS.has(row)
    if (!isWatched) {
      if (failed !== undefined) throw failed
      return online(row, input)
    }
    const made = row === contract.appointmentsV2.get && unsentRecord(input.params?.id ?? '', queue.calls())
    if (made) return made
    if (failed !== undefined && !isSilence(failed)) throw failed
    if (failed !== undefined || isDown()) {
      const kept = await answered(row, input)
      if (kept !== undefined) return kept
    }
    try {
      const answer = await online(row, input)
      took(row, input, answer)
      return shown(row, input, answer)
    } catch (error) {
      const kept = isSilence(error) ? await answered(row, input) : undefined
      if (kept === undefined) throw error
      return kept
    }
  }

  /** The appointment as it is shown on this device. */
  const known = async (id: string): Promise<JsonObject | undefined> => {
    const made = unsentRecord(id, queue.calls())
    if (made) return made
    const input = { params: { id } }
    const record = await found(contract.appointmentsV2.get, input).catch(() => undefined)
    const after = shown(contract.appointmentsV2.get, input, record)
    return isObject(after) ? after : undefined
  }

  const lengthOf = async (serviceId: unknown): Promise<number | undefined> => {
    if (typeof serviceId !== 'string') return undefined
    const services = await answers.records(contract.services.list)
    const duration = services.find(({ id }) => id === serviceId)?.duration
    return typeof duration === 'number' ? duration : undefined
  }

  /** Keeps a write until the line is back, and answers the record as it will be. */
  const wait = async (row: Row, input: AnyInput, isTried: boolean): Promise<unknown> => {
    const before = input.params?.id === undefined ? undefined : await known(input.params.id)
    const body = isObject(input.body) ? input.body : {}
    const minutes = before || body.endDate ? undefined : await lengthOf(body.serviceId)
    const at = now()
    const call = unsentCall({
      row,
      input,
      id: input.idempotencyKey ?? newId(),
      order: queue.nextOrder(at),
      typedAt: at,
      isTried,
      before,
      ...(minutes !== undefined && { minutes }),
    })
    await queue.put(call)
    return afterCall(call.record, call)
  }

  const write = async (row: Row, input: AnyInput, online: OverTheLine, failed: unknown): Promise<unknown> => {
    const id = input.params?.id
    const made = queue.calls().find((it) => isBooking(it) && it.recordId === id)
    if (made && row === contract.appointmentsV2.remove && !made.isTried) {
      await queue.drop(made)
      return made.record
    }
    // A write behind one that waits is never sent before it.
    const isBehind = id !== undefined && queue.calls().some((it) => it.recordId === id)
    const waits = mayWait(row, input)
    if (failed === undefined && waits && (isBehind || isDown())) return wait(row, input, false)
    if (failed !== undefined) {
      if (waits && isSilence(failed)) return wait(row, input, true)
      throw failed
    }
    try {
      const answer = await online(row, input)
      if (row.resource === 'appointments') tookRecord(answer)
      return answer
    } catch (error) {
      if (!waits || !isSilence(error)) throw error
      return wait(row, input, true)
    }
  }

  return {
    answers,
    days,
    queue,
    took,
    carryOut: async (row, given, online, failed) => {
      await queue.load().catch(() => undefined)
      const id = given.params?.id
      const input = id === undefined ? given : { ...given, params: { ...given.params, id: queue.idOf(id) } }
      return row.method === 'GET' ? read(row, input, online, failed) : write(row, input, online, failed)
    },
    discovery: async () => {
      const kept = await store.get('answers', DISCOVERY).catch(() => undefined)
      // Nobody else writes under this name.
      return isObject(kept) ? (kept as unknown as Discovery) : null
    },
    unsent: async () => {
      await queue.load().catch(() => undefined)
      return queue.calls().length
    },
    markSeen: () => store.write([{ table: 'answers', name: SEEN, value: now() }]),
    keepDiscovery: (value) => store.write([{ table: 'answers', name: DISCOVERY, value }]),
    lastReading: async () => {
      const kept = await store.get('answers', READING).catch(() => undefined)
      // Nobody else writes under this name.
      return isObject(kept) ? (kept as unknown as WholeReading) : undefined
    },
    markReading: (value) => store.write([{ table: 'answers', name: READING, value }]),
  }
}

const SEEN = 'seen'
const DISCOVERY = 'discovery'
const READING = 'reading'

const behind = new WeakMap<OfflineDoor, Offline>()

/** What is behind a door; undefined where nothing can be kept. */
export const offlineBehind = (door: OfflineDoor): Offline | undefined => behind.get(door)

/** Opens what this device keeps of a connection, in the database of that name. */
export const openOffline = async (name: string, live: ConnectionStateStore): Promise<OfflineDoor> => {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null
  const rows = await deviceRows(name)
  const offline = createOffline({ rows, live, tellTabs: () => channel?.postMessage(null) })
  channel?.addEventListener('message', () => void offline.queue.reload().catch(() => undefined))
  behind.set(offline, offline)
  return offline
}
