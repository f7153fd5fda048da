import type { I18n } from '@lingui/core'
import type { useRole } from '../../client/use-role.ts'
import { paths } from '../../paths/paths.ts'
import type { Choice } from './choice.ts'

const create = (id: string, label: string, to: string, words?: string): Choice => ({
  id: `create ${id}`,
  group: 'create',
  icon: 'plus',
  label,
  to,
  ...(words && { words }),
})

/** What can be made from anywhere by who may write: bookings, ways to one, and records. */
export function creationsOf(i18n: I18n, role: ReturnType<typeof useRole>, makesCalendars: boolean): Choice[] {
  if (role === 'viewer' || role === undefined) return []
  return [
    {
      ...create('appointment', i18n._('New appointment'), paths.appointments.create(), i18n._('book booking')),
      unasked: true,
      keys: 'n',
    },
    {
      ...create('block', i18n._('Block time'), paths.appointments.calendar({ open: 'block' })),
      unasked: true,
      icon: 'block',
    } as const,
    {
      ...create(
        'quick',
        i18n._('Quick booking'),
        paths.appointments.calendar({ open: 'quick' }),
        i18n._('one line type'),
      ),
      icon: 'edit',
      keys: 'q',
    } as const,
    {
      ...create(
        'walk-in',
        i18n._('Walk-in'),
        paths.appointments.calendar({ open: 'walk-in' }),
        i18n._('now without appointment'),
      ),
      icon: 'arrive',
      keys: 'w',
    } as const,
    {
      ...create(
        'find',
        i18n._('Find a time'),
        paths.appointments.calendar({ open: 'find' }),
        i18n._('free slot when search'),
      ),
      icon: 'search',
    } as const,
    {
      ...create(
        'waiting',
        i18n._('Waiting list'),
        paths.appointments.calendar({ open: 'waiting' }),
        i18n._('waits queue canceled'),
      ),
      icon: 'clock',
    } as const,
    create('service', i18n._('New service'), paths.services.create()),
    create('serviceType', i18n._('New service type'), paths.serviceTypes.create()),
    create('schedule', i18n._('New weekly schedule'), paths.weeklySchedules.create(), i18n._('opening hours')),
    create('preset', i18n._('New preset'), paths.presets.create()),
    create('room', i18n._('New room'), paths.rooms.create()),
    create('medium', i18n._('Add file'), paths.multimedia.create(), i18n._('upload picture video')),
    // Staff may not administer calendars (interface, rights).
    ...(makesCalendars && role !== 'staff'
      ? [create('calendar', i18n._('New person or resource'), paths.calendars.create())]
      : []),
  ]
}
