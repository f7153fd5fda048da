import { contract } from '#api/contract/table.ts'
import { queryOf } from '../../client/query.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { foundIn, type PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'
import { readPresets } from './first-reads.ts'

/** What the dashboard knows of presets before it is opened. */
export const presetsPages: PageDeclaration = {
  id: 'presets',
  title: /*i18n*/ 'Presets',
  icon: 'preset',
  to: paths.presets.list(),
  group: 'media',
  key: 'p',
  routes: [
    { at: ['/presets'], load: withMessages(() => import('./page.tsx')), firstReads: readPresets },
    { at: ['/presets/new', '/presets/:id'], load: withMessages(() => import('./edit-page.tsx')) },
  ],
  creates: [{ id: 'preset', label: /*i18n*/ 'New preset', to: paths.presets.create() }],
  search: {
    byService: true,
    keepLabels: true,
    query: (api, search) =>
      foundIn(queryOf(api, contract.presets.list, { query: { search, limit: 8 } }), ({ items }) =>
        items.map(({ id, title }) => ({ id: `preset ${id}`, label: title, to: paths.presets.one(id) })),
      ),
  },
}
