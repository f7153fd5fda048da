import type { UsedSignature } from '../../core/store.ts'
import { type Db, ask, askByKey, tell } from './database.ts'
import type { Scope } from './scope.ts'
import { sql } from './sql.ts'

/** Keeps a signature, or answers the use of it that is kept; whoever comes second waits until the first has committed. */
export async function useSignature(
  db: Db,
  scope: Scope,
  { signature, at, expiresAt }: Omit<UsedSignature, 'resultId'>,
  now: number,
): Promise<UsedSignature | undefined> {
  const used = await askByKey(
    db,
    sql`insert into used_signatures (organization_id, signature, at, expires_at)
      values (${scope.owner}, ${signature}, ${at}, ${expiresAt}::bigint)
      on conflict (organization_id, signature) do update
        set at = excluded.at, result_id = null, expires_at = excluded.expires_at
        where used_signatures.expires_at <= ${now}::bigint
      returning signature`,
  )
  if (used.length > 0) return undefined
  const [first] = await askByKey<UsedSignature>(
    db,
    sql`select signature, at, result_id as "resultId", expires_at::float8 as "expiresAt" from used_signatures
      where ${scope.own(sql`signature = ${signature}`)}`,
  )
  return first
}

/** Says what came of the call with a signature. */
export const nameResult = (db: Db, scope: Scope, signature: string, resultId: string): void =>
  tell(db, sql`update used_signatures set result_id = ${resultId} where ${scope.own(sql`signature = ${signature}`)}`)

/** Drops at most so many that have expired, and never one that another transaction has its hands on; answers how many. */
export async function dropExpired(db: Db, scope: Scope, now: number, limit: number): Promise<number> {
  const expired = sql`select signature from used_signatures where ${scope.own(sql`expires_at <= ${now}::bigint`)}
    limit ${limit}::integer for update skip locked`
  const own = scope.own(sql`signature in (${expired})`)
  return (await ask(db, sql`delete from used_signatures where ${own} returning signature`)).length
}
