import type { CallsLeft } from '../core/calls.ts'
import type { KeptPresence } from '../core/presences.ts'
import type {
  JobLease,
  KeyRow,
  Occupancy,
  OneTimeCode,
  Organization,
  TableName,
  Tables,
  UsedSignature,
} from '../core/store.ts'
import {
  type Change,
  KEPT_NAMES,
  type Kept,
  keyIn,
  type PassingChange,
  RESOURCE_TABLES,
  type Snapshot,
} from './kept.ts'
import { ChangeLog } from './memory-changes.ts'
import { OrderedTable } from './ordered-table.ts'

type ResourceTables = { [T in TableName]: OrderedTable<T> }

const emptyTables = (): ResourceTables => ({
  multimedia: new OrderedTable('multimedia'),
  mediumVersions: new OrderedTable('mediumVersions'),
  trash: new OrderedTable('trash'),
  presets: new OrderedTable('presets'),
  rooms: new OrderedTable('rooms'),
  appointments: new OrderedTable('appointments'),
  calendars: new OrderedTable('calendars'),
  services: new OrderedTable('services'),
  serviceTypes: new OrderedTable('serviceTypes'),
  weeklySchedules: new OrderedTable('weeklySchedules'),
  closures: new OrderedTable('closures'),
  calendarFeeds: new OrderedTable('calendarFeeds'),
  backups: new OrderedTable('backups'),
  people: new OrderedTable('people'),
  invitations: new OrderedTable('invitations'),
  organizationSettings: new OrderedTable('organizationSettings'),
  imports: new OrderedTable('imports'),
  externalIds: new OrderedTable('externalIds'),
})

/** Everything in memory. It changes only through `apply`, whose answer undoes the change. */
export class MemoryState {
  readonly organizations = new Map<string, Organization>()
  readonly keys = new Map<string, KeyRow>()
  readonly answers = new Map<string, Kept['answers']>()
  /** Good for minutes: neither a snapshot nor a dump holds them. */
  readonly codes = new Map<string, OneTimeCode>()
  /** The same. Under `keyIn`, in the order in which they came. */
  readonly signatures = new Map<string, UsedSignature>()
  /** The same. Under `keyIn`. */
  readonly leases = new Map<string, JobLease>()
  /** The same, outside of transactions. Under `keyIn`. */
  readonly calls = new Map<string, CallsLeft>()
  /** The same. Under `keyIn`. */
  readonly presences = new Map<string, KeptPresence>()
  readonly #logs = new Map<string, ChangeLog>()
  readonly #tables = new Map<string, ResourceTables>()
  readonly #occupancies = new Map<string, Kept['occupancies']>()
  readonly #byCalendar = new Map<string, Set<Occupancy>>()

  /** One table of one organization. */
  table<T extends TableName>(organizationId: string, table: T): ResourceTables[T] {
    let own = this.#tables.get(organizationId)
    if (!own) this.#tables.set(organizationId, (own = emptyTables()))
    return own[table]
  }

  /** The changes of one organization. */
  log(organizationId: string): ChangeLog {
    let own = this.#logs.get(organizationId)
    if (!own) this.#logs.set(organizationId, (own = new ChangeLog(organizationId)))
    return own
  }

  /** The tables of this name in all other organizations. */
  *others<T extends TableName>(organizationId: string, table: T): Generator<ResourceTables[T]> {
    for (const [owner, own] of this.#tables) if (owner !== organizationId) yield own[table]
  }

  occupancyOf(organizationId: string, appointmentId: string): readonly Occupancy[] {
    return this.#occupancies.get(keyIn(organizationId, appointmentId))?.occupancies ?? []
  }

  occupanciesOn(organizationId: string, calendarId: string): Iterable<Occupancy> {
    return this.#byCalendar.get(keyIn(organizationId, calendarId)) ?? []
  }

  /** Makes a change and answers the one that takes it back. */
  apply<C extends Change | PassingChange>(change: C): C
  apply(change: Change | PassingChange): Change | PassingChange {
    switch (change.table) {
      case 'organizations':
        return swap(this.organizations, change)
      case 'keys':
        return swap(this.keys, change)
      case 'answers':
        return swap(this.answers, change)
      case 'changes':
      case 'changeCounters':
        return this.log(change.key.split(' ')[0] ?? '').apply(change)
      case 'codes':
        return swap(this.codes, change)
      case 'signatures':
        return swap(this.signatures, change)
      case 'leases':
        return swap(this.leases, change)
      case 'presences':
        return swap(this.presences, change)
      case 'occupancies':
        return this.#applyOccupancies(change)
      default:
        return this.#applyRow(change)
    }
  }

  #applyRow<T extends TableName>(change: { table: T; key: string; value: Tables[T] | undefined }): Change {
    const [organizationId = '', id = ''] = change.key.split(' ')
    const table: OrderedTable<T> = this.table(organizationId, change.table)
    const before = table.get(id)?.row
    if (change.value) table.put(change.value)
    else table.remove(id)
    return { ...change, value: before } as Change
  }

  #applyOccupancies(change: Extract<Change, { table: 'occupancies' }>): Change {
    const undo = swap(this.#occupancies, change)
    for (const old of undo.value?.occupancies ?? []) this.#on(undo.key, old.calendarId).delete(old)
    for (const taken of change.value?.occupancies ?? []) this.#on(change.key, taken.calendarId).add(taken)
    return undo
  }

  #on(key: string, calendarId: string): Set<Occupancy> {
    const calendar = keyIn(key.split(' ')[0] ?? '', calendarId)
    let taken = this.#byCalendar.get(calendar)
    if (!taken) this.#byCalendar.set(calendar, (taken = new Set()))
    return taken
  }

  load(snapshot: Snapshot): void {
    for (const table of RESOURCE_TABLES) this.#loadTable(table, snapshot[table])
    for (const value of snapshot.organizations) this.organizations.set(value.id, value)
    for (const value of snapshot.keys) this.keys.set(value.accessKeyId, value)
    for (const value of snapshot.answers) this.answers.set(keyIn(value.organizationId, value.key), value)
    for (const value of snapshot.changes) {
      this.log(value.organizationId).apply({
        table: 'changes',
        key: keyIn(value.organizationId, String(value.seq)),
        value,
      })
    }
    for (const value of snapshot.changeCounters) {
      this.log(value.organizationId).apply({ table: 'changeCounters', key: value.organizationId, value })
    }
    for (const value of snapshot.occupancies) {
      this.apply({ table: 'occupancies', key: keyIn(value.organizationId, value.appointmentId), value })
    }
  }

  #loadTable<T extends TableName>(table: T, rows: readonly Tables[T][]): void {
    const byOwner = new Map<string, Tables[T][]>()
    for (const row of rows) {
      const own = byOwner.get(row.organizationId)
      if (own) own.push(row)
      else byOwner.set(row.organizationId, [row])
    }
    for (const [organizationId, own] of byOwner) {
      const into: OrderedTable<T> = this.table(organizationId, table)
      into.load(own)
    }
  }

  snapshot(): Snapshot {
    const snapshot = Object.fromEntries(KEPT_NAMES.map((name) => [name, [] as unknown[]])) as Snapshot
    snapshot.organizations.push(...this.organizations.values())
    snapshot.keys.push(...this.keys.values())
    snapshot.answers = [...this.answers.values()]
    snapshot.occupancies = [...this.#occupancies.values()]
    for (const log of this.#logs.values()) {
      snapshot.changes.push(...log.entries())
      if (log.isCounted) snapshot.changeCounters.push(log.counter)
    }
    for (const own of this.#tables.values()) {
      for (const table of RESOURCE_TABLES) {
        const rows: object[] = snapshot[table]
        for (const entry of own[table].entries) rows.push(entry.row)
      }
    }
    return snapshot
  }
}

function swap<C extends Change | PassingChange>(map: Map<string, NonNullable<C['value']>>, change: C): C {
  const before = map.get(change.key)
  if (change.value) map.set(change.key, change.value as NonNullable<C['value']>)
  else map.delete(change.key)
  return { ...change, value: before }
}
