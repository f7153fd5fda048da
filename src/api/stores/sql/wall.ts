import { STORED_UUID } from '../../values/uuid.ts'
import { type Database, type Db, ask, sqlState } from './database.ts'
import { raw, sql } from './sql.ts'

/** The role in which calls read and write. It owns nothing and cannot bypass row-level security. */
const ROLE = 'frontdesk_app'

/** Locks the wall while it is put up; any number that nobody else locks by. */
const LOCK = 7_041_972_054

/** What follows BEGIN, in the same message, where a transaction may touch the rows of one organization only. */
export function withinWall(organizationId: string): string {
  // A role and a setting take no parameters, so that the id stands in the text itself.
  if (!STORED_UUID.test(organizationId)) throw new Error('A transaction is about an organization by its id.')
  return `set local role ${ROLE}; set local frontdesk.organization = '${organizationId}'`
}

/**
 * The same as a question that a session keeps prepared, since this form takes a parameter: the organization's id. What follows in
 * the same transaction is within the wall.
 */
export const WITHIN_WALL = `select set_config('role', '${ROLE}', true), set_config('frontdesk.organization', $1, true)`

const settingOf = (name: string): string => `nullif(current_setting('frontdesk.${name}', true), '')`
const owner = `${settingOf('organization')}::uuid`
// The same rule as `offered` (scope.ts).
const shared = `doc #> '{sharing,scope}' = '"public"' or (doc #> '{sharing,scope}' = '"organizations"'
  and doc #> '{sharing,organizationIds}' @> to_jsonb(${settingOf('organization')}))`

interface Policy {
  name: string
  /** What stands behind `create policy … on …`. Another text needs another name: policies are compared by their names. */
  text: string
}

/** Login roles that own the tables carry out migrations, dumps and jobs, and look up who signs. */
const UPKEEP: Policy = { name: 'upkeep', text: 'to current_user using (true) with check (true)' }
const ofOne = (column: string): Policy => ({ name: 'one_organization', text: `using (${column} = ${owner})` })

/** What a table lets through beside the organization's own rows. */
const MORE: Readonly<Record<string, readonly Policy[]>> = {
  service_types: [
    // Only to whoever asks for what others offer.
    { name: 'offered', text: `for select using (${settingOf('offers')} = 'on' and (${shared}))` },
  ],
  // Whoever has a link is of no organization yet.
  invitations: [{ name: 'by_code', text: `for select using (unique_key = ${settingOf('code')})` }],
}

const policiesOf = (table: string): readonly Policy[] => [
  UPKEEP,
  ofOne(table === 'organizations' ? 'id' : 'organization_id'),
  ...(MORE[table] ?? []),
]

/**
 * Functions behind the indexes of documents and texts. None of them tells a value by an error, but PostgreSQL vouches only for
 * some of its functions, and uses no index by another one behind row-level security.
 */
const VOUCHED = [
  'textlike(text, text)',
  'jsonb_contains(jsonb, jsonb)',
  'jsonb_eq(jsonb, jsonb)',
  'jsonb_object_field(jsonb, text)',
  'jsonb_extract_path(jsonb, text[])',
].map((name) => `pg_catalog.${name}`)

/** What a login role may not do, and what a relative of PostgreSQL does not know. */
const REFUSED = new Set(['0A000', '22023', '42501', '42601', '42704', '42883'])
/** Another database of the cluster makes the same role at the same moment. */
const AT_ONCE = new Set(['23505', '42710', 'XX000'])
const ATTEMPTS = 20

/**
 * Puts up row-level security, the second wall between organizations: a statement that forgets whose rows it is about meets none of
 * others. It is looked after at every start rather than by a migration, because roles belong to a cluster and come with
 * no dump. Answers sentences for the operator, of which there are none where all is as it should be.
 */
export async function raiseWall(database: Database): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      await database.transaction('upkeep', async (db) => {
        await ask(db, sql`select pg_advisory_xact_lock(${LOCK}::bigint)`)
        await ensureRole(db)
        for (const table of await tablesOf(db)) await ensureTable(db, table)
      })
      database.wall.isUp = true
      return await vouch(database)
    } catch (error) {
      const state = sqlState(error) ?? ''
      if (AT_ONCE.has(state) && attempt < ATTEMPTS) continue
      if (!REFUSED.has(state) && !(error instanceof TooMighty)) throw error
      await refuseBlindness(database)
      const why = (error as Error).message.replace(/\.$/, '')
      return [
        `Row-level security, the second wall between organizations, is off (${why}); docs/operating.md says how to put it up.`,
      ]
    }
  }
}

class TooMighty extends Error {}

async function ensureRole(db: Db): Promise<void> {
  const find = sql`select rolsuper or rolbypassrls as "isMighty" from pg_roles where rolname = ${ROLE}`
  const [role] = await ask<{ isMighty: boolean }>(db, find)
  if (role?.isMighty) throw new TooMighty(`the role ${ROLE} may bypass it`)
  if (!role) await ask(db, sql`create role ${raw(ROLE)} nologin`)
  await ask(db, sql`savepoint taking_the_role`)
  try {
    await ask(db, sql`set local role ${raw(ROLE)}`)
  } catch (error) {
    if (sqlState(error) !== '42501') throw error
    await ask(db, sql`rollback to savepoint taking_the_role`)
    await ask(db, sql`grant ${raw(ROLE)} to current_user`)
    await ask(db, sql`set local role ${raw(ROLE)}`)
  }
  await ask(db, sql`set local role none`)
  const [schema] = await ask<{ name: string; isOpen: boolean }>(
    db,
    sql`select quote_ident(current_schema()) as name, has_schema_privilege(${ROLE}, current_schema(), 'usage') as "isOpen"`,
  )
  if (schema && !schema.isOpen) await ask(db, sql`grant usage on schema ${raw(schema.name)} to ${raw(ROLE)}`)
}

interface Table {
  name: string
  isForced: boolean
  isGranted: boolean
  policies: string[]
}

/** Policies that a login role is free by, one for each table whose owner it is or acts for. */
const isFree = raw(
  `polname = 'upkeep' and exists (select from unnest(polroles) as one where pg_has_role(one, 'usage'))`,
)
/** The tables of which every row belongs to an organization, also those that are divided, and their parts. */
const walled =
  raw(`pg_class.relkind in ('r', 'p') and relnamespace = (select oid from pg_namespace where nspname = current_schema())
  and (relname = 'organizations' or exists (select from pg_attribute
    where attrelid = pg_class.oid and attname = 'organization_id' and not attisdropped))`)

const tablesOf = (db: Db): Promise<Table[]> =>
  ask<Table>(
    db,
    sql`select relname::text as name, relrowsecurity and relforcerowsecurity as "isForced",
        (select bool_and(has_table_privilege(${ROLE}, pg_class.oid, one))
          from unnest(array['select', 'insert', 'update', 'delete']) as one) as "isGranted",
        array(select polname::text from pg_policy where polrelid = pg_class.oid and (polname <> 'upkeep' or (${isFree}))) as policies
      from pg_class where ${walled} order by relname`,
  )

async function ensureTable(db: Db, { name, isForced, isGranted, policies }: Table): Promise<void> {
  const table = raw(name)
  if (!isGranted) await ask(db, sql`grant select, insert, update, delete on ${table} to ${raw(ROLE)}`)
  for (const policy of policiesOf(name)) {
    if (policies.includes(policy.name)) continue
    await ask(db, sql`drop policy if exists ${raw(policy.name)} on ${table}`)
    await ask(db, sql`create policy ${raw(policy.name)} on ${table} ${raw(policy.text)}`)
  }
  if (!isForced) {
    await ask(db, sql`alter table ${table} enable row level security, force row level security`)
  }
}

/** The walled tables of which the login role sees no row. */
const BLIND = sql`select relname::text as name from pg_class where ${walled} and row_security_active(pg_class.oid)
  and not exists (select from pg_policy where polrelid = pg_class.oid and (${isFree}))`

/**
 * Lets the owner of the tables see all rows, where a restore elsewhere has lost the policy for it, as the end of each start does; throws where the login
 * role does not own them.
 */
export async function letOwnerThrough(db: Db): Promise<void> {
  for (const { name } of await ask<{ name: string }>(db, BLIND)) {
    await ask(db, sql`drop policy if exists ${raw(UPKEEP.name)} on ${raw(name)}`)
    await ask(db, sql`create policy ${raw(UPKEEP.name)} on ${raw(name)} ${raw(UPKEEP.text)}`)
  }
}

/** A login role from which the wall keeps everything would find an empty house, and dump that. */
async function refuseBlindness(database: Database): Promise<void> {
  if ((await ask(database, BLIND)).length > 0) {
    throw new Error(
      'The tables are behind row-level security, which lets only their owner through. Start with the role that owns them.',
    )
  }
}

/** Lets the indexes be used behind the wall, where the login role may. */
async function vouch(database: Database): Promise<string[]> {
  const [found] = await ask<{ lacking: string[]; isSuper: boolean }>(
    database,
    sql`select array(select oid::regprocedure::text from pg_proc where not proleakproof
        and oid = any(${VOUCHED}::text[]::regprocedure[]::oid[])) as lacking,
      (select rolsuper from pg_roles where rolname = current_user) as "isSuper"`,
  )
  if (!found || found.lacking.length === 0) return []
  if (found.isSuper) {
    for (const name of VOUCHED) await ask(database, sql`alter function ${raw(name)} leakproof`)
    return []
  }
  return [
    'Searches that name no time read more than they need, because the database does not use their indexes behind row-level security; docs/operating.md says what a superuser can do.',
  ]
}
