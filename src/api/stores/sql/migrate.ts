import { type Database, type Db, ask, sqlState } from './database.ts'
import { MIGRATIONS, type Migration } from './migrations/index.ts'
import { sql } from './sql.ts'
import { letOwnerThrough, raiseWall } from './wall.ts'

/** What a database lacks when it does not know a feature: function, extension file, rights, syntax. */
const UNSUPPORTED = new Set(['0A000', '42501', '42601', '42704', '42883', '58P01'])

/** Any number that nobody else locks by. */
const LOCK = 7_041_972_053

async function hashOf({ statements }: Migration): Promise<string> {
  const bytes = new TextEncoder().encode(statements.join(';\n'))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Brings a database up to date, and puts up the wall between organizations; refuses a database that is newer than this program or
 * whose past was rewritten. Answers sentences for the operator.
 */
export async function migrate(database: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<string[]> {
  // One transaction a step, each behind the lock: two servers that start at once take turns.
  for (const migration of migrations) {
    const hash = await hashOf(migration)
    const skipped = await database
      .transaction('upkeep', (db) => step(db, migrations, migration, hash))
      .catch(refuse(migration))
    if (skipped) await database.transaction('upkeep', (db) => record(db, migration.name, `skipped ${hash}`))
  }
  return raiseWall(database)
}

const refuse =
  (migration: Migration) =>
  (error: unknown): true => {
    if (migration.optional && UNSUPPORTED.has(sqlState(error) ?? '')) return true
    throw error
  }

async function step(db: Db, migrations: readonly Migration[], migration: Migration, hash: string): Promise<false> {
  await ask(db, sql`select pg_advisory_xact_lock(${LOCK}::bigint)`)
  await ask(
    db,
    sql`create table if not exists schema_migrations (
      name text collate "C" primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  )
  const done = await ask<{ name: string; sha256: string }>(db, sql`select name, sha256 from schema_migrations`)
  const unknown = done.find(({ name }) => !migrations.some((known) => known.name === name))
  if (unknown) {
    throw new Error(
      `The database was written by a newer Frontdesk (${unknown.name}). Start that version, or restore a dump.`,
    )
  }
  const before = done.find(({ name }) => name === migration.name)
  if (before && before.sha256.replace('skipped ', '') !== hash) {
    throw new Error(`The migration ${migration.name} was changed after it had been carried out on this database.`)
  }
  if (before) return false
  // What reads rows has to meet all of them, and the wall is looked after only once all steps are done.
  if (done.length > 0 && !migration.optional) await letOwnerThrough(db)
  for (const statement of migration.statements) await db.query(statement)
  await record(db, migration.name, hash)
  return false
}

async function record(db: Db, name: string, hash: string): Promise<void> {
  await ask(db, sql`insert into schema_migrations (name, sha256) values (${name}, ${hash}) on conflict do nothing`)
}
