import { setTimeout as pause } from 'node:timers/promises'
import { type Clinic, seenOf } from './clients.ts'
import type { Change, History } from './history.ts'
import type { Servers } from './servers.ts'
import { grouped } from './timeline.ts'

/** Milliseconds for which a transaction of somebody who is gone may stay open. */
const OPEN = 120_000

/** What the database holds of a clinic. */
export type Standing = Pick<History, 'changes' | 'table' | 'occupancies'>

type Row = Record<string, unknown> & { organizationId: string }

/** What the database holds of each clinic when nobody writes any more, read past the service. */
export async function standings({ ask }: Pick<Servers, 'ask'>, clinics: readonly Clinic[]): Promise<Standing[]> {
  await quiet(ask)
  const read = async (fields: string, from: string): Promise<Map<string, Row[]>> => {
    const rows = await ask(`select organization_id::text as "organizationId", ${fields} from ${from}`)
    return grouped(rows as Row[], ({ organizationId }) => organizationId)
  }
  const changes = await read('seq::float8 as seq, resource, id, version, after', 'changes order by seq')
  const table = await read('doc', 'appointments')
  const occupancies = await read(
    `appointment_id::text as id, calendar_id::text as "calendarId", from_ms::float8 as "from", to_ms::float8 as "to"`,
    'occupancies',
  )
  return clinics.map(({ serviceId, key: { organizationId } }) => ({
    changes: changesOf(changes.get(organizationId) ?? [], serviceId),
    table: (table.get(organizationId) ?? []).map(({ doc }) => seenOf(doc, serviceId)),
    occupancies: (occupancies.get(organizationId) ?? []) as unknown as Standing['occupancies'],
  }))
}

/** Waits until no transaction is open any more that somebody who is gone began. */
async function quiet(ask: Servers['ask']): Promise<void> {
  const open = `select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`
  for (const until = Date.now() + OPEN; Date.now() < until; await pause(50)) {
    if ((await ask(open)).length === 0) return
  }
  throw new Error('A transaction stayed open.')
}

function changesOf(rows: readonly Row[], serviceId: string): Change[] {
  const docs = new Map<string, object>()
  return rows.map((row): Change => {
    const { seq, resource, id, version, after } = row as unknown as Omit<Change, 'after'> & { after: object | null }
    if (resource !== 'appointments') return { seq, resource, id, version }
    if (after === null) return { seq, resource, id, version, after: null }
    const doc = { ...docs.get(id), ...after }
    docs.set(id, doc)
    return { seq, resource, id, version, after: seenOf(doc, serviceId) }
  })
}
