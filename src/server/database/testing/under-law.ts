import type { Database } from '#api/stores/sql/database.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import type { StoreUnderLaw } from '#api/stores/testing/store-laws.ts'

/** A database brought up to date, as a store that the laws can empty. */
export async function underLaw(database: Database): Promise<StoreUnderLaw> {
  await migrate(database)
  return {
    store: createSqlStore(database),
    // Everything belongs to an organization; truncate would take PGlite longer.
    clear: async () => void (await database.query('truncate organizations cascade')),
    close: () => database.close(),
  }
}
