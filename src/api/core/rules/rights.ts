import { type Right, RIGHTS, type Role, ROLE_NAMES } from '../../contract/operation.ts'

/** What says who may do what: an access key, and a person behind it. */
export interface Holder {
  role: Role
  /** Fewer rights than those of the role; absent means all of them. */
  rights?: readonly Right[]
}

/** The role that allows less. */
export const lowerRole = (one: Role, other: Role): Role =>
  ROLE_NAMES.indexOf(one) < ROLE_NAMES.indexOf(other) ? one : other

/** The rights of a call: the lower ones of key and person (interface, rights). */
export function rightsOf({ role, rights = RIGHTS[role] }: Holder, person?: { role: Role }): Right[] {
  const most = RIGHTS[person ? lowerRole(role, person.role) : role]
  return most.filter((right) => rights.includes(right))
}
