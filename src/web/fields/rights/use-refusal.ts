import { useLingui } from '@lingui/react'
import { type Right, useRights } from '../../client/use-caller.ts'

const REASONS: Readonly<Record<Right, string>> = {
  read: /*i18n*/ 'Your access doesn’t include reading records.',
  write: /*i18n*/ 'You have view-only access.',
  overbook: /*i18n*/ 'Your access doesn’t include double-booking.',
  anonymize: /*i18n*/ 'Your access doesn’t include anonymizing guests.',
  export: /*i18n*/ 'Your access doesn’t include exports.',
  audit: /*i18n*/ 'Your access doesn’t include the audit log.',
  administer: /*i18n*/ 'Only administrators can do this.',
}

/** Why what takes this right is refused, the id of a message; undefined where it is not, and where nobody can tell. */
export const refusalOf = (right: Right, rights: readonly Right[] | null | undefined): string | undefined =>
  rights && !rights.includes(right) ? REASONS[right] : undefined

/**
 * Why the key in use may not do what takes this right, in words; undefined where it may, and where nobody can tell, since
 * then the service decides.
 */
export const useRefusal = (right: Right): string | undefined => {
  const { i18n } = useLingui()
  const reason = refusalOf(right, useRights())
  return reason && i18n._(reason)
}
