import type { RecordedChanges } from '../core/changes.ts'
import { conflictOf, listTooLarge, notFound } from '../core/failure.ts'
import { plain } from '../core/plain.ts'
import type { Presences } from '../core/presences.ts'
import type { CalendarDay, Loads } from '../core/loads.ts'
import type { RecordableRows } from '../core/recording.ts'
import type {
  Condition,
  Credentials,
  Find,
  Found,
  IdempotentAnswer,
  JobLease,
  Occupancy,
  TableName,
  Tables,
  UsedSignature,
} from '../core/store.ts'
import { tables } from '../core/tables.ts'
import { compareCodePoints } from './code-points.ts'
import { touches, valueAt } from './conditions.ts'
import { type Change, keyIn, type PassingChange } from './kept.ts'
import { memoryChanges } from './memory-changes.ts'
import { memoryCredentials } from './memory-credentials.ts'
import { loadsOf } from './memory-loads.ts'
import { memoryPresences } from './memory-presences.ts'
import type { MemoryState } from './memory-state.ts'
import { clashes, hasLapsed, lasting } from './occupancy.ts'
import { type Entry, matching, OrderedTable, pageOf } from './ordered-table.ts'
import { sharedWith } from './sharing.ts'
import { taken } from './taken.ts'

/** Refuses a page whose documents are together larger than asked for. */
function refuseTooLarge(items: readonly unknown[], withinBytes: number | undefined): void {
  if (withinBytes === undefined) return
  let length = 0
  for (const item of items) {
    length += JSON.stringify(item).length
    if (length > withinBytes) throw listTooLarge(withinBytes)
  }
}

/** The rows of one organization in memory; every write goes through `set`, which the transaction can take back. */
export class MemoryRows implements RecordableRows {
  readonly credentials: Credentials
  readonly changes: RecordedChanges
  readonly presences: Presences

  readonly set: (change: Change | PassingChange) => void
  /** What takes back what the attempt under way has written, the innermost first. */
  #undo: (Change | PassingChange)[] | undefined

  /** `set` makes a change and answers the one that takes it back. */
  constructor(
    readonly state: MemoryState,
    readonly organizationId: string,
    set: (change: Change | PassingChange) => Change | PassingChange,
  ) {
    this.set = (change) => void (this.#undo ? this.#undo.push(set(change)) : set(change))
    this.credentials = memoryCredentials(state, async (change) => this.set(change))
    this.changes = memoryChanges(state.log(organizationId), this.set)
    this.presences = memoryPresences(state.presences, organizationId, this.set)
  }

  async attempt<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.#undo
    const undo: (Change | PassingChange)[] = []
    this.#undo = undo
    try {
      const answer = await work()
      outer?.push(...undo)
      return answer
    } catch (failure) {
      // What takes back is not taken back itself, also where the attempt around this one fails.
      this.#undo = []
      for (const change of undo.reverse()) this.set(change)
      throw failure
    } finally {
      this.#undo = outer
    }
  }

  /** The one place that decides what this organization sees. */
  #visible<T extends TableName>(table: T, where: readonly Condition[]): readonly Entry<T>[] {
    return this.state.table(this.organizationId, table).candidates(where)
  }

  async offeredTypes({ offset = 0, limit = Infinity, withinBytes }: Find): Promise<Found<Tables['serviceTypes']>> {
    const all = sharedWith(this.state, this.organizationId)
    const items = all.slice(offset, offset + limit)
    refuseTooLarge(items, withinBytes)
    return { items, total: all.length }
  }

  async offeredType(id: string): Promise<Tables['serviceTypes'] | undefined> {
    return sharedWith(this.state, this.organizationId).find((row) => row.id === id)
  }

  async get<T extends TableName>(table: T, id: string): Promise<Tables[T] | undefined> {
    return this.#visible(table, [{ field: 'id', anyOf: [id] }])[0]?.row
  }

  async find<T extends TableName>(table: T, find: Find = {}): Promise<Found<Tables[T]>> {
    const found = pageOf(this.#visible(table, find.where ?? []), find)
    refuseTooLarge(found.items, find.withinBytes)
    return found
  }

  async count(table: TableName, where: readonly Condition[] = []): Promise<number> {
    return matching(this.#visible(table, where), where).length
  }

  async tally(table: TableName, field: string, values: readonly string[]): Promise<Record<string, number>> {
    const counts = this.state.table(this.organizationId, table).countsOf(field)
    return Object.fromEntries(values.map((value) => [value, counts.get(value) ?? 0]))
  }

  async sum(table: TableName, field: string, where: readonly Condition[] = []): Promise<number> {
    return matching(this.#visible(table, where), where).reduce((sum, { row }) => {
      const value = valueAt(row, field)
      return typeof value === 'number' ? sum + value : sum
    }, 0)
  }

  async loads(days: readonly CalendarDay[]): Promise<Loads> {
    const [start, end] = [Math.min(...days.map((it) => it.start)), Math.max(...days.map((it) => it.end))]
    if (days.length === 0) return { calendarDays: [], days: [] }
    const during: Condition = { during: [new Date(start).toISOString(), new Date(end).toISOString()] }
    const found = matching(this.#visible('appointments', [during]), [during])
    return loadsOf(
      days,
      found.map(({ row }) => row),
    )
  }

  async insert<T extends TableName>(table: T, row: Tables[T]): Promise<void> {
    if (this.state.table(this.organizationId, table).get(row.id)) throw taken(table)
    this.#put(table, row)
  }

  async insertAll<T extends TableName>(table: T, rows: readonly Tables[T][]): Promise<void> {
    for (const row of rows) await this.insert(table, row)
  }

  async replace<T extends TableName>(table: T, row: Tables[T]): Promise<Tables[T]> {
    const own: OrderedTable<T> = this.state.table(this.organizationId, table)
    const before = own.get(row.id)?.row
    if (!before) throw notFound(tables[table].noun)
    this.#put(table, row)
    return before
  }

  #put<T extends TableName>(table: T, row: Tables[T]): void {
    if (row.organizationId !== this.organizationId) throw new Error('A row must be kept in its own organization.')
    const kept = plain(row)
    const { unique } = tables[table]
    const value = unique === null ? null : valueAt(kept, unique)
    if (unique !== null && value !== null) {
      const isTaken = (other: Entry<TableName>) => other.row.id !== kept.id && valueAt(other.row, unique) === value
      const own: readonly Entry<TableName>[] = this.state.table(this.organizationId, table).entries
      if (own.some(isTaken)) throw taken(table)
    }
    this.set({ table, key: keyIn(this.organizationId, kept.id), value: kept } as Change)
  }

  async remove<T extends TableName>(table: T, id: string): Promise<Tables[T] | undefined> {
    const own: OrderedTable<T> = this.state.table(this.organizationId, table)
    const before = own.get(id)?.row
    if (!before) return undefined
    this.set({ table, key: keyIn(this.organizationId, id), value: undefined })
    if (table === 'appointments') this.#occupy(id, [])
    return before
  }

  /** Writers take turns in memory, so that nobody else can hold a calendar. */
  async lockCalendars(_ids: readonly string[]): Promise<void> {}

  /** Nor a service. */
  async lockService(_id: string): Promise<void> {}
  async hold<T extends TableName>(table: T, ids: readonly string[]): Promise<Tables[T][]> {
    const own: OrderedTable<T> = this.state.table(this.organizationId, table)
    return ids.flatMap((id) => own.get(id)?.row ?? [])
  }
  async claim(_table: TableName, _id: string): Promise<void> {}

  async occupy(appointmentId: string, occupancies: readonly Occupancy[], now: number): Promise<void> {
    const wanted = lasting(appointmentId, occupancies)
    const calendarIds = new Set(wanted.map((it) => it.calendarId))
    for (const calendarId of calendarIds) this.#dropLapsed(calendarId, now)
    const there = [...calendarIds].flatMap((id) => [...this.state.occupanciesOn(this.organizationId, id)])
    const others = there.filter((other) => other.appointmentId !== appointmentId)
    if (clashes(wanted, others)) throw conflictOf('timeTaken', {})
    this.#occupy(appointmentId, wanted)
  }

  async occupyAll(occupancies: readonly Occupancy[], now: number): Promise<void> {
    const ids = new Set(occupancies.map((it) => it.appointmentId))
    for (const id of ids) {
      const own = occupancies.filter((it) => it.appointmentId === id)
      await this.occupy(id, own, now)
    }
  }

  #dropLapsed(calendarId: string, now: number): void {
    const lapsed = [...this.state.occupanciesOn(this.organizationId, calendarId)].filter((it) => hasLapsed(it, now))
    for (const appointmentId of new Set(lapsed.map((it) => it.appointmentId))) {
      const all = this.state.occupancyOf(this.organizationId, appointmentId)
      const rest = all.filter((it) => it.calendarId !== calendarId || !hasLapsed(it, now))
      this.#occupy(appointmentId, rest)
    }
  }

  #occupy(appointmentId: string, occupancies: readonly Occupancy[]): void {
    const { organizationId } = this
    const kept = plain({
      organizationId,
      appointmentId,
      occupancies,
    })
    const value = occupancies.length === 0 ? undefined : kept
    this.set({ table: 'occupancies', key: keyIn(organizationId, appointmentId), value })
  }

  async occupants(calendarIds: readonly string[], from: number, to: number, now: number): Promise<Occupancy[]> {
    return [...new Set(calendarIds)]
      .flatMap((calendarId) => [...this.state.occupanciesOn(this.organizationId, calendarId)])
      .filter((it) => !hasLapsed(it, now) && touches(it.from, it.to, from, to))
      .sort(
        (left, right) =>
          left.from - right.from ||
          compareCodePoints(left.appointmentId, right.appointmentId) ||
          compareCodePoints(left.calendarId, right.calendarId),
      )
  }

  async recall(key: string, now: number): Promise<IdempotentAnswer | undefined> {
    for (const [name, { organizationId, expiresAt }] of this.state.answers) {
      const own = organizationId === this.organizationId
      if (own && expiresAt <= now) this.set({ table: 'answers', key: name, value: undefined })
    }
    const kept = this.state.answers.get(keyIn(this.organizationId, key))
    if (!kept) return undefined
    const { organizationId: _, ...answer } = kept
    return answer
  }

  async remember(answer: IdempotentAnswer): Promise<void> {
    const { organizationId } = this
    this.set({ table: 'answers', key: keyIn(organizationId, answer.key), value: plain({ ...answer, organizationId }) })
  }

  async forget(resourceId: string): Promise<void> {
    for (const [key, kept] of this.state.answers) {
      const own = kept.organizationId === this.organizationId
      if (own && kept.resourceId === resourceId) this.set({ table: 'answers', key, value: undefined })
    }
  }

  async useSignature(use: Omit<UsedSignature, 'resultId'>, now: number): Promise<UsedSignature | undefined> {
    const key = keyIn(this.organizationId, use.signature)
    const first = this.state.signatures.get(key)
    if (first && first.expiresAt > now) return first
    this.set({ table: 'signatures', key, value: { ...plain(use), resultId: null } })
    return undefined
  }

  async nameResult(signature: string, resultId: string): Promise<void> {
    const key = keyIn(this.organizationId, signature)
    const use = this.state.signatures.get(key)
    if (use) this.set({ table: 'signatures', key, value: { ...use, resultId } })
  }

  async jobLease(job: string): Promise<JobLease | undefined> {
    return this.state.leases.get(keyIn(this.organizationId, job))
  }

  async leaseJob(lease: JobLease, now: number): Promise<boolean> {
    const key = keyIn(this.organizationId, lease.job)
    const held = this.state.leases.get(key)
    if (held && held.holder !== lease.holder && held.until > now) return false
    this.set({ table: 'leases', key, value: plain(lease) })
    return true
  }

  async dropExpired(now: number, limit: number): Promise<boolean> {
    const dropped = (['answers', 'signatures'] as const).map((table) => {
      const own = [...this.state[table]].filter(([key]) => key.startsWith(`${this.organizationId} `))
      const expired = own.filter(([, { expiresAt }]) => expiresAt <= now).slice(0, limit)
      for (const [key] of expired) this.set({ table, key, value: undefined })
      return expired.length
    })
    return dropped.includes(limit)
  }
}
