import type { Credentials, TableName, Tables } from '../../core/store.ts'
import { isResource, type Kept, type KeptName, RESOURCE_TABLES } from '../kept.ts'
import { allAnswers } from './answers.ts'
import { sqlCredentials } from './credentials.ts'
import { allChanges, restoreChanges } from './changes-dump.ts'
import { type Database, type Db, ask } from './database.ts'
import { allOccupancies, restoreOccupancies } from './occupancies.ts'
import { SqlRows } from './rows.ts'
import { scopeOf, tableName } from './scope.ts'
import { raw, sql } from './sql.ts'

/** One record of a dump: a document and where it is kept. */
export type DumpRecord = { [K in KeptName]: { table: K; value: Kept[K] } }[KeptName]

/** Rows that are read at once. */
const BATCH = 1000
/** Rows that are inserted at once. */
const TOGETHER = 500

/** Hands over everything, at one moment of the database, in the order in which it can be restored. */
export const dumpAll = (database: Database, emit: (record: DumpRecord) => Promise<void>): Promise<void> =>
  database.transaction('dump', async (db) => {
    const credentials = sqlCredentials(db)
    const organizations = await credentials.organizations()
    for (const value of organizations) await emit({ table: 'organizations', value })
    for (const value of await credentials.keys()) await emit({ table: 'keys', value })
    for (const { id } of organizations) {
      for (const table of RESOURCE_TABLES) await dumpTable(db, id, table, emit)
      for (const value of await allOccupancies(db, scopeOf(id))) {
        await emit({ table: 'occupancies', value: { organizationId: id, ...value } })
      }
      for (const value of await allAnswers(db, scopeOf(id))) {
        await emit({ table: 'answers', value: { organizationId: id, ...value } })
      }
      for await (const value of allChanges(db, scopeOf(id))) {
        await emit({ table: 'changes', value: { organizationId: id, ...value } })
      }
    }
  })

async function dumpTable<T extends TableName>(
  db: Db,
  organizationId: string,
  table: T,
  emit: (record: DumpRecord) => Promise<void>,
): Promise<void> {
  const scope = scopeOf(organizationId)
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const batch = await ask<{ doc: Tables[T] }>(
      db,
      sql`select doc from ${tableName(table)} where ${scope.own(sql`id > ${last}::uuid`)} order by id limit ${BATCH}::integer`,
    )
    for (const { doc } of batch) await emit({ table, value: doc } as DumpRecord)
    const end = batch.at(-1)
    if (!end || batch.length < BATCH) return
    last = end.doc.id
  }
}

/** Fills an empty database, wholly or not at all. Sort keys and search texts are made anew by this version's rules. */
export const restoreAll = (database: Database, records: AsyncIterable<DumpRecord>): Promise<number> =>
  database.transaction('upkeep', async (db) => {
    const credentials = sqlCredentials(db)
    if ((await credentials.organizations()).length > 0) {
      throw new Error('The database is not empty. A dump can only be restored into an empty one.')
    }
    const makeIndexes = await dropIndexes(db)
    const rowsOf = new Map<string, SqlRows>()
    const rowsIn = (organizationId: string): SqlRows => {
      const rows = rowsOf.get(organizationId) ?? new SqlRows(db, organizationId)
      rowsOf.set(organizationId, rows)
      return rows
    }
    let waiting: BatchRecord[] = []
    const insertWaiting = async (): Promise<void> => {
      const batch = waiting
      waiting = []
      const owner = batch[0]?.value.organizationId
      if (owner !== undefined) await insertBatch(db, batch, rowsIn(owner))
    }
    let count = 0
    for await (const record of records) {
      count++
      if (!comesInBatches(record)) {
        await insertWaiting()
        await restore(record, credentials, rowsIn)
        continue
      }
      const [first] = waiting
      const isOther = first?.table !== record.table || first.value.organizationId !== record.value.organizationId
      if (isOther || waiting.length === TOGETHER) await insertWaiting()
      waiting.push(record)
    }
    await insertWaiting()
    await makeIndexes()
    return count
  })

/**
 * Drops the indexes that only searches need, and answers what makes them again: over rows that are all there that takes a
 * fraction of the time of keeping them right with each row.
 */
async function dropIndexes(db: Db): Promise<() => Promise<void>> {
  const indexes = await ask<{ name: string; definition: string }>(
    db,
    sql`select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
      from pg_index index join pg_class relation on relation.oid = index.indrelid
      where relation.relnamespace = current_schema()::regnamespace and not index.indisunique
        and not exists (select from pg_constraint where conindid = index.indexrelid)
      order by name`,
  )
  for (const { name } of indexes) await ask(db, sql`drop index ${raw(name)}`)
  return async () => {
    for (const { definition } of indexes) await ask(db, raw(definition))
  }
}

type BatchRecord = Extract<DumpRecord, { table: TableName | 'changes' | 'occupancies' }>
const comesInBatches = (record: DumpRecord): record is BatchRecord =>
  isResource(record.table) || record.table === 'changes' || record.table === 'occupancies'

/** Inserts records of one table and one organization. */
async function insertBatch(db: Db, batch: readonly BatchRecord[], rows: SqlRows): Promise<void> {
  const table = batch[0]?.table
  if (table === undefined) return
  const values = batch.map(({ value }) => value)
  // All of a batch are of the table of its first.
  const scope = scopeOf(rows.organizationId)
  if (table === 'changes') return restoreChanges(db, scope, values as Kept['changes'][])
  if (table === 'occupancies') {
    const taken = (values as Kept['occupancies'][]).flatMap(({ occupancies }) => occupancies)
    return restoreOccupancies(db, scope, taken)
  }
  await rows.insertAll(table, values as Tables[typeof table][])
}

async function restore(
  record: Exclude<DumpRecord, BatchRecord>,
  credentials: Credentials,
  rowsIn: (organizationId: string) => SqlRows,
): Promise<void> {
  switch (record.table) {
    case 'organizations':
      return credentials.addOrganization(record.value)
    case 'keys':
      return credentials.addKey(record.value)
    case 'answers': {
      const { organizationId, ...answer } = record.value
      return rowsIn(organizationId).remember(answer)
    }
    // Numbers go on after those of the restored changes, in an epoch of the new database.
    case 'changeCounters':
  }
}
