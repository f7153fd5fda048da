import { conflict, type Failure } from '../core/failure.ts'

/** The refusal to disable the only enabled admin key of an organization, which nobody could administer any more. */
export const lastAdminKey = (): Failure =>
  conflict('This is the organization’s last admin key. Create another one first.')
