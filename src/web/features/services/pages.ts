import { contract } from '#api/contract/table.ts'
import { queryOf } from '../../client/query.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { foundIn, type PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'
import { readServices } from './first-reads.ts'

/** What the dashboard knows of services before it is opened. */
export const servicesPages: PageDeclaration = {
  id: 'services',
  title: /*i18n*/ 'Services',
  icon: 'service',
  to: paths.services.list(),
  group: 'services',
  key: 's',
  routes: [
    { at: ['/services'], load: withMessages(() => import('./page.tsx')), firstReads: readServices },
    { at: ['/services/new', '/services/:id'], load: withMessages(() => import('./edit-page.tsx')) },
  ],
  creates: [{ id: 'service', label: /*i18n*/ 'New service', to: paths.services.create() }],
  search: {
    byService: true,
    keepLabels: true,
    query: (api, search, i18n) =>
      foundIn(queryOf(api, contract.services.list, { query: { search, limit: 8 } }), ({ items }) =>
        items.map(({ id, name, active }) => ({
          id: `service ${id}`,
          label: name,
          to: paths.services.one(id),
          ...(active ? {} : { detail: i18n._('Inactive') }),
        })),
      ),
  },
}
