import type { IdempotentAnswer } from '../../core/store.ts'
import { plain } from '../../core/plain.ts'
import { type Db, ask } from './database.ts'
import type { Scope } from './scope.ts'
import { raw, sql } from './sql.ts'

/** Expired answers that go with a call. */
const FEW = 100

const answers = raw(`select key, request_hash as "requestHash", status, answer, resource_id as "resourceId",
  expires_at::float8 as "expiresAt" from answers`)

/** The unexpired answer under a key, which nobody else gets to see until this transaction ends. */
export async function recall(db: Db, scope: Scope, key: string, now: number): Promise<IdempotentAnswer | undefined> {
  // Two keys of one hash would only wait for each other.
  await ask(db, sql`select pg_advisory_xact_lock(hashtextextended(${scope.owner}::text || ' ' || ${key}, 0))`)
  await dropExpired(db, scope, now, FEW)
  const [answer] = await ask<IdempotentAnswer>(
    db,
    sql`${answers} where ${scope.own(sql`key = ${key} and expires_at > ${now}::bigint`)}`,
  )
  return answer
}

/** Every remembered answer of an organization. */
export const allAnswers = (db: Db, scope: Scope): Promise<IdempotentAnswer[]> =>
  ask(db, sql`${answers} where ${scope.own(raw('true'))} order by key`)

/** Drops at most so many, and never one that another transaction has its hands on; answers how many. */
export async function dropExpired(db: Db, scope: Scope, now: number, limit: number): Promise<number> {
  const expired = sql`select key from answers where ${scope.own(sql`expires_at <= ${now}::bigint`)}
    limit ${limit}::integer for update skip locked`
  return (await ask(db, sql`delete from answers where ${scope.own(sql`key in (${expired})`)} returning key`)).length
}

/** Keeps an answer under its key, in place of one that is there. */
export async function remember(db: Db, scope: Scope, given: IdempotentAnswer): Promise<void> {
  const it = plain(given)
  await ask(
    db,
    sql`insert into answers (organization_id, key, request_hash, status, answer, resource_id, expires_at)
      values (${scope.owner}, ${it.key}, ${it.requestHash}, ${it.status}::integer,
        ${JSON.stringify(it.answer)}::text::jsonb, ${it.resourceId}, ${it.expiresAt}::bigint)
      on conflict (organization_id, key) do update set request_hash = excluded.request_hash, status = excluded.status,
        answer = excluded.answer, resource_id = excluded.resource_id, expires_at = excluded.expires_at`,
  )
}

/** Drops every answer about a resource. */
export const forget = (db: Db, scope: Scope, resourceId: string): Promise<unknown> =>
  ask(db, sql`delete from answers where ${scope.own(sql`resource_id = ${resourceId}`)}`)
