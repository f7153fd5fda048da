import { withMessages } from '../../i18n/catalogue.ts'
import type { PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'
import { readDay } from './first-reads.ts'

/** What the dashboard knows of the calendar before it is opened. */
export const calendarPages: PageDeclaration = {
  id: 'calendar',
  title: /*i18n*/ 'Calendar',
  icon: 'calendar',
  to: paths.appointments.calendar(),
  group: 'day',
  key: 'c',
  routes: [
    {
      at: ['/appointments', '/appointments/new', '/appointments/:id'],
      load: withMessages(() => import('./calendar-or-link.tsx')),
      firstReads: readDay,
    },
    { at: ['/appointments/paper'], load: withMessages(() => import('../paper/page.tsx')) },
  ],
  creates: [
    {
      id: 'appointment',
      label: /*i18n*/ 'New appointment',
      words: /*i18n*/ 'book booking poll series repeat',
      to: paths.appointments.create(),
      keys: 'n',
      unasked: true,
    },
    {
      id: 'block',
      label: /*i18n*/ 'Block time',
      to: paths.appointments.calendar({ open: 'block' }),
      icon: 'block',
      unasked: true,
    },
    {
      id: 'quick',
      label: /*i18n*/ 'Quick booking',
      words: /*i18n*/ 'one line type',
      to: paths.appointments.calendar({ open: 'quick' }),
      icon: 'edit',
      keys: 'q',
    },
    {
      id: 'walk-in',
      label: /*i18n*/ 'Walk-in',
      words: /*i18n*/ 'now without appointment',
      to: paths.appointments.calendar({ open: 'walk-in' }),
      icon: 'arrive',
      keys: 'w',
    },
    {
      id: 'find',
      label: /*i18n*/ 'Find a time',
      words: /*i18n*/ 'free slot when search',
      to: paths.appointments.calendar({ open: 'find' }),
      icon: 'search',
    },
    {
      id: 'waiting',
      label: /*i18n*/ 'Waiting list',
      words: /*i18n*/ 'waits queue canceled',
      to: paths.appointments.calendar({ open: 'waiting' }),
      icon: 'clock',
    },
    {
      id: 'paper',
      label: /*i18n*/ 'Enter from paper',
      words: /*i18n*/ 'printed outage day sheet marks',
      to: paths.appointments.paper(),
      icon: 'print',
    },
  ],
}
