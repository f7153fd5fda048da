import type { AuditEntry } from '#api/contract/changes.ts'
import type { OwnWrite } from '../appointments/history.ts'

/** One write in the journal: what the service keeps of it, or else what this browser does. */
export type JournalEntry = Pick<AuditEntry, 'at' | 'resource' | 'id' | 'version' | 'operation' | 'before' | 'after'> & {
  /** Unique in the journal. */
  key: string
  /** Who did it; absent where only this browser knows of it. */
  doer?: Pick<AuditEntry, 'person' | 'key'>
}

/** A write as the service's audit has it. */
export const entryOfAudit = ({ seq, person, key, ...entry }: AuditEntry): JournalEntry => ({
  ...entry,
  key: String(seq),
  doer: { person, key },
})

/** A write to an appointment as this browser keeps it, where the deployment has no audit. */
export const entryOfOwn = ({ id, appointmentId, at, kind, before, after }: OwnWrite): JournalEntry => ({
  key: id,
  at,
  resource: 'appointments',
  id: appointmentId,
  version: null,
  operation: kind === 'cancelled' ? 'appointmentsV2.cancel' : 'appointmentsV2.update',
  before: kind === 'created' ? null : before,
  after: kind === 'deleted' ? null : after,
})

/** Fields that every write changes, and that say nothing of what somebody wanted. */
const OF_EVERY_WRITE: readonly string[] = ['id', 'organizationId', 'createdAt', 'updatedAt', 'version']

/** The fields that a write changed. */
export const writtenFields = ({ before, after }: Pick<JournalEntry, 'before' | 'after'>): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !OF_EVERY_WRITE.includes(name),
  )

/** Whether two values of a field say the same: what is absent is null. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The keys of the entries that a later write took back; `entries` are newest first. */
export function takenBack(entries: readonly JournalEntry[]): ReadonlySet<string> {
  const found = new Set<string>()
  entries.forEach((entry, index) => {
    const later = entries.slice(0, index).filter(({ resource, id }) => resource === entry.resource && id === entry.id)
    const isUndone = later.some(({ before, after }) => {
      if (entry.after === null || before === null) return false
      if (entry.before === null || after === null) return entry.before === null && after === null
      return writtenFields(entry).every((name) => name in after && sameValue(after[name], entry.before?.[name]))
    })
    if (isUndone) found.add(entry.key)
  })
  return found
}
