import type { IconName } from '../ui/icons.tsx'
import { paths } from '../paths/paths.ts'

/** One entry of the navigation; `label` is a message id. */
export interface NavigationEntry {
  to: string
  label: string
  /** Short form for the bottom bar of a phone; a message id too. */
  short?: string
  icon: IconName
  /** Current only at exactly this address, not below it. */
  end?: boolean
}

/** A group of entries under a heading; the first group needs none. */
export interface NavigationGroup {
  label?: string
  entries: readonly NavigationEntry[]
}

/** The navigation of the dashboard, in the order of a front desk's day. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    entries: [
      { to: paths.home(), label: /*i18n*/ 'Today', icon: 'home', end: true },
      { to: paths.appointments.calendar(), label: /*i18n*/ 'Calendar', icon: 'calendar', end: true },
      { to: paths.appointments.list(), label: /*i18n*/ 'Appointments', short: /*i18n*/ 'List', icon: 'list' },
    ],
  },
  {
    label: /*i18n*/ 'Services and hours',
    entries: [
      { to: paths.services.list(), label: /*i18n*/ 'Services', icon: 'service' },
      { to: paths.serviceTypes.list(), label: /*i18n*/ 'Service types', icon: 'tag' },
      { to: paths.weeklySchedules.list(), label: /*i18n*/ 'Weekly schedules', icon: 'week' },
      { to: paths.calendars.list(), label: /*i18n*/ 'Team & resources', icon: 'people' },
    ],
  },
  {
    label: /*i18n*/ 'Media',
    entries: [
      { to: paths.presets.list(), label: /*i18n*/ 'Presets', icon: 'preset' },
      { to: paths.rooms.list(), label: /*i18n*/ 'Online rooms', icon: 'room' },
      { to: paths.multimedia.list(), label: /*i18n*/ 'Library', icon: 'media' },
    ],
  },
  {
    label: /*i18n*/ 'Settings',
    entries: [
      { to: paths.settings.connection(), label: /*i18n*/ 'Connection', icon: 'link' },
      { to: paths.settings.keys(), label: /*i18n*/ 'Access keys', icon: 'key' },
    ],
  },
]

/** What the bottom bar of a phone shows beside “More”. */
export const BOTTOM_BAR: readonly NavigationEntry[] = [
  ...(NAVIGATION[0]?.entries ?? []),
  ...(NAVIGATION[1]?.entries.slice(0, 1) ?? []),
]
