import { setTimeout as pause } from 'node:timers/promises'
import { ConnectionFault, type Database, sqlState } from '#api/stores/sql/database.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { ConfigError } from '../config.ts'
import { openPg, type PgOptions } from './pg.ts'
import { openPglite } from './pglite.ts'

/** Where the rows are: in PostgreSQL under a URL, or embedded in a folder. */
export interface DatabaseConfig {
  databaseUrl?: string | undefined
  /** Where a PostgreSQL is reached past a pooler of connections; absent where there is none. */
  databaseDirectUrl?: string | undefined
  /** Whether `databaseUrl` is such a pooler. */
  databasePooled?: boolean
  dataDir: string
  /** Milliseconds for which a PostgreSQL that does not answer is waited for; 0 where absent. */
  databaseWait?: number
}

/** Hears what the operator should know while a database is being opened. */
export type Tell = (text: string) => void

const NEXT_TRY = 1000
/** No connection, a database that starts or stops, and one that has no connection left. */
const PASSING = /^(08|57P|53300)/

/** What a command of the operator says beside its answer. */
export const tellOnStderr: Tell = (text) => void process.stderr.write(`${text}\n`)

/** Opens the database and brings it up to date. */
export async function openDatabase(config: DatabaseConfig, tell: Tell = tellOnStderr): Promise<Database> {
  const {
    databaseUrl,
    databaseDirectUrl: directUrl,
    databasePooled: pooled = false,
    dataDir,
    databaseWait = 0,
  } = config
  if (databaseUrl !== undefined) return openWhenThere(databaseUrl, { directUrl, pooled }, databaseWait, tell)
  const database = await openPglite(dataDir, tell)
  try {
    for (const sentence of await migrate(database)) tell(sentence)
    return database
  } catch (error) {
    await database.close().catch(() => {})
    throw error
  }
}

async function openWhenThere(url: string, options: PgOptions, wait: number, tell: Tell): Promise<Database> {
  const until = Date.now() + wait
  for (let isTold = false; ; isTold = true) {
    const database = openPg(url, options)
    try {
      for (const sentence of await migrate(database)) tell(sentence)
      return database
    } catch (error) {
      await database.close().catch(() => {})
      if (!isPassing(error) || Date.now() >= until) {
        throw new ConfigError([
          `The database of DATABASE_URL cannot be used: ${inWords(error)}. ${nextStepAfter(error)}`,
        ])
      }
      const seconds = Math.round(wait / 1000)
      if (!isTold)
        tell(`the database of DATABASE_URL does not answer (${inWords(error)}); waiting up to ${seconds} seconds`)
      await pause(Math.min(NEXT_TRY, Math.max(0, until - Date.now())))
    }
  }
}

const isPassing = (error: unknown): boolean => error instanceof ConnectionFault || PASSING.test(sqlState(error) ?? '')

/** What OpenSSL calls a certificate that nobody here vouches for, that is of another name, or that is too old. */
const CERTIFICATE = /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/

/** What the operator can do about a database that does not let the server in. */
export function nextStepAfter(error: unknown): string {
  const { cause } = error instanceof Error ? error : {}
  if (/not support SSL/.test(inWords(error))) return 'Turn TLS on there, or take sslmode out of DATABASE_URL.'
  if (CERTIFICATE.test(sqlState(cause) ?? ''))
    return 'Name its authority by sslrootcert in DATABASE_URL, or mend its certificate.'
  if (isPassing(error)) return 'Start it, or set DATABASE_URL to where it is.'
  const state = sqlState(error) ?? ''
  if (state.startsWith('28')) return 'Check the user and the password in DATABASE_URL.'
  if (state === '3D000') return 'Create it, or name another one in DATABASE_URL.'
  if (state === '42501') return 'Give its user the right to create tables.'
  return 'Check DATABASE_URL.'
}

const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
