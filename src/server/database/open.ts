import type { Store } from '../../api/core/store.ts'
import type { Database } from '../../api/stores/sql/database.ts'
import { migrate } from '../../api/stores/sql/migrate.ts'
import { createSqlStore } from '../../api/stores/sql/store.ts'
import { ConfigError } from '../config.ts'
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
    await database.close().catch(() => {})
    throw databaseUrl ? new ConfigError([`The database of DATABASE_URL cannot be used: ${inWords(error)}.`]) : error
  }
}

// Where a name has several addresses, what pg throws has a code but no words of its own.
const inWords = (error: unknown): string => {
  const { message = '', code = '' } = error as { message?: string; code?: string }
  return (message || code).replace(/\.$/, '')
}

/** Opens the database as a store. */
export const openStore = async (config: DatabaseConfig): Promise<Store> => createSqlStore(await openDatabase(config))
