import { conflict } from '../../core/failure.ts'
import type { Credentials, KeyRow, Organization } from '../../core/store.ts'
import { lastAdminKey } from '../last-admin.ts'
import { type Db, ask } from './database.ts'
import { type Sql, raw, sql } from './sql.ts'
import { onlyIds } from './where.ts'

const organization = raw('select id::text as id, name, created_at as "createdAt" from organizations')
const key = raw(`select access_key_id as "accessKeyId", organization_id::text as "organizationId", role, label,
  sealed_secret as "sealedSecret", created_at as "createdAt", disabled_at as "disabledAt" from access_keys`)

/** Organizations and keys in SQL, in whatever transaction `db` is in. */
export function sqlCredentials(db: Db): Credentials {
  const keys = (where: Sql): Promise<KeyRow[]> =>
    ask<KeyRow>(db, sql`${key} where ${where} order by created_at, access_key_id`)
  const keyOf = async (accessKeyId: string) => (await keys(sql`access_key_id = ${accessKeyId}`))[0]

  return {
    organizations: () => ask<Organization>(db, sql`${organization} order by created_at, id`),
    async organizationByName(name) {
      return (await ask<Organization>(db, sql`${organization} where name = ${name}`))[0]
    },
    async addOrganization({ id, name, createdAt }) {
      const done = await ask(
        db,
        sql`insert into organizations (id, name, created_at) values (${id}::uuid, ${name}, ${createdAt})
          on conflict do nothing returning id`,
      )
      if (done.length === 0) throw conflict('Another organization has this name.')
    },
    keys: (organizationId) =>
      organizationId === undefined
        ? keys(raw('true'))
        : keys(sql`organization_id = any(${onlyIds([organizationId])}::text[]::uuid[])`),
    key: keyOf,
    async addKey(row) {
      const done = await ask(
        db,
        sql`insert into access_keys
          (access_key_id, organization_id, role, label, sealed_secret, created_at, disabled_at)
          values (${row.accessKeyId}, ${row.organizationId}::uuid, ${row.role}, ${row.label}, ${row.sealedSecret},
            ${row.createdAt}, ${row.disabledAt})
          on conflict do nothing returning access_key_id`,
      )
      if (done.length === 0) throw conflict('Another access key has this id.')
    },
    async disableKey(accessKeyId, at) {
      const own = sql`(select organization_id from access_keys where access_key_id = ${accessKeyId})`
      // Two admin keys that are disabled at once would each find the other enabled.
      await ask(db, sql`select id from organizations where id = ${own} for no key update`)
      const done = await ask(
        db,
        sql`update access_keys set disabled_at = ${at}
          where access_key_id = ${accessKeyId} and disabled_at is null and (role <> 'admin' or exists (
            select from access_keys where organization_id = ${own} and access_key_id <> ${accessKeyId}
              and role = 'admin' and disabled_at is null))
          returning access_key_id`,
      )
      const row = await keyOf(accessKeyId)
      if (done.length === 0 && row?.disabledAt === null) throw lastAdminKey()
      return row
    },
  }
}
