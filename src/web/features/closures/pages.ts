import { withMessages } from '../../i18n/catalogue.ts'
import type { PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'

/** What the dashboard knows of closures before they are opened. */
export const closuresPages: PageDeclaration = {
  id: 'closures',
  title: /*i18n*/ 'Closures',
  icon: 'block',
  to: paths.closures(),
  group: 'services',
  key: 'd',
  routes: [{ at: ['/closures'], load: withMessages(() => import('./page.tsx')) }],
}
