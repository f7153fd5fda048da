import { withMessages } from '../../i18n/catalogue.ts'
import type { PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'

/** What the dashboard knows of the library of files before it is opened. */
export const mediaPages: PageDeclaration = {
  id: 'multimedia',
  title: /*i18n*/ 'Library',
  icon: 'media',
  to: paths.multimedia.list(),
  group: 'media',
  key: 'm',
  routes: [
    { at: ['/multimedia'], load: withMessages(() => import('./page.tsx')) },
    { at: ['/multimedia/trash'], load: withMessages(() => import('./trash/trash-page.tsx')) },
    { at: ['/multimedia/new', '/multimedia/:id'], load: withMessages(() => import('./edit-page.tsx')) },
  ],
  creates: [
    {
      id: 'medium',
      label: /*i18n*/ 'Add file',
      words: /*i18n*/ 'upload picture video',
      to: paths.multimedia.create(),
    },
  ],
}
