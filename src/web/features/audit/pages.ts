import { withMessages } from '../../i18n/catalogue.ts'
import type { PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'

/** What the dashboard knows of the audit log before it is opened. */
export const auditPages: PageDeclaration = {
  id: 'audit',
  title: /*i18n*/ 'Audit log',
  icon: 'inbox',
  to: paths.settings.audit(),
  group: 'settings',
  key: 'u',
  right: 'audit',
  extension: 'audit',
  routes: [{ at: ['/settings/audit'], load: withMessages(() => import('./page.tsx')) }],
}
