import { conflict } from '../../core/failure.ts'
import type { KeptPresence, Presences } from '../../core/presences.ts'
import { type Db, ask } from './database.ts'
import type { Scope } from './scope.ts'
import { sql } from './sql.ts'

const json = (value: unknown) => (value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`)

/** Who is present in an organization, in a table that a crash empties. */
export const sqlPresences = (db: Db, scope: Scope): Presences => ({
  current: (now) =>
    ask<KeptPresence>(
      db,
      sql`select id, key, person, doing, record, place as "time", until_ms::float8 as "until" from presences
        where ${scope.own(sql`until_ms > ${now}::bigint`)} order by id`,
    ),
  put: async ({ id, key, person, doing, record, time, until }, now) => {
    await ask(db, sql`delete from presences where ${scope.own(sql`until_ms <= ${now}::bigint`)}`)
    const kept = await ask(
      db,
      sql`insert into presences (organization_id, id, key, person, doing, record, place, until_ms)
        values (${scope.owner}, ${id}::uuid, ${key}, ${person}::uuid, ${doing}, ${json(record)}, ${json(time)}, ${until}::bigint)
        on conflict (organization_id, id) do update set person = excluded.person, doing = excluded.doing,
          record = excluded.record, place = excluded.place, until_ms = excluded.until_ms
          where presences.key = excluded.key
        returning id`,
    )
    if (kept.length === 0) throw conflict('Another access key uses this id.')
  },
  remove: async (id) => {
    await ask(db, sql`delete from presences where ${scope.own(sql`id = ${id}::uuid`)}`)
  },
})
