import { withMessages } from '../../i18n/catalogue.ts'
import type { PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'

/** What the dashboard knows of imports before they are opened. */
export const importPages: PageDeclaration = {
  id: 'import',
  title: /*i18n*/ 'Import',
  icon: 'upload',
  to: paths.settings.import(),
  group: 'settings',
  key: 'i',
  right: 'write',
  routes: [{ at: ['/settings/import'], load: withMessages(() => import('./page.tsx')) }],
}
