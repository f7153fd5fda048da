import { useLingui } from '@lingui/react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import type { LinkedCount } from './day-numbers.ts'
import type { Figure } from './numbers.tsx'
import type { TodayView } from './use-today.ts'
import { DAYS_AHEAD } from './when.ts'

const orNull = (counted: LinkedCount | undefined, failed: boolean) => counted ?? (failed ? null : undefined)

/** The numbers of today: who is here, late and next, and what needs attention, in the order of their haste. */
export function useFigures(view: TodayView): {
  now: Figure[]
  attention: Figure[]
} {
  const { counted, near, ahead, waiting, broken, free, calendars, services, schedules } = view
  const { i18n } = useLingui()
  const format = useFormat()
  // Whole hours are enough from two on: never more than there are.
  const about = (minutes: number) => format.minutes(minutes >= 120 ? Math.floor(minutes / 60) * 60 : minutes)
  const of = (name: keyof typeof counted, failed: boolean) => orNull(counted[name], failed)
  const media = (query: typeof waiting, status: string) =>
    orNull(query.data && { count: query.data.length, to: paths.multimedia.list({ status }) }, query.isError)
  const lost = near.isError
  const none = { count: 0 }
  const needy = media(waiting, 'need_action')
  const spoiled = media(broken, 'error')
  const now: Figure[] = [
    { key: 'here', label: i18n._('Here now'), icon: 'arrive', tone: 'arrived', counted: of('here', lost) },
    { key: 'late', label: i18n._('Late'), icon: 'warning', tone: 'no-show', counted: of('late', lost) },
    { key: 'coming', label: i18n._('Up next'), icon: 'clock', tone: 'confirmed', counted: of('coming', lost) },
    {
      key: 'free',
      label: i18n._('Free time left'),
      icon: 'book',
      tone: 'neutral',
      counted: orNull(
        free && { count: free.left },
        [near, calendars, services, schedules].some(({ error }) => error !== null),
      ),
      ...(free && { said: about(free.left) }),
      ...(free && free.open > 0 && { of: i18n._('of {length}', { length: about(free.open) }) }),
    },
  ]
  const attention: Figure[] = [
    {
      key: 'unconfirmed',
      label: i18n._('Unconfirmed, {days} days', { days: DAYS_AHEAD + 1 }),
      icon: 'pending',
      tone: 'pending',
      counted: of('unconfirmed', ahead.isError),
    },
    { key: 'conflicts', label: i18n._('Conflicts'), icon: 'warning', tone: 'no-show', counted: of('conflicts', lost) },
    { key: 'holds', label: i18n._('Holds expiring soon'), icon: 'hold', tone: 'neutral', counted: of('holds', lost) },
    { key: 'noShows', label: i18n._('No-shows today'), icon: 'absent', tone: 'no-show', counted: of('noShows', lost) },
    {
      key: 'cancelled',
      label: i18n._('Canceled today'),
      icon: 'cancelled',
      tone: 'cancelled',
      counted: of('cancelled', lost),
    },
    { key: 'needy', label: i18n._('Missing files'), icon: 'media', tone: 'neutral', counted: needy },
    {
      key: 'spoiled',
      label: i18n._('Files with errors'),
      icon: 'warning',
      tone: 'no-show',
      // Where the files could not be read, the row above says so.
      counted: spoiled === null ? none : spoiled,
    },
  ]
  // What counts none asks for nothing.
  return { now, attention: attention.filter(({ counted: it }) => !it || it.count > 0) }
}
