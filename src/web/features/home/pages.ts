import { withMessages } from '../../i18n/catalogue.ts'
import type { PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'
import { readToday } from './first-reads.ts'

/** What the dashboard knows of the day’s page before it is opened. */
export const homePages: PageDeclaration = {
  id: 'home',
  title: /*i18n*/ 'Today',
  icon: 'home',
  to: paths.home(),
  group: 'day',
  key: 't',
  routes: [
    { at: ['/'], load: withMessages(() => import('./page.tsx')), firstReads: readToday },
    { at: ['/setup/start'], load: withMessages(() => import('../setup/start-page.tsx')) },
  ],
}
