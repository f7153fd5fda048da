import { withMessages } from '../../i18n/catalogue.ts'
import type { PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'

/** What the dashboard knows of the people who work here before they are opened. */
export const peoplePages: PageDeclaration = {
  id: 'people',
  title: /*i18n*/ 'People',
  icon: 'user',
  to: paths.settings.people(),
  group: 'settings',
  key: 'b',
  right: 'administer',
  extension: 'people',
  routes: [{ at: ['/settings/people'], load: withMessages(() => import('./people-page.tsx')) }],
}

/** What the dashboard knows of access keys before it is opened. */
export const keysPages: PageDeclaration = {
  id: 'keys',
  title: /*i18n*/ 'Access keys',
  icon: 'key',
  to: paths.settings.keys(),
  group: 'settings',
  key: 'e',
  right: 'administer',
  routes: [{ at: ['/settings/keys'], load: withMessages(() => import('./keys-page.tsx')) }],
}
