import { conflict } from '../../core/failure.ts'
import type { Credentials, KeyRow, OneTimeCode, Organization } from '../../core/store.ts'
import { lastAdminKey } from '../last-admin.ts'
import { type Db, ask } from './database.ts'
import { type Sql, raw, sql } from './sql.ts'
import { onlyIds } from './where.ts'

const organization = raw('select id::text as id, name, created_at as "createdAt" from organizations')
const key = raw(`select access_key_id as "accessKeyId", organization_id::text as "organizationId", role, label,
  sealed_secret as "sealedSecret", created_at as "createdAt", disabled_at as "disabledAt", last_used_at as "lastUsedAt"
  from access_keys`)
const codeColumns = raw(`hash, organization_id::text as "organizationId", role, purpose, label,
  created_at as "createdAt", expires_at as "expiresAt"`)

const good = (purpose: string, hash: string, at: string): Sql =>
  sql`hash = ${hash} and purpose = ${purpose} and expires_at > ${at}`

type KeptKey = Omit<KeyRow, 'lastUsedAt'> & { lastUsedAt: string | null }
const keyRow = ({ lastUsedAt, ...row }: KeptKey): KeyRow => (lastUsedAt === null ? row : { ...row, lastUsedAt })

/** Organizations and keys in SQL, in whatever transaction `db` is in. */
export function sqlCredentials(db: Db): Credentials {
  const keys = async (where: Sql): Promise<KeyRow[]> =>
    (await ask<KeptKey>(db, sql`${key} where ${where} order by created_at, access_key_id`)).map(keyRow)
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
          (access_key_id, organization_id, role, label, sealed_secret, created_at, disabled_at, last_used_at)
          values (${row.accessKeyId}, ${row.organizationId}::uuid, ${row.role}, ${row.label}, ${row.sealedSecret},
            ${row.createdAt}, ${row.disabledAt}, ${row.lastUsedAt ?? null})
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
    async keyUsed(accessKeyId, at) {
      await ask(db, sql`update access_keys set last_used_at = ${at} where access_key_id = ${accessKeyId}`)
    },
    async addCode(code) {
      await ask(db, sql`delete from one_time_codes where expires_at <= ${code.createdAt}`)
      await ask(
        db,
        sql`insert into one_time_codes (hash, organization_id, role, purpose, label, created_at, expires_at)
          values (${code.hash}, ${code.organizationId}::uuid, ${code.role}, ${code.purpose}, ${code.label},
            ${code.createdAt}, ${code.expiresAt})`,
      )
    },
    async code(purpose, hash, at) {
      const found = sql`select ${codeColumns} from one_time_codes where ${good(purpose, hash, at)}`
      return (await ask<OneTimeCode>(db, found))[0]
    },
    async useCode(purpose, hash, at) {
      const used = sql`delete from one_time_codes where ${good(purpose, hash, at)} returning ${codeColumns}`
      return (await ask<OneTimeCode>(db, used))[0]
    },
  }
}
