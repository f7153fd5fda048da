import { useLingui } from '@lingui/react'
import { readTypedDate } from '#api/time/typed-date.ts'
import { dateOf } from '#api/time/zoned.ts'
import { useOpenedAt } from '../../client/use-now.ts'
import { useExtension } from '../../client/use-operation.ts'
import { useRights } from '../../client/use-caller.ts'
import { houseZone } from '../../fields/known-zone.ts'
import { useCalendars } from '../../fields/references.ts'
import { useLocale } from '../../i18n/locale-provider.tsx'
import { isLocale, LOCALES } from '../../i18n/locales.ts'
import { paths } from '../../paths/paths.ts'
import { useMode } from '../../theme/scheme.ts'
import { showToast } from '../../ui/toast.ts'
import { headingOf } from '../navigation.ts'
import { useOfferedPages } from '../pages.ts'
import type { Choice } from './choice.ts'
import { FIT } from './rank.ts'

/** What the palette offers without asking the service: pages, new records, dates and things to do. */
export function useFixed(typed: string, onShortcuts: () => void, onSignOut?: () => void): Choice[] {
  const { i18n } = useLingui()
  const { locale, setLocale, format } = useLocale()
  const { mode, setMode } = useMode()
  const rights = useRights()
  const makesCalendars = useExtension('calendars')
  const zone = houseZone(useCalendars().byId.values())
  const today = dateOf(useOpenedAt(), zone)
  const date = readTypedDate(typed, today, format.monthFirst)

  const declared = useOfferedPages()
  const pages = declared.map(({ to, title, icon, key, group }): Choice => {
    const heading = headingOf(group)
    return {
      id: `page ${to}`,
      group: 'pages',
      icon,
      label: i18n._(title),
      to,
      unasked: true,
      keys: `g ${key}`,
      ...(heading && { words: i18n._(heading) }),
    }
  })
  // A deployment that tells no rights decides by itself.
  const mayMake = rights !== undefined && (rights?.includes('write') ?? true)
  const administers = makesCalendars && (rights?.includes('administer') ?? true)
  const creations = declared.flatMap(({ creates = [] }) =>
    creates.flatMap(({ id, label, words, administersCalendars, icon = 'plus', ...more }): Choice[] =>
      mayMake && (administers || !administersCalendars)
        ? [
            {
              ...more,
              id: `create ${id}`,
              group: 'create',
              icon,
              label: i18n._(label),
              ...(words && { words: i18n._(words) }),
            },
          ]
        : [],
    ),
  )
  const schemes = [
    { to: 'light', icon: 'sun', label: i18n._('Light colors') },
    { to: 'dark', icon: 'moon', label: i18n._('Dark colors') },
    { to: 'system', icon: 'screen', label: i18n._('Device colors') },
  ] as const
  const mayForget = rights !== undefined && (rights?.includes('anonymize') ?? true)
  // The day is today's; the others begin there, too.
  const views = [
    { view: 'week', label: i18n._('Week view') },
    { view: 'month', label: i18n._('Month view') },
    { view: 'agenda', label: i18n._('Agenda view') },
  ] as const
  const copyLink = async () => {
    const url = new URL(location.href)
    // Mock mode and its faults are of this visit, not of the page.
    for (const name of ['mock', 'faults']) url.searchParams.delete(name)
    try {
      await navigator.clipboard.writeText(url.href)
      showToast({ text: i18n._('Link copied') })
    } catch {
      showToast({ tone: 'no-show', text: i18n._('The browser doesn’t allow copying here. Copy the address above.') })
    }
  }
  const actions: Choice[] = [
    ...(date === undefined
      ? []
      : [
          {
            id: `date ${date}`,
            group: 'date',
            icon: 'calendar',
            label: i18n._('Go to {date}', { date: format.plainDate(date, 'long') }),
            to: paths.appointments.calendar({ date }),
            atLeast: FIT.prefix,
          } as const,
        ]),
    {
      id: 'today',
      group: 'actions',
      icon: 'calendar',
      label: i18n._('Today’s calendar'),
      // The calendar knows which day it is where it is.
      to: paths.appointments.calendar({ view: 'day' }),
      unasked: true,
    },
    ...views.map(({ view, label }): Choice => ({
      id: `view ${view}`,
      group: 'actions',
      icon: 'calendar',
      label,
      to: paths.appointments.calendar({ view }),
    })),
    ...(mayForget
      ? [
          {
            id: 'mask',
            group: 'actions',
            icon: 'absent',
            label: i18n._('Anonymize old guests'),
            to: paths.appointments.calendar({ open: 'mask' }),
          } as const,
        ]
      : []),
    {
      id: 'take',
      group: 'actions',
      icon: 'print',
      label: i18n._('Print or export'),
      words: i18n._('day sheet paper calendar file ics csv'),
      to: paths.appointments.calendar({ open: 'take' }),
    },
    {
      id: 'copy',
      group: 'actions',
      icon: 'link',
      label: i18n._('Copy link to this page'),
      run: () => void copyLink(),
    },
    {
      id: 'shortcuts',
      group: 'actions',
      icon: 'keyboard',
      label: i18n._('Keyboard shortcuts'),
      keys: '?',
      words: i18n._('help keys'),
      run: onShortcuts,
      unasked: true,
    },
    ...schemes.flatMap(({ to, icon, label }): Choice[] =>
      to === mode
        ? []
        : [
            {
              id: `mode ${to}`,
              group: 'actions',
              icon,
              label,
              words: i18n._('theme mode'),
              run: () => setMode(to),
              unasked: to !== 'system',
            },
          ],
    ),
    ...Object.entries(LOCALES).flatMap(([tag, { name }]): Choice[] =>
      tag === locale || !isLocale(tag)
        ? []
        : [
            {
              id: `language ${tag}`,
              group: 'actions',
              icon: 'globe',
              label: i18n._('Language: {name}', { name }),
              run: () => void setLocale(tag),
            },
          ],
    ),
    ...(onSignOut
      ? [{ id: 'sign out', group: 'actions', icon: 'exit', label: i18n._('Sign out'), run: onSignOut } as const]
      : []),
  ]
  return [...actions, ...pages, ...creations]
}
