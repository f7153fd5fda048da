import { CHANGED_TABLES } from '../contract/choices.ts'
import type { RecordedChange } from '../core/changes.ts'
import type { KeptPresence } from '../core/presences.ts'
import type {
  IdempotentAnswer,
  JobLease,
  KeyRow,
  Occupancy,
  OneTimeCode,
  Organization,
  TableName,
  Tables,
  UsedSignature,
} from '../core/store.ts'

/** Everything that a store keeps, by the name of where it is kept. */
export interface Kept extends Tables {
  organizations: Organization
  keys: KeyRow
  /** All that one appointment occupies. */
  occupancies: { organizationId: string; appointmentId: string; occupancies: readonly Occupancy[] }
  answers: IdempotentAnswer & { organizationId: string }
  changes: RecordedChange & { organizationId: string }
  /** How far the changes of an organization are counted; made anew by a restore, under another epoch. */
  changeCounters: { organizationId: string; epoch: string; last: number }
}
/** Where something is kept. */
export type KeptName = keyof Kept

/** The resources, which have an organization, an order and a search text. */
export const RESOURCE_TABLES = [...CHANGED_TABLES, 'imports', 'externalIds'] as const satisfies readonly TableName[]

/** Every place, in the order in which it can be filled. */
export const KEPT_NAMES = [
  'organizations',
  'keys',
  ...RESOURCE_TABLES,
  'occupancies',
  'answers',
  'changes',
  'changeCounters',
] as const satisfies readonly KeptName[]

/** Everything kept, as plain JSON. */
export type Snapshot = { [K in KeptName]: Kept[K][] }

/** One record that was written, or with `value` undefined removed. `key` is unique in its table. */
export type Change = { [K in KeptName]: { table: K; key: string; value: Kept[K] | undefined } }[KeptName]

/** A change of what lives for minutes, and is no part of a snapshot or a dump. */
export type PassingChange = {
  [K in keyof Passing]: { table: K; key: string; value: Passing[K] | undefined }
}[keyof Passing]

interface Passing {
  codes: OneTimeCode
  signatures: UsedSignature
  leases: JobLease
  presences: KeptPresence
}

/** Whether a change is of what is not kept. */
export const isPassing = (change: Change | PassingChange): change is PassingChange =>
  change.table === 'codes' || change.table === 'signatures' || change.table === 'leases' || change.table === 'presences'

/** Whether a place keeps a resource. */
export const isResource = (name: KeptName): name is TableName => (RESOURCE_TABLES as readonly KeptName[]).includes(name)

/** The key of a record of one organization. */
export const keyIn = (organizationId: string, id: string): string => `${organizationId} ${id}`
