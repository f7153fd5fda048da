import { useLingui } from '@lingui/react'
import { uploadsOf } from '../../client/upload-store.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { mayLeaveNow } from '../../ui/may-leave.ts'
import { useSessionState } from '../session/session-context.ts'

const loadLeaving = withMessages(() => import('../leaving/leave-uploads.ts'))

/**
 * Asks before another connection takes the place of the open one: unsaved input and files that nothing can go on with later
 * would be lost. Answers whether to go on; at once where it is the same connection.
 */
export function useMaySwitch(): (id?: string) => Promise<boolean> {
  const { i18n } = useLingui()
  const state = useSessionState()
  return async (id) => {
    if (!(await mayLeaveNow())) return false
    if (state.status !== 'in' || (state.kind === 'real' && state.connection.id === id)) return true
    const uploads = uploadsOf(state.api).state()
    if (!uploads) return true
    const { leaveUploads } = await loadLeaving()
    return leaveUploads(i18n, uploads, 'switch')
  }
}
