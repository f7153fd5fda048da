import { withMessages } from '../../i18n/catalogue.ts'
import type { PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'

/** What the dashboard knows of the organization's settings before they are opened. */
export const organizationPages: PageDeclaration = {
  id: 'organization',
  title: /*i18n*/ 'Organization',
  icon: 'settings',
  to: paths.settings.organization(),
  group: 'settings',
  key: 'n',
  routes: [{ at: ['/settings/organization'], load: withMessages(() => import('./edit-page.tsx')) }],
}
