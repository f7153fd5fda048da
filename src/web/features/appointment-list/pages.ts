import { withMessages } from '../../i18n/catalogue.ts'
import type { PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'
import { readAppointments } from './first-reads.ts'

/** What the dashboard knows of the list of appointments before it is opened. */
export const appointmentListPages: PageDeclaration = {
  id: 'appointments',
  title: /*i18n*/ 'Appointments',
  short: /*i18n*/ 'List',
  icon: 'list',
  to: paths.appointments.list(),
  group: 'day',
  key: 'l',
  routes: [
    { at: ['/appointments/list'], load: withMessages(() => import('./page.tsx')), firstReads: readAppointments },
    { at: ['/appointments/:id/guests/:position'], load: withMessages(() => import('../guest/page.tsx')) },
  ],
}
