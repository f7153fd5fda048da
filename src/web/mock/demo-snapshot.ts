import { occupanciesOf } from '#api/core/rules/overlap.ts'
import { makeDemo } from '#api/core/seed/demo.ts'
import { type Change, type Kept, keyIn, type KeptName, KEPT_NAMES, type Snapshot } from '#api/stores/kept.ts'

/** The demo's organization. */
export const ORGANIZATION = '01890000-0000-7000-8000-000000000001'
/** What the demo's organization is called. */
export const ORGANIZATION_NAME = 'Harbor Clinic'

const keyFor = <K extends KeptName>(table: K, value: Kept[K]): string => {
  const row = value as {
    id?: string
    accessKeyId?: string
    organizationId?: string
    appointmentId?: string
    key?: string
    seq?: number
  }
  if (table === 'organizations') return row.id ?? ''
  if (table === 'keys') return row.accessKeyId ?? ''
  if (table === 'changeCounters') return row.organizationId ?? ''
  if (table === 'changes') return keyIn(row.organizationId ?? '', String(row.seq))
  return keyIn(row.organizationId ?? '', row.appointmentId ?? row.key ?? row.id ?? '')
}

/** A snapshot as the changes that write it down. */
export const snapshotChanges = (snapshot: Snapshot): Change[] =>
  KEPT_NAMES.flatMap((table) => snapshot[table].map((value) => ({ table, key: keyFor(table, value), value }) as Change))

/** Everything kept at the beginning of a demo around an instant; the same for the same seed, date and hour. */
export const freshDemo = (seed: string, now: number): Snapshot => {
  const demo = makeDemo({ organizationId: ORGANIZATION, seed, now })
  const services = new Map(demo.services.map((service) => [service.id, service]))
  const occupancies = demo.appointments.flatMap((row) => {
    const taken = occupanciesOf(row, row.serviceId === null ? undefined : services.get(row.serviceId))
    return taken.length === 0 ? [] : [{ organizationId: row.organizationId, appointmentId: row.id, occupancies: taken }]
  })
  const organizations = [{ id: ORGANIZATION, name: ORGANIZATION_NAME, createdAt: new Date(now).toISOString() }]
  const changeCounters = [{ organizationId: ORGANIZATION, epoch: now.toString(36), last: 0 }]
  return { organizations, keys: [], ...demo, occupancies, answers: [], changes: [], changeCounters }
}
