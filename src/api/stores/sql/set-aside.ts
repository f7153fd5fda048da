import { type Db, ask } from './database.ts'
import { raw, sql } from './sql.ts'

interface Constraint {
  table: string
  name: string
  definition: string
}

/**
 * Drops, in tables that are about to be filled, what is kept right with every single row: the indexes, and which other rows a row
 * needs or excludes. Answers what makes it all again, which over rows that are all there takes a fraction of the time, and
 * throws where they do not fit together. `keys` are the tables whose primary keys are dropped, too.
 */
export async function setAside(db: Db, keys: readonly string[]): Promise<() => Promise<void>> {
  const constraints = await ask<Constraint>(
    db,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where connamespace = current_schema()::regnamespace
        and (contype in ('f', 'x') or contype = 'p' and relname = any(${keys}::text[]))
      order by contype = 'f' desc, relname, conname`,
  )
  // What refers to a table goes before the key of that table.
  for (const { table, name } of constraints) await ask(db, sql`alter table ${raw(table)} drop constraint ${raw(name)}`)
  const indexes = await ask<{ name: string; definition: string }>(
    db,
    sql`select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
      from pg_index index join pg_class relation on relation.oid = index.indrelid
      where relation.relnamespace = current_schema()::regnamespace
        and not exists (select from pg_constraint where conindid = index.indexrelid)
      order by name`,
  )
  for (const { name } of indexes) await ask(db, sql`drop index ${raw(name)}`)
  return async () => {
    for (const { definition } of indexes) await ask(db, raw(definition))
    for (const { table, name, definition } of constraints.toReversed()) {
      await ask(db, sql`alter table ${raw(table)} add constraint ${raw(name)} ${raw(definition)}`)
    }
  }
}
