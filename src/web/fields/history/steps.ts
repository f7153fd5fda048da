import type { AuditEntry, ChangedResource } from '#api/contract/changes.ts'
import { MASKED } from '#api/contract/choices.ts'
import { isObject, type JsonObject } from '#api/contract/json-object.ts'

/** The record that a history is of. */
export interface HistorySubject {
  resource: ChangedResource
  id: string
}

/** One change of a record, with what lies between the record as it is and as it was. */
export interface HistoryStep {
  entry: AuditEntry
  /** What to lay over the record of today to have it as it was after the change; a field that is undefined was not there. */
  after: JsonObject
  /** The same of the moment before. */
  before: JsonObject
  /** Whether the record is still as the change left it. */
  isLatest: boolean
  /** Whether nothing that a record can go back in lies between the change and today. */
  isSame: boolean
  /** Whether something of how it was then is masked, so that nobody can bring it back. */
  isMasked: boolean
}

/** Fields that say what the bytes of a file are: only the bytes themselves could change them back. */
const OF_BYTES = [
  'url',
  'format',
  'type',
  'size',
  'sha256',
  'duration',
  'width',
  'height',
  'colors',
  'status',
  'statusReason',
]

/** Fields that no record goes back in. */
const NEVER: Partial<Record<ChangedResource, readonly string[]>> = { multimedia: OF_BYTES }
const KEPT = ['id', 'organizationId', 'createdAt', 'updatedAt', 'version']

/** Whether a value, or something in it, was masked. */
export const holdsMasked = (value: unknown): boolean => {
  if (value === MASKED) return true
  if (Array.isArray(value)) return value.some(holdsMasked)
  return isObject(value) && Object.values(value).some(holdsMasked)
}

/** What takes one change back: its fields as they were, those that it added as absent. */
const undoOf = ({ before, after, resource }: AuditEntry): JsonObject => {
  if (before === null) return {}
  const names = [...Object.keys(before), ...Object.keys(after ?? {})].filter(
    (name) => !KEPT.includes(name) && !NEVER[resource]?.includes(name),
  )
  return Object.fromEntries(names.map((name) => [name, before[name]]))
}

/** The changes of a record, newest first, each with the record as it was around it. */
export const stepsOf = (entries: readonly AuditEntry[]): HistoryStep[] => {
  let over: JsonObject = {}
  return entries.map((entry, index) => {
    const after = over
    // What was masked is told whole, also where nothing of it changed: only what differs lies between.
    over = { ...over, ...undoOf(entry) }
    const isSame = Object.keys(after).length === 0
    return {
      entry,
      after,
      before: over,
      isLatest: index === 0,
      isSame,
      isMasked: Object.values(after).some(holdsMasked),
    }
  })
}
