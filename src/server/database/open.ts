import type { Store } from '../../api/core/store.ts'
import type { Database } from '../../api/stores/sql/database.ts'
import { migrate } from '../../api/stores/sql/migrate.ts'
import { createSqlStore } from '../../api/stores/sql/store.ts'
import { openPg } from './pg.ts'
import { openPglite } from './pglite.ts'

/** Where the rows are: in PostgreSQL under a URL, or embedded in a folder. */
export interface DatabaseConfig {
  databaseUrl?: string | undefined
  dataDir: string
}

/** Opens the database and brings it up to date. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseConfig): Promise<Database> {
  const database = databaseUrl ? openPg(databaseUrl) : await openPglite(dataDir)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Opens the database as a store. */
export const openStore = async (config: DatabaseConfig): Promise<Store> => createSqlStore(await openDatabase(config))
