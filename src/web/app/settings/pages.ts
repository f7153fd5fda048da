import { withMessages } from '../../i18n/catalogue.ts'
import type { PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'

/** What the dashboard knows of the settings of the connection before it is opened. */
export const connectionPages: PageDeclaration = {
  id: 'connection',
  title: /*i18n*/ 'Connection',
  icon: 'link',
  to: paths.settings.connection(),
  group: 'settings',
  key: 'o',
  routes: [
    { at: ['/settings', '/settings/connection'], load: withMessages(() => import('./connection-settings.tsx')) },
  ],
}
