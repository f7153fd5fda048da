import type { I18n } from '@lingui/core'
import type { UploadsState } from '../../client/uploads/upload.ts'
import { confirm } from '../../ui/confirm.ts'

export { leaveUnsent } from './leave-unsent.ts'
export { clearHistory } from '../../commands/appointments/history.ts'

/**
 * How a connection is left. `out`: for good; `back`: the same person signs in again; `switch`: another one is opened, and this
 * one stays saved. What is kept in this browser goes on after the last two.
 */
export type Leaving = 'out' | 'back' | 'switch'

/**
 * Before a connection is left: files on their way that nothing can go on with later stop. Answers whether to go on.
 */
export const leaveUploads = async (i18n: I18n, state: UploadsState | undefined, leaving: Leaving): Promise<boolean> => {
  const isUnderWay = ({ phase }: { phase: string }): boolean => phase !== 'done' && phase !== 'failed'
  const stops = state?.uploads.filter((upload) => isUnderWay(upload) && !(leaving !== 'out' && upload.kept)) ?? []
  const count = stops.length
  if (count === 0) return true
  const words =
    leaving === 'switch'
      ? {
          title: i18n._('Switch and stop uploads?'),
          text: i18n._(
            '{count, plural, one {One file hasn’t been sent yet. It isn’t kept in this browser: choose it again after you come back.} other {# files haven’t been sent yet. They aren’t kept in this browser: choose them again after you come back.}}',
            { count },
          ),
          confirmLabel: i18n._('Switch'),
        }
      : {
          title: i18n._('Sign out and stop uploads?'),
          text: i18n._(
            '{count, plural, one {One file hasn’t been sent. This browser can’t keep files: choose yours again after you sign in.} other {# files haven’t been sent. This browser can’t keep files: choose yours again after you sign in.}}',
            { count },
          ),
          confirmLabel: i18n._('Sign out'),
        }
  return confirm({ ...words, cancelLabel: i18n._('Stay'), danger: true })
}
