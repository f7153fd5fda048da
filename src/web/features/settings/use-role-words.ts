import { useLingui } from '@lingui/react'
import type { Role } from '#api/contract/operation.ts'

/** What the roles of keys are called and what they may do (interface, rights). */
export const useRoleWords = (): Record<Role, { label: string; may: string }> => {
  const { i18n } = useLingui()
  return {
    viewer: { label: i18n._('Viewer'), may: i18n._('Can view everything, but can’t change anything.') },
    staff: {
      label: i18n._('Staff'),
      may: i18n._('Can view and change everything except access keys and team & resources.'),
    },
    admin: {
      label: i18n._('Administrator'),
      may: i18n._('Can do everything, including access keys and team & resources.'),
    },
  }
}
