import { withMessages } from '../../i18n/catalogue.ts'
import type { PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'

/** What the dashboard knows of the shift's journal before it is opened. */
export const journalPages: PageDeclaration = {
  id: 'journal',
  title: /*i18n*/ 'Journal',
  icon: 'notes',
  to: paths.journal(),
  group: 'day',
  key: 'j',
  routes: [{ at: ['/journal'], load: withMessages(() => import('./page.tsx')) }],
}
