import { contract } from '#api/contract/table.ts'
import { queryAllOf } from '../../client/query.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { foundIn, type PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'

/** What the dashboard knows of service types before it is opened. */
export const serviceTypesPages: PageDeclaration = {
  id: 'serviceTypes',
  title: /*i18n*/ 'Service types',
  icon: 'tag',
  to: paths.serviceTypes.list(),
  group: 'services',
  key: 'y',
  routes: [
    { at: ['/service-types'], load: withMessages(() => import('./page.tsx')) },
    { at: ['/service-types/new', '/service-types/:id'], load: withMessages(() => import('./edit-page.tsx')) },
  ],
  creates: [{ id: 'serviceType', label: /*i18n*/ 'New service type', to: paths.serviceTypes.create() }],
  search: {
    keepLabels: true,
    // The service has no search of its own (specification 4.3): what is there is ranked here.
    query: (api) =>
      foundIn(queryAllOf(api, contract.serviceTypes.list), ({ items }) =>
        items.map(({ id, name, slug }) => ({
          id: `serviceType ${id}`,
          label: name,
          words: slug,
          to: paths.serviceTypes.one(id),
        })),
      ),
  },
}
