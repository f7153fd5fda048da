import type { I18n } from '@lingui/core'
import type { UploadsState } from '../../client/uploads/upload.ts'
import { confirm } from '../../ui/confirm.ts'

/**
 * Before a connection is left: files on their way that nothing can go on with later stop. `isComingBack`: the same person
 * signs in again, and what is kept in this browser goes on then. Answers whether to go on.
 */
export const leaveUploads = async (
  i18n: I18n,
  state: UploadsState | undefined,
  isComingBack: boolean,
): Promise<boolean> => {
  const isUnderWay = ({ phase }: { phase: string }): boolean => phase !== 'done' && phase !== 'failed'
  const stops = state?.uploads.filter((upload) => isUnderWay(upload) && !(isComingBack && upload.kept)) ?? []
  if (stops.length === 0) return true
  return confirm({
    title: i18n._('Sign out and stop uploads?'),
    text: i18n._(
      '{count, plural, one {One file has not been sent yet. It is not kept in this browser: choose it again after you sign in.} other {# files have not been sent yet. They are not kept in this browser: choose them again after you sign in.}}',
      { count: stops.length },
    ),
    confirmLabel: i18n._('Sign out'),
    cancelLabel: i18n._('Stay'),
    danger: true,
  })
}
