import type { JobLease } from '../../core/store.ts'
import { type Db, ask } from './database.ts'
import type { Scope } from './scope.ts'
import { sql } from './sql.ts'

/** Gives a job to a holder unless another one has it still; who asks at the same time waits for this transaction. */
export async function leaseJob(db: Db, scope: Scope, lease: JobLease, now: number): Promise<boolean> {
  const given = await ask(
    db,
    sql`insert into job_leases (organization_id, job, holder, until_ms)
      values (${scope.owner}, ${lease.job}, ${lease.holder}, ${lease.until}::bigint)
      on conflict (organization_id, job) do update set holder = excluded.holder, until_ms = excluded.until_ms
        where job_leases.holder = excluded.holder or job_leases.until_ms <= ${now}::bigint
      returning job`,
  )
  return given.length > 0
}

/** Who has a job, or had it last. */
export async function jobLease(db: Db, scope: Scope, job: string): Promise<JobLease | undefined> {
  const found = sql`select job, holder, until_ms::float8 as "until" from job_leases where ${scope.own(sql`job = ${job}`)}`
  return (await ask<JobLease>(db, found))[0]
}
