import { type Right, RIGHTS, type Row } from '../contract/operation.ts'
import { Failure } from '../core/failure.ts'
import type { Caller } from './verify.ts'

const DEEDS: Record<Right, string> = {
  read: 'read',
  write: 'create, change or delete anything',
  overbook: 'book over others',
  anonymize: 'mask guests',
  export: 'export everything',
  audit: 'see who changed what',
  administer: 'administer calendars, keys and people',
}

/** Refuses with 403 what the caller may not do (interface, rights). */
export function requireRight({ right }: Pick<Row, 'right'>, { role, rights }: Caller): void {
  if (rights.includes(right)) return
  const who = RIGHTS[role].includes(right)
    ? 'This access key has fewer rights than its role: it'
    : `This access key has the role ${role}, which`
  throw new Failure('forbidden', `${who} may not ${DEEDS[right]}.`)
}
