import { occupanciesOf } from '../../api/core/rules/overlap.ts'
import type { TableName, Tables } from '../../api/core/store.ts'
import {
  type Change,
  type Kept,
  keyIn,
  type KeptName,
  KEPT_NAMES,
  RESOURCE_TABLES,
  type Snapshot,
} from '../../api/stores/kept.ts'
import { demoRows, ORGANIZATION, ORGANIZATION_NAME } from './demo.ts'

export { ORGANIZATION, ORGANIZATION_NAME } from './demo.ts'

const emptySnapshot = (): Snapshot => Object.fromEntries(KEPT_NAMES.map((name) => [name, []])) as unknown as Snapshot

const keyFor = <K extends KeptName>(table: K, value: Kept[K]): string => {
  const row = value as {
    id?: string
    accessKeyId?: string
    organizationId?: string
    appointmentId?: string
    key?: string
  }
  if (table === 'organizations') return row.id ?? ''
  if (table === 'keys') return row.accessKeyId ?? ''
  return keyIn(row.organizationId ?? '', row.appointmentId ?? row.key ?? row.id ?? '')
}

/** A snapshot as the changes that write it down. */
export const changesOf = (snapshot: Snapshot): Change[] =>
  KEPT_NAMES.flatMap((table) => snapshot[table].map((value) => ({ table, key: keyFor(table, value), value }) as Change))

/** Everything kept at the beginning of a demo around a day; the same for the same seed and day. */
export const freshDemo = (seed: string, date: string): Snapshot => {
  const snapshot = emptySnapshot()
  const rows: { [T in TableName]?: Tables[T][] } = demoRows(seed, date)
  for (const table of RESOURCE_TABLES) (snapshot[table] as unknown[]).push(...(rows[table] ?? []))
  const services = new Map(snapshot.services.map((service) => [service.id, service]))
  snapshot.occupancies = snapshot.appointments.flatMap((row) => {
    const occupancies = occupanciesOf(row, row.serviceId === null ? undefined : services.get(row.serviceId))
    return occupancies.length === 0 ? [] : [{ organizationId: row.organizationId, appointmentId: row.id, occupancies }]
  })
  snapshot.organizations = [{ id: ORGANIZATION, name: ORGANIZATION_NAME, createdAt: `${date}T00:00:00.000Z` }]
  return snapshot
}
