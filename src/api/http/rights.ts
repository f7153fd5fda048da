import { RIGHTS, type Access, type Row } from '../contract/operation.ts'
import { Failure } from '../core/failure.ts'
import type { Caller } from './verify.ts'

const DEEDS: Record<Access, string> = {
  read: 'read',
  write: 'create, change or delete anything',
  admin: 'administer calendars and keys',
}

/** Refuses with 403 what the caller's role does not allow (interface, rights). */
export function requireRight(row: Pick<Row, 'access'>, caller: Caller): void {
  if (RIGHTS[caller.role].includes(row.access)) return
  throw new Failure('forbidden', `This access key has the role ${caller.role}, which may not ${DEEDS[row.access]}.`)
}
