import type { AuditEntry } from '#api/contract/changes.ts'

const ACTS: Readonly<Record<string, string>> = {
  cancel: /*i18n*/ 'Canceled',
  maskGuests: /*i18n*/ 'Anonymized',
  blockSlot: /*i18n*/ 'Blocked',
  restore: /*i18n*/ 'Restored',
}

/** What was done, as the head of a change says it; the id of a message. */
export const actOf = ({ before, after, operation }: Pick<AuditEntry, 'before' | 'after' | 'operation'>): string => {
  const act = ACTS[operation.split('.').at(-1) ?? '']
  if (before === null) return act ?? /*i18n*/ 'Created'
  if (after === null) return act ?? /*i18n*/ 'Deleted'
  return act ?? /*i18n*/ 'Changed'
}
