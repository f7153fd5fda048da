import type { I18n } from '@lingui/core'
import { confirm } from '../../ui/confirm.ts'
import { clearDrafts, draftsIn } from './draft-store.ts'

/** Says that the drafts of a connection go with it. */
const draftsGo = (i18n: I18n, count: number): string =>
  i18n._(
    '{count, plural, one {One unsaved draft in this browser will be deleted.} other {# unsaved drafts in this browser will be deleted.}}',
    { count },
  )

/** Says what a connection that is forgotten takes along of what was typed; empty where that is nothing. */
export const draftsOf = async (i18n: I18n, connectionId: string): Promise<string> => {
  const { length: count } = await draftsIn(connectionId)
  return count === 0 ? '' : draftsGo(i18n, count)
}

export { clearDrafts }

/**
 * Before a connection is left: drafts hold personal data and must not wait for whoever comes next, so they go; where there
 * are any, the person is asked first. Answers whether to go on.
 */
export const leaveDrafts = async (i18n: I18n, connectionId: string): Promise<boolean> => {
  const { length: count } = await draftsIn(connectionId)
  if (count > 0) {
    const isSure = await confirm({
      title: i18n._('Sign out and delete drafts?'),
      text: draftsGo(i18n, count),
      confirmLabel: i18n._('Sign out'),
      cancelLabel: i18n._('Keep editing'),
      danger: true,
    })
    if (!isSure) return false
  }
  await clearDrafts(connectionId)
  return true
}
