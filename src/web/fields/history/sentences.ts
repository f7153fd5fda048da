import type { AuditEntry } from '#api/contract/changes.ts'

/** What a sentence is chosen by. */
type Told = Pick<AuditEntry, 'resource' | 'operation' | 'before' | 'after'>

/** What each kind of write reads like; ids of messages. */
const SENTENCES = {
  created: /*i18n*/ '{who} created {record}',
  changed: /*i18n*/ '{who} changed {record}',
  deleted: /*i18n*/ '{who} deleted {record}',
  restored: /*i18n*/ '{who} restored {record}',
  disabled: /*i18n*/ '{who} disabled {record}',
  enabled: /*i18n*/ '{who} enabled {record}',
  invited: /*i18n*/ '{who} invited {record}',
  revoked: /*i18n*/ '{who} revoked the invitation of {record}',
} as const

/** The same of appointments, in the words that the desk sees on cards and buttons. */
const OF_APPOINTMENTS = {
  booked: /*i18n*/ '{who} booked {record}',
  blocked: /*i18n*/ '{who} blocked time for {record}',
  moved: /*i18n*/ '{who} moved {record}',
  changed: /*i18n*/ '{who} changed details of {record}',
  canceled: /*i18n*/ '{who} canceled {record}',
  deleted: /*i18n*/ '{who} deleted the appointment of {record}',
  anonymized: /*i18n*/ '{who} anonymized {record}',
} as const

/** The same of files, which come after the record that says of them, and take the place of others. */
const OF_FILES = {
  replaced: /*i18n*/ '{who} started to replace the file of {record}',
  uploaded: /*i18n*/ '{who} uploaded the file of {record}',
  kept: /*i18n*/ '{who} kept the earlier file of {record}',
  dropped: /*i18n*/ '{who} deleted an earlier file of {record}',
} as const

/** The same of how an appointment stands, by its sub-status or else its status. */
const STANDINGS: Readonly<Record<string, string>> = {
  pending: /*i18n*/ '{who} marked {record} as unconfirmed',
  confirmed: /*i18n*/ '{who} confirmed {record}',
  completed: /*i18n*/ '{who} marked {record} as completed',
  cancelled: OF_APPOINTMENTS.canceled,
  arrived: /*i18n*/ '{who} marked {record} as arrived',
  'in-progress': /*i18n*/ '{who} marked {record} as in progress',
  attended: /*i18n*/ '{who} marked {record} as completed',
  'no-show': /*i18n*/ '{who} marked {record} as a no-show',
}

/** Fields by which an appointment stands somewhere else. */
const PLACE = ['startDate', 'endDate', 'calendarIds'] as const

const standingOf = (after: Readonly<Record<string, unknown>>): string | undefined => {
  const { status, subStatus } = after
  const word = typeof subStatus === 'string' && Object.hasOwn(STANDINGS, subStatus) ? subStatus : status
  return typeof word === 'string' && Object.hasOwn(STANDINGS, word) ? STANDINGS[word] : undefined
}

function ofAppointment({ before, after }: Told, act: string): string {
  if (act === 'blockSlot') return OF_APPOINTMENTS.blocked
  if (act === 'maskGuests') return OF_APPOINTMENTS.anonymized
  if (before === null) return after?.['blocked'] === true ? OF_APPOINTMENTS.blocked : OF_APPOINTMENTS.booked
  // A block is nobody's appointment.
  if (after === null) return before['blocked'] === true ? SENTENCES.deleted : OF_APPOINTMENTS.deleted
  if (act === 'cancel') return OF_APPOINTMENTS.canceled
  const standing = standingOf(after)
  if (standing !== undefined) return standing
  return PLACE.some((name) => name in after) ? OF_APPOINTMENTS.moved : OF_APPOINTMENTS.changed
}

function ofFile({ resource, before, after }: Told, act: string): string | undefined {
  if (resource === 'mediumVersions') {
    return before === null ? OF_FILES.kept : after === null ? OF_FILES.dropped : undefined
  }
  if (resource !== 'multimedia') return undefined
  if (act === 'finish' && typeof after?.['url'] === 'string') return OF_FILES.uploaded
  if (typeof before?.['url'] !== 'string') return undefined
  // The record says how many bytes are to come, in a call of its own or as any other field.
  const isDeclared = act === 'declare' || (after?.['url'] === null && typeof after['size'] === 'number')
  return isDeclared ? OF_FILES.replaced : undefined
}

/** One change as a sentence with a place for who did it and one for the record; the id of a message. */
export function sentenceOfChange(entry: Told): string {
  const { resource, operation, before, after } = entry
  const act = operation.split('.').at(-1) ?? ''
  if (resource === 'appointments') return ofAppointment(entry, act)
  const told = ofFile(entry, act)
  if (told !== undefined) return told
  if (act === 'restore') return SENTENCES.restored
  if (before === null) return resource === 'invitations' ? SENTENCES.invited : SENTENCES.created
  if (after === null) return SENTENCES.deleted
  if (act === 'revoke') return SENTENCES.revoked
  if (act === 'disable') return SENTENCES.disabled
  return act === 'enable' ? SENTENCES.enabled : SENTENCES.changed
}
