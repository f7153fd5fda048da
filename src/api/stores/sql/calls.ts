import { CLOCKS_APART, type CallsTaken, type CallsTaking, untilOne } from '../../core/calls.ts'
import { MINUTE } from '../../time/durations.ts'
import { ask, type Db } from './database.ts'
import { raw, sql } from './sql.ts'

/** The least, since the clock of a process may be behind that of another one. */
const counted = (now: number) =>
  sql`case when kept.at_ms - ${now}::bigint > ${CLOCKS_APART}::bigint then ${now}::bigint
    else greatest(kept.at_ms, ${now}::bigint) end`

/** Takes calls for a process out of the row of an access key, in one statement: who asks at the same time waits for it. */
export async function takeCalls(db: Db, taking: CallsTaking, now: number): Promise<CallsTaken> {
  const { organizationId, accessKeyId, kind, perMinute, wanted, unused } = taking
  const there = sql`least(${perMinute}::float8, kept.calls + ${unused}::float8
    + greatest(0, ${now}::bigint - kept.at_ms)::float8 * ${perMinute}::float8 / ${MINUTE}::float8)`
  const granted = raw('greatest(0, least(excluded.granted, floor(there)))')
  const [kept] = await ask<{ calls: number; at: number; granted: number }>(
    db,
    sql`insert into calls_left as kept (organization_id, access_key_id, kind, calls, granted, at_ms)
      values (${organizationId}::uuid, ${accessKeyId}, ${kind}, ${perMinute}::float8 - ${Math.min(wanted, perMinute)}::float8,
        ${Math.min(wanted, perMinute)}::integer, ${now}::bigint)
      on conflict (organization_id, access_key_id, kind) do update set (calls, granted, at_ms) =
        (select there - ${granted}, ${granted}, ${counted(now)} from (select ${there} as there) filled)
      returning calls, granted, at_ms::float8 as at`,
  )
  if (!kept) throw new Error('The row of an access key was neither made nor changed.')
  return { granted: kept.granted, wait: kept.granted > 0 ? 0 : untilOne(kept, perMinute, now) }
}
