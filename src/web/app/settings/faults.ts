import type { I18n } from '@lingui/core'
import { useSyncExternalStore } from 'react'
import type { FaultSwitches } from '../session/mock-service.ts'

/** The faults that are switched on; a change renders anew. */
export const useFaults = (faults: FaultSwitches): ReadonlySet<string> =>
  useSyncExternalStore(faults.subscribe, faults.current)

/** What a fault is called and what it does, for people. */
export const faultWords = (i18n: I18n, fault: string): { label: string; help: string } => {
  switch (fault) {
    case 'slow':
      return { label: i18n._('Slow connection'), help: i18n._('Every request takes up to two seconds.') }
    case '429':
      return { label: i18n._('Too many requests'), help: i18n._('Every third request is delayed by a second.') }
    case '500':
      return { label: i18n._('Server errors'), help: i18n._('Every request fails.') }
    case '409':
      return { label: i18n._('Conflicts'), help: i18n._('Every save conflicts with someone else’s change.') }
    case 'clock':
      return { label: i18n._('Wrong clock'), help: i18n._('The server’s clock is 20 minutes ahead.') }
    case 'offline':
      return { label: i18n._('Offline'), help: i18n._('No request reaches the server.') }
    case 'cut':
      return { label: i18n._('Interrupted uploads'), help: i18n._('Every other piece of a file arrives incomplete.') }
    case 'full':
      return { label: i18n._('No space for files'), help: i18n._('The server has no space for any part of a file.') }
    case 'damaged':
      return { label: i18n._('Damaged files'), help: i18n._('Files arrive with other bytes than were sent.') }
    case 'expired':
      return { label: i18n._('Upload addresses expire'), help: i18n._('The first address of every upload is refused.') }
    default:
      return { label: fault, help: '' }
  }
}
