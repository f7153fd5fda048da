import type { RecordedChange } from '../../core/changes.ts'
import { plain } from '../../core/plain.ts'
import { type Db, ask } from './database.ts'
import type { Scope } from './scope.ts'
import { raw, sql } from './sql.ts'

/** Changes that are read at once. */
const BATCH = 500

/** Every change of an organization, oldest first. */
export async function* allChanges(db: Db, scope: Scope): AsyncGenerator<RecordedChange> {
  for (let last = 0; ;) {
    const batch = await ask<RecordedChange>(
      db,
      sql`select seq::float8 as seq, call::text as call, at, key, person::text as person, address, operation, resource,
          id, version, before, after
        from changes where ${scope.own(sql`seq > ${last}::bigint`)} order by seq limit ${BATCH}::integer`,
    )
    yield* batch
    last = batch.at(-1)?.seq ?? last
    if (batch.length < BATCH) return
  }
}

/** Puts changes back under their own numbers, after which those of the new epoch go on. */
export async function restoreChanges(db: Db, scope: Scope, changes: readonly RecordedChange[]): Promise<void> {
  const last = changes.at(-1)?.seq ?? 0
  const columns = 'seq bigint, call uuid, at text, key text, person uuid, address text, operation text, resource text'
  const text = JSON.stringify(plain(changes))
  await ask(
    db,
    sql`insert into changes (organization_id, seq, call, at, key, person, address, operation, resource, id, version,
        before, after)
      select ${scope.owner}, seq, call, at, key, person, address, operation, resource, id, version,
        nullif(before, 'null'), nullif(after, 'null')
      from jsonb_to_recordset(${text}::text::jsonb)
        as given (${raw(columns)}, id text, version integer, before jsonb, after jsonb)`,
  )
  await ask(db, sql`update change_counters set last = greatest(last, ${last}::bigint) where ${scope.own(raw('true'))}`)
}
