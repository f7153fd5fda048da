import type { TableName, Tables } from '../../core/store.ts'
import { type Kept, type KeptName, RESOURCE_TABLES } from '../kept.ts'
import { allAnswers } from './answers.ts'
import { sqlCredentials } from './credentials.ts'
import { allChanges } from './changes-dump.ts'
import { type Database, type Db, ask } from './database.ts'
import { allOccupancies } from './occupancies.ts'
import { scopeOf, tableName } from './scope.ts'
import { sql } from './sql.ts'

/** One record of a dump: a document and where it is kept. */
export type DumpRecord = { [K in KeptName]: { table: K; value: Kept[K] } }[KeptName]

/** Rows that are read at once. */
const BATCH = 1000

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
