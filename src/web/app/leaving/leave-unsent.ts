import type { I18n } from '@lingui/core'
import type { Api } from '../../client/create-api.ts'
import { countUnsent } from '../../offline/database.ts'
import { databaseOf } from '../../offline/late-door.ts'
import { confirm } from '../../ui/confirm.ts'

/** Says that what is not sent yet goes with the connection. */
export const unsentGo = (i18n: I18n, count: number): string =>
  i18n._(
    '{count, plural, one {One change hasn’t been sent to the server yet. Signing out deletes it.} other {# changes haven’t been sent to the server yet. Signing out deletes them.}}',
    { count },
  )

/** Says the same of a connection that is forgotten, whether it is in use or not; empty where nothing waits. */
export const unsentOf = async (i18n: I18n, connectionId: string): Promise<string> => {
  const count = await countUnsent(databaseOf(connectionId)).catch(() => 0)
  return count === 0 ? '' : unsentGo(i18n, count)
}

/**
 * Before a connection is left: what is not sent yet goes with the key that could read it, so the person is asked first.
 * Answers whether to go on.
 */
export const leaveUnsent = async (i18n: I18n, api: Api): Promise<boolean> => {
  const count = (await (await api.offline?.open())?.unsent()) ?? 0
  if (count === 0) return true
  return confirm({
    title: i18n._('Sign out and lose what isn’t sent?'),
    text: unsentGo(i18n, count),
    confirmLabel: i18n._('Sign out'),
    cancelLabel: i18n._('Stay'),
    danger: true,
  })
}
