import { useLingui } from '@lingui/react'
import type { Role } from '../../../api/contract/operation.ts'

/** What the roles of keys are called and what they may do (interface, rights). */
export const useRoleWords = (): Record<Role, { label: string; may: string }> => {
  const { i18n } = useLingui()
  return {
    viewer: { label: i18n._('Viewer'), may: i18n._('Reads everything and changes nothing.') },
    staff: { label: i18n._('Staff'), may: i18n._('Reads and changes everything but keys and calendars.') },
    admin: { label: i18n._('Administrator'), may: i18n._('Can do everything, including keys and calendars.') },
  }
}
