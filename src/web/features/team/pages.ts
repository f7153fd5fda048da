import { contract } from '#api/contract/table.ts'
import { queryOf } from '../../client/query.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { zonePlace } from '../../i18n/zone-place.ts'
import { foundIn, type PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'
import { readCalendars } from './first-reads.ts'

/** What the dashboard knows of people and resources, the interface’s calendars before it is opened. */
export const teamPages: PageDeclaration = {
  id: 'calendars',
  title: /*i18n*/ 'Team & resources',
  icon: 'people',
  to: paths.calendars.list(),
  group: 'services',
  key: 'k',
  routes: [
    { at: ['/calendars'], load: withMessages(() => import('./page.tsx')), firstReads: readCalendars },
    { at: ['/calendars/new', '/calendars/:id'], load: withMessages(() => import('./edit-page.tsx')) },
    { at: ['/setup/people'], load: withMessages(() => import('../setup/people-page.tsx')) },
  ],
  creates: [
    {
      id: 'calendar',
      label: /*i18n*/ 'New person or resource',
      to: paths.calendars.create(),
      administersCalendars: true,
    },
    {
      id: 'people',
      label: /*i18n*/ 'Add several people',
      to: paths.setup.people(),
      administersCalendars: true,
    },
  ],
  search: {
    byService: true,
    keepLabels: true,
    query: (api, search, i18n) => {
      const kinds = { agent: i18n._('Person'), asset: i18n._('Resource') }
      return foundIn(queryOf(api, contract.calendars.list, { query: { search, limit: 8 } }), ({ items }) =>
        items.map(({ id, name, type, timezone, tags }) => ({
          id: `calendar ${id}`,
          label: name,
          icon: type === 'asset' ? 'resource' : 'user',
          detail: `${kinds[type] ?? type} · ${zonePlace(timezone)}`,
          words: tags.join(' '),
          to: paths.calendars.one(id),
        })),
      )
    },
  },
}
