import { withMessages } from '../../i18n/catalogue.ts'
import type { PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'

/** What the dashboard knows of weekly schedules before it is opened. */
export const weeklySchedulesPages: PageDeclaration = {
  id: 'weeklySchedules',
  title: /*i18n*/ 'Weekly schedules',
  icon: 'week',
  to: paths.weeklySchedules.list(),
  group: 'services',
  key: 'w',
  routes: [
    { at: ['/weekly-schedules'], load: withMessages(() => import('./page.tsx')) },
    { at: ['/weekly-schedules/compare'], load: withMessages(() => import('./compare/compare-page.tsx')) },
    {
      at: ['/weekly-schedules/clock-changes'],
      load: withMessages(() => import('./clock-changes/clock-changes-page.tsx')),
    },
    { at: ['/weekly-schedules/new', '/weekly-schedules/:id'], load: withMessages(() => import('./edit-page.tsx')) },
  ],
  creates: [
    {
      id: 'schedule',
      label: /*i18n*/ 'New weekly schedule',
      words: /*i18n*/ 'opening hours',
      to: paths.weeklySchedules.create(),
    },
  ],
}
