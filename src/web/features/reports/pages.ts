import { withMessages } from '../../i18n/catalogue.ts'
import type { PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'

/** What the dashboard knows of the reports before they are opened. */
export const reportsPages: PageDeclaration = {
  id: 'reports',
  title: /*i18n*/ 'Reports',
  icon: 'inProgress',
  to: paths.reports(),
  group: 'settings',
  key: 'h',
  routes: [{ at: ['/reports'], load: withMessages(() => import('./page.tsx')) }],
}
