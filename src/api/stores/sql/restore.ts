import { sqlCredentials } from './credentials.ts'
import { type Database, type Db, ask, sqlState } from './database.ts'
import type { DumpRecord } from './dump.ts'
import { createFilling, FILLED, isOfMany } from './filling.ts'
import { COUNT_APPOINTMENTS } from './migrations/0029-appointments-of-services.ts'
import { scopeOf } from './scope.ts'
import { setAside } from './set-aside.ts'
import { raw, sql } from './sql.ts'

/** SQLSTATEs of rows that do not go together: one twice, two at the same time, one that refers to none. */
const UNFIT = new Set(['23503', '23505', '23P01'])

/** Fills an empty database, wholly or not at all. Sort keys and search texts are made anew by this version's rules. */
export const restoreAll = (database: Database, records: AsyncIterable<DumpRecord>): Promise<number> =>
  database
    .transaction('upkeep', async (db) => {
      await refuseUnlessEmpty(db)
      const makeAgain = await setAside(db, FILLED)
      // Each statement would add to counts that this transaction has written itself, past all versions of them.
      await ask(db, sql`alter table appointments disable trigger user`)
      const count = await fill(db, records)
      await ask(db, sql`alter table appointments enable trigger user`)
      await ask(db, raw(COUNT_APPOINTMENTS))
      await makeAgain()
      return count
    })
    .catch((error: unknown) => {
      if (!UNFIT.has(sqlState(error) ?? '')) throw error
      const why = (error as Error).message
      throw new Error(`This dump has records that do not go together (${why}). Nothing was restored.`, { cause: error })
    })

async function refuseUnlessEmpty(db: Db): Promise<void> {
  // Every row belongs to an organization: while none is there, and none can be added, there is no other row.
  await ask(db, sql`lock table organizations in share row exclusive mode`)
  if ((await sqlCredentials(db).organizations()).length === 0) return
  throw new Error('The database is not empty. A dump can only be restored into an empty one.')
}

async function fill(db: Db, records: AsyncIterable<DumpRecord>): Promise<number> {
  const credentials = sqlCredentials(db)
  const filling = createFilling(db)
  let count = 0
  try {
    for await (const record of records) {
      count++
      if (isOfMany(record)) {
        await filling.take(record)
        continue
      }
      await filling.end()
      if (record.table === 'organizations') await credentials.addOrganization(record.value)
      else if (record.table === 'keys') await credentials.addKey(record.value)
      // Of the third kind, counters of changes: numbers go on after those of the restored changes, in an epoch of the new database.
    }
    await filling.end()
  } finally {
    await filling.settle()
  }
  for (const [organizationId, last] of filling.lastChanges) {
    const own = scopeOf(organizationId).own(raw('true'))
    await ask(db, sql`update change_counters set last = greatest(last, ${last}::bigint) where ${own}`)
  }
  return count
}
