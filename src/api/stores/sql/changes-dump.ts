import type { RecordedChange } from '../../core/changes.ts'
import { type Db, ask } from './database.ts'
import type { Scope } from './scope.ts'
import { sql } from './sql.ts'

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
