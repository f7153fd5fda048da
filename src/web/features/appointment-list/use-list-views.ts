import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { BuiltInView } from '../../ui/views/use-views.ts'
import { OWN } from '../../commands/appointments/list/list-url.ts'
import { useConnections } from '../../commands/appointments/list/use-connections.ts'

/** The views of the list that everybody has, one for each calendar that is connected from elsewhere among them. */
export function useListViews(): readonly BuiltInView[] {
  const { i18n } = useLingui()
  const connections = useConnections()
  return useMemo(
    () => [
      { id: 'today', name: i18n._('Today'), query: 'when=today' },
      { id: 'week', name: i18n._('The next 7 days'), query: 'when=week' },
      { id: 'unconfirmed', name: i18n._('Unconfirmed'), query: 'status=pending&model=fixed' },
      { id: 'no-shows', name: i18n._('No-shows this month'), query: 'subStatus=no-show&when=month' },
      {
        id: 'cancelled',
        name: i18n._('{count, plural, one {Canceled} other {Canceled}}', { count: 2 }),
        query: 'status=cancelled&when=any&columns=start,status,service,calendars,cancelled,cancellationOrigin',
      },
      { id: 'polls', name: i18n._('Polls'), query: 'model=poll&when=any' },
      {
        id: 'blocks',
        name: i18n._('Blocked times'),
        query: 'only=blocks&columns=start,calendars,blockedUntil,description',
      },
      ...connections
        .filter(({ id, connected }) => id !== OWN && connected === true)
        .map(({ id, label }) => ({ id, name: label, query: `connection=${id}` })),
    ],
    [i18n, connections],
  )
}
