import type { RecordedChanges } from '../../core/changes.ts'
import { notFound } from '../../core/failure.ts'
import type { CalendarDay, Loads } from '../../core/loads.ts'
import type { RecordableRows } from '../../core/recording.ts'
import type {
  Condition,
  Credentials,
  Find,
  Found,
  IdempotentAnswer,
  JobLease,
  Occupancy,
  UsedSignature,
} from '../../core/store.ts'
import type { TableName, Tables } from '../../core/store.ts'
import { tables } from '../../core/tables.ts'
import { plain } from '../../core/plain.ts'
import type { Presences } from '../../core/presences.ts'
import { taken } from '../taken.ts'
import * as answers from './answers.ts'
import { sqlChanges } from './changes.ts'
import { assignmentsOf, columnsOf, namesOf, uniqueKeyOf, valuesOf } from './columns.ts'
import { sqlCredentials } from './credentials.ts'
import { type Db, ask, askByKey, sqlState } from './database.ts'
import { type DocRow, findPage } from './find.ts'
import { jobLease, leaseJob } from './leases.ts'
import { loads } from './loads.ts'
import { Looks } from './looks.ts'
import * as occupancies from './occupancies.ts'
import { offerOf, offersOf } from './offers.ts'
import { sqlPresences } from './presences.ts'
import { type Scope, scopeOf, tableName } from './scope.ts'
import * as signatures from './signatures.ts'
import { type Sql, list, raw, sql } from './sql.ts'
import { tally } from './tally.ts'
import { amongIds, textSql, valueSql, whereSql } from './where.ts'

/** Somebody else changed a row between this transaction's look at it and its change: it has to begin anew. */
export class Changed extends Error {}

/** The rows of one organization inside one database transaction. */
export class SqlRows implements RecordableRows {
  #credentials: Credentials | undefined
  #changes: RecordedChanges | undefined
  #presences: Presences | undefined
  readonly #scope: Scope
  readonly #looks = new Looks()
  /** Attempts within each other. */
  #depth = 0

  constructor(
    readonly db: Db,
    readonly organizationId: string,
    /** All questions of the transaction see the same. */
    readonly isOfOneMoment: boolean,
  ) {
    this.#scope = scopeOf(organizationId)
  }

  // Few transactions ask for any of them.
  get credentials(): Credentials {
    return (this.#credentials ??= sqlCredentials(this.db))
  }
  get changes(): RecordedChanges {
    return (this.#changes ??= sqlChanges(this.db, this.#scope))
  }
  get presences(): Presences {
    return (this.#presences ??= sqlPresences(this.db, this.#scope))
  }

  async get<T extends TableName>(table: T, id: string): Promise<Tables[T] | undefined> {
    const [row] = await askByKey<DocRow<Tables[T]>>(
      this.db,
      sql`select doc, revision::text as revision from ${tableName(table)} where ${this.#scope.own(amongIds('id', [id]))}`,
    )
    // Whoever only reads changes nothing to what was seen.
    if (row && !this.isOfOneMoment) this.#looks.look(table, row)
    return row?.doc
  }

  async find<T extends TableName>(table: T, find: Find = {}): Promise<Found<Tables[T]>> {
    const { rows, total } = await findPage<Tables[T]>(this.db, this.#scope, table, find, this.isOfOneMoment)
    if (!this.isOfOneMoment) for (const row of rows) this.#looks.look(table, row)
    return { items: rows.map(({ doc }) => doc), total }
  }

  /** A row as it was at that look; one that was not looked at is looked at now. */
  async #before<T extends TableName>(table: T, id: string): Promise<DocRow<Tables[T]> | undefined> {
    if (!this.#looks.seen(table, id)) await this.get(table, id)
    return this.#looks.seen(table, id)
  }

  async count(table: TableName, where: readonly Condition[] = []): Promise<number> {
    const visible = this.#scope.own(whereSql(where))
    const counted = await ask<{ count: number }>(
      this.db,
      sql`select count(*)::integer as count from ${tableName(table)} where ${visible}`,
    )
    return counted[0]?.count ?? 0
  }

  tally(table: TableName, field: string, values: readonly string[]): Promise<Record<string, number>> {
    return tally(this.db, this.#scope, table, field, values)
  }

  async sum(table: TableName, field: string, where: readonly Condition[] = []): Promise<number> {
    const visible = this.#scope.own(whereSql(where))
    const [summed] = await ask<{ sum: number }>(
      this.db,
      sql`select coalesce(sum(case when jsonb_typeof(${valueSql(field)}) = 'number' then (${textSql(field)})::numeric end), 0)
        ::double precision as sum from ${tableName(table)} where ${visible}`,
    )
    return summed?.sum ?? 0
  }

  loads(days: readonly CalendarDay[]): Promise<Loads> {
    return loads(this.db, this.#scope, days)
  }

  async offeredTypes(find: Find): Promise<Found<Tables['serviceTypes']>> {
    return offersOf(this.db, this.#scope, find)
  }

  async offeredType(id: string): Promise<Tables['serviceTypes'] | undefined> {
    return offerOf(this.db, this.#scope, id)
  }

  async insert<T extends TableName>(table: T, row: Tables[T]): Promise<void> {
    await this.insertAll(table, [row])
  }

  async insertAll<T extends TableName>(table: T, given: readonly Tables[T][]): Promise<void> {
    const rows = given.map((row) => this.#columns(table, row))
    const [first] = rows
    if (!first) return
    // "on conflict" rather than an error, so that the transaction lives on.
    const asked = askByKey(
      this.db,
      sql`insert into ${tableName(table)} (organization_id, ${namesOf(first)})
        values ${list(rows.map((row) => sql`(${this.#scope.owner}, ${valuesOf(row)})`))}
        on conflict do nothing returning id`,
    )
    // Known to what is asked right behind it.
    for (const { id } of given) this.#looks.added(table, id)
    if ((await asked).length === rows.length) return
    for (const { id } of given) this.#looks.refused(table, id)
    throw taken(table)
  }

  async replace<T extends TableName>(table: T, row: Tables[T]): Promise<Tables[T]> {
    const columns = this.#columns(table, row)
    const before = await this.#before(table, row.id)
    if (!before) throw notFound(tables[table].noun)
    // A database that finds a unique field taken ends the transaction; asked beforehand, it lives on.
    const rival = sql`select from ${tableName(table)}
      where ${this.#scope.own(sql`unique_key = ${uniqueKeyOf(table, row)} and id <> ${row.id}::uuid`)}`
    const isFree = tables[table].unique === null ? raw('true') : sql`not exists (${rival})`
    const done = await askByKey<{ revision: string }>(
      this.db,
      sql`update ${tableName(table)} set ${assignmentsOf(columns)}, revision = revision + 1
        where ${this.#unchanged(row.id, before)} and ${isFree} returning revision::text as revision`,
    )
    const replaced = done[0]
    if (!replaced) throw await this.#whyNot(table, row.id, before)
    this.#looks.written(table, { doc: plain(row), revision: replaced.revision })
    return before.doc
  }

  /** Why a row could not be replaced. */
  async #whyNot(table: TableName, id: string, before: DocRow<unknown>): Promise<Error> {
    const unchanged = this.#unchanged(id, before)
    const there = await ask(this.db, sql`select id from ${tableName(table)} where ${unchanged}`)
    return there.length > 0 ? taken(table) : new Changed()
  }

  async remove<T extends TableName>(table: T, id: string): Promise<Tables[T] | undefined> {
    const before = await this.#before(table, id)
    if (before) {
      const unchanged = this.#unchanged(id, before)
      const done = await askByKey(this.db, sql`delete from ${tableName(table)} where ${unchanged} returning id`)
      if (done.length === 0) throw new Changed()
    }
    this.#looks.removed(table, id)
    if (table === 'appointments') await occupancies.release(this.db, this.#scope, id)
    return before?.doc
  }

  #columns<T extends TableName>(table: T, row: Tables[T]) {
    if (row.organizationId !== this.organizationId) throw new Error('A row must be kept in its own organization.')
    return columnsOf(table, row)
  }

  /** The row, as it was when this transaction looked at it. */
  #unchanged(id: string, { revision }: DocRow<unknown>): Sql {
    return this.#scope.own(sql`${amongIds('id', [id])} and revision = ${revision}::bigint`)
  }

  async attempt<T>(work: () => Promise<T>): Promise<T> {
    const putBack = this.#looks.mark()
    this.#depth += 1
    const name = raw(`attempt_${this.#depth}`)
    await ask(this.db, sql`savepoint ${name}`)
    try {
      const answer = await work()
      await ask(this.db, sql`release savepoint ${name}`)
      return answer
    } catch (error) {
      // What the database itself refused ends the transaction, and whoever asked begins anew.
      if (!(error instanceof Error) || sqlState(error) !== undefined || error instanceof Changed) throw error
      await ask(this.db, sql`rollback to savepoint ${name}`)
      putBack()
      throw error
    } finally {
      this.#depth -= 1
    }
  }

  async lockCalendars(ids: readonly string[]): Promise<void> {
    const wanted = this.#scope.own(amongIds('id', ids))
    const locked = await askByKey<DocRow<Tables['calendars']>>(
      this.db,
      sql`select doc, revision::text as revision from calendars where ${wanted} order by id for update`,
    )
    this.#looks.haveWaited()
    for (const row of locked) this.#looks.hold('calendars', row)
  }

  async lockService(id: string): Promise<void> {
    const wanted = this.#scope.own(amongIds('id', [id]))
    // Bookings hold the service already, which a stronger lock would wait for: two would wait for each other.
    await askByKey(this.db, sql`select id from services where ${wanted} for no key update`)
  }

  async hold<T extends TableName>(table: T, ids: readonly string[]): Promise<Tables[T][]> {
    const others = ids.filter((id) => !this.#looks.held(table, id))
    if (others.length > 0) {
      const wanted = this.#scope.own(amongIds('id', others))
      const question = sql`select doc, revision::text as revision from ${tableName(table)} where ${wanted}
        order by id for key share`
      for (const row of await askByKey<DocRow<Tables[T]>>(this.db, question)) this.#looks.hold(table, row)
    }
    return ids.flatMap((id) => this.#looks.held(table, id) ?? [])
  }

  async claim(table: TableName, id: string): Promise<void> {
    const wanted = this.#scope.own(amongIds('id', [id]))
    await askByKey(this.db, sql`select id from ${tableName(table)} where ${wanted} for update`)
  }

  occupy(appointmentId: string, wanted: readonly Occupancy[], now: number): Promise<void> {
    const isNew = this.#looks.isOwn('appointments', appointmentId)
    return occupancies.occupy(this.db, this.#scope, { appointmentId, isNew, wanted }, now)
  }

  occupyAll(wanted: readonly Occupancy[], now: number): Promise<void> {
    return occupancies.occupyAll(this.db, this.#scope, wanted, now)
  }

  occupants(calendarIds: readonly string[], from: number, to: number, now: number): Promise<Occupancy[]> {
    return occupancies.occupants(this.db, this.#scope, calendarIds, from, to, now)
  }

  recall(key: string, now: number): Promise<IdempotentAnswer | undefined> {
    return answers.recall(this.db, this.#scope, key, now)
  }

  remember(answer: IdempotentAnswer): Promise<void> {
    return answers.remember(this.db, this.#scope, answer)
  }

  async forget(resourceId: string): Promise<void> {
    await answers.forget(this.db, this.#scope, resourceId)
  }

  useSignature(use: Omit<UsedSignature, 'resultId'>, now: number): Promise<UsedSignature | undefined> {
    return signatures.useSignature(this.db, this.#scope, use, now)
  }

  /** Nobody waits for it: where it fails the transaction does (store.ts). */
  async nameResult(signature: string, resultId: string): Promise<void> {
    signatures.nameResult(this.db, this.#scope, signature, resultId)
  }

  leaseJob(lease: JobLease, now: number): Promise<boolean> {
    return leaseJob(this.db, this.#scope, lease, now)
  }

  jobLease(job: string): Promise<JobLease | undefined> {
    return jobLease(this.db, this.#scope, job)
  }

  async dropExpired(now: number, limit: number): Promise<boolean> {
    const drops = [answers.dropExpired, signatures.dropExpired]
    const dropped: number[] = []
    for (const drop of drops) dropped.push(await drop(this.db, this.#scope, now, limit))
    return dropped.includes(limit)
  }
}
