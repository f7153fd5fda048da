import type { Person } from '../../contract/people.ts'
import { conflictOf, lastAdminKey } from '../../core/failure.ts'
import type { Bearer, Credentials, KeyRow, OneTimeCode, Organization } from '../../core/store.ts'
import { type Db, ask } from './database.ts'
import { countOf } from './find.ts'
import { type Sql, raw, sql } from './sql.ts'
import { onlyIds } from './where.ts'

const organization = raw('select id::text as id, name, created_at as "createdAt" from organizations')
const keyColumns = raw(`access_key_id as "accessKeyId", organization_id::text as "organizationId", role, label,
  sealed_secret as "sealedSecret", created_at as "createdAt", disabled_at as "disabledAt", last_used_at as "lastUsedAt",
  person_id::text as "personId", expires_at as "expiresAt", rights`)
const personDoc = raw(`(select doc from people
  where people.organization_id = access_keys.organization_id and people.id = access_keys.person_id)`)
/** The same rule as in memory, where rights.ts says it. */
const administers = raw(`disabled_at is null and expires_at is null and role = 'admin'
  and (rights is null or 'administer' = any(rights)) and (person_id is null or exists (select from people
    where people.organization_id = access_keys.organization_id and people.id = access_keys.person_id
      and doc -> 'disabledAt' = 'null' and doc ->> 'role' = 'admin'))`)
const codeColumns = raw(`hash, organization_id::text as "organizationId", role, purpose, label,
  created_at as "createdAt", expires_at as "expiresAt"`)

const good = (purpose: string, hash: string, at: string): Sql =>
  sql`hash = ${hash} and purpose = ${purpose} and expires_at > ${at}`

type Lacking = 'lastUsedAt' | 'personId' | 'expiresAt' | 'rights'
type KeptKey = Omit<KeyRow, Lacking> & { [F in Lacking]: Exclude<KeyRow[F], undefined> | null }
const keyRow = ({ lastUsedAt, personId, expiresAt, rights, ...row }: KeptKey): KeyRow => ({
  ...row,
  ...(lastUsedAt !== null && { lastUsedAt }),
  ...(personId !== null && { personId }),
  ...(expiresAt !== null && { expiresAt }),
  ...(rights !== null && { rights }),
})

/** Organizations and keys in SQL, in whatever transaction `db` is in. */
export function sqlCredentials(db: Db): Credentials {
  const keys = async (where: Sql, page = sql``): Promise<KeyRow[]> =>
    (
      await ask<KeptKey>(
        db,
        sql`select ${keyColumns} from access_keys where ${where} order by created_at, access_key_id ${page}`,
      )
    ).map(keyRow)
  const keyOf = async (accessKeyId: string) => (await keys(sql`access_key_id = ${accessKeyId}`))[0]

  /** Two admin keys that go at once would each find the other there, so the organization is locked before it is asked. */
  const administrators = async (organizationId: string): Promise<KeyRow[]> => {
    const own = sql`any(${onlyIds([organizationId])}::text[]::uuid[])`
    await ask(db, sql`select id from organizations where id = ${own} for no key update`)
    return keys(sql`organization_id = ${own} and ${administers}`)
  }
  /** A key, unless it is the last that administers its organization. */
  const dispensable = async (accessKeyId: string): Promise<KeyRow | undefined> => {
    const seen = await keyOf(accessKeyId)
    if (!seen) return undefined
    const left = await administrators(seen.organizationId)
    if (left.length === 1 && left[0]?.accessKeyId === accessKeyId) throw lastAdminKey()
    return keyOf(accessKeyId)
  }

  return {
    organizations: () => ask<Organization>(db, sql`${organization} order by created_at, id`),
    async organization(id) {
      return (await ask<Organization>(db, sql`${organization} where id = any(${onlyIds([id])}::text[]::uuid[])`))[0]
    },
    async organizationByName(name) {
      return (await ask<Organization>(db, sql`${organization} where name = ${name}`))[0]
    },
    async addOrganization({ id, name, createdAt }) {
      const done = await ask(
        db,
        sql`with made as (
            insert into organizations (id, name, created_at) values (${id}::uuid, ${name}, ${createdAt})
            on conflict do nothing returning id
          )
          insert into change_counters (organization_id) select id from made returning organization_id`,
      )
      if (done.length === 0) throw conflictOf('organizationNamed', {})
    },
    keys: (organizationId) =>
      organizationId === undefined
        ? keys(raw('true'))
        : keys(sql`organization_id = any(${onlyIds([organizationId])}::text[]::uuid[])`),
    async keysOnPage(organizationId, { offset = 0, limit }) {
      const own = sql`organization_id = any(${onlyIds([organizationId])}::text[]::uuid[])`
      const items = await keys(own, sql`offset ${offset}::bigint limit ${limit ?? null}::bigint`)
      return { items, total: await countOf(db, sql`access_keys where ${own}`) }
    },
    key: keyOf,
    async bearer(accessKeyId) {
      const found = sql`select ${keyColumns}, ${personDoc} as person from access_keys where access_key_id = ${accessKeyId}`
      const [row] = await ask<KeptKey & { person: Person | null }>(db, found)
      if (!row) return undefined
      const { person, ...kept } = row
      return { key: keyRow(kept), person: person ?? undefined } satisfies Bearer
    },
    administrators,
    async addKey(row) {
      const done = await ask(
        db,
        sql`insert into access_keys
          (access_key_id, organization_id, role, label, sealed_secret, created_at, disabled_at, last_used_at, person_id,
            expires_at, rights)
          values (${row.accessKeyId}, ${row.organizationId}::uuid, ${row.role}, ${row.label}, ${row.sealedSecret},
            ${row.createdAt}, ${row.disabledAt}, ${row.lastUsedAt ?? null}, ${row.personId ?? null}::uuid,
            ${row.expiresAt ?? null}, ${row.rights ?? null}::text[])
          on conflict do nothing returning access_key_id`,
      )
      if (done.length === 0) throw conflictOf('keyNamed', {})
    },
    async disableKey(accessKeyId, at) {
      const row = await dispensable(accessKeyId)
      if (!row || row.disabledAt !== null) return row
      await ask(db, sql`update access_keys set disabled_at = ${at} where access_key_id = ${accessKeyId}`)
      return { ...row, disabledAt: at }
    },
    async expireKey(accessKeyId, at) {
      await dispensable(accessKeyId)
      await ask(
        db,
        sql`update access_keys set expires_at = ${at}
          where access_key_id = ${accessKeyId} and (expires_at is null or expires_at > ${at})`,
      )
    },
    async resealKey(accessKeyId, before, sealedSecret) {
      const done = await ask(
        db,
        sql`update access_keys set sealed_secret = ${sealedSecret}
          where access_key_id = ${accessKeyId} and sealed_secret = ${before} returning access_key_id`,
      )
      return done.length > 0
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
    async invitation(hash) {
      // The wall shows an invitation of any organization to whoever names its code first.
      await ask(db, sql`select set_config('frontdesk.code', ${hash}, true)`)
      const found = sql`select organization_id::text as "organizationId", id::text as id from invitations
        where unique_key = ${hash}`
      return (await ask<{ organizationId: string; id: string }>(db, found))[0]
    },
    async useCode(purpose, hash, at) {
      const used = sql`delete from one_time_codes where ${good(purpose, hash, at)} returning ${codeColumns}`
      return (await ask<OneTimeCode>(db, used))[0]
    },
  }
}
