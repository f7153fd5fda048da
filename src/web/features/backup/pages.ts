import { withMessages } from '../../i18n/catalogue.ts'
import type { PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'

/** What the dashboard knows of backups before they are opened. */
export const backupPages: PageDeclaration = {
  id: 'backup',
  title: /*i18n*/ 'Backup',
  icon: 'folder',
  to: paths.settings.backup(),
  group: 'settings',
  key: 'v',
  right: 'export',
  routes: [{ at: ['/settings/backup'], load: withMessages(() => import('./page.tsx')) }],
}
