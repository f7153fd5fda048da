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
export function requireRight(row: Pick<Row, 'right' | 'lesser'>, caller: Caller, request: Request): void {
  const { role, rights } = caller
  const right = rightOf(row, caller, request)
  if (rights.includes(right)) return
  const who = RIGHTS[role].includes(right)
    ? 'This access key has fewer rights than its role: it'
    : `This access key has the role ${role}, which`
  throw new Failure('forbidden', `${who} may not ${DEEDS[right]}.`)
}

/** What a call needs: less than its row says where it asks for less. */
function rightOf({ right, lesser }: Pick<Row, 'right' | 'lesser'>, caller: Caller, request: Request): Right {
  if (!lesser || !request.url.includes('?')) return right
  const query = new URL(request.url).searchParams
  const self = { key: caller.accessKeyId, person: caller.personId }
  const isOwn = lesser.own?.some((name) => self[name] !== undefined && query.get(name) === self[name]) ?? false
  return isOwn || lesser.where.every((name) => query.get(name)) ? lesser.right : right
}
