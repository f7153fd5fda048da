import { useLingui } from '@lingui/react'
import type { Role } from '#api/contract/operation.ts'

/** What the roles of keys are called. */
export const useRoleNames = (): Record<Role, string> => {
  const { i18n } = useLingui()
  return { viewer: i18n._('Viewer'), staff: i18n._('Staff'), admin: i18n._('Administrator') }
}
