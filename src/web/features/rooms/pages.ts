import { contract } from '#api/contract/table.ts'
import { queryOf } from '../../client/query.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { foundIn, type PageDeclaration } from '../../pages/page.ts'
import { paths } from '../../paths/paths.ts'
import { readRooms } from './first-reads.ts'

/** What the dashboard knows of online rooms before it is opened. */
export const roomsPages: PageDeclaration = {
  id: 'rooms',
  title: /*i18n*/ 'Online rooms',
  icon: 'room',
  to: paths.rooms.list(),
  group: 'media',
  key: 'r',
  routes: [
    { at: ['/rooms'], load: withMessages(() => import('./page.tsx')), firstReads: readRooms },
    { at: ['/rooms/new', '/rooms/:id'], load: withMessages(() => import('./edit-page.tsx')) },
  ],
  creates: [{ id: 'room', label: /*i18n*/ 'New room', to: paths.rooms.create() }],
  search: {
    // The service has no search of its own (specification 4.8): what is there is ranked here.
    query: (api) =>
      foundIn(queryOf(api, contract.rooms.list, { query: { limit: 100 } }), ({ items }) =>
        items.map(({ publicId, template }) => ({
          id: `room ${publicId}`,
          label: template.name || publicId,
          words: publicId,
          to: paths.rooms.one(publicId),
        })),
      ),
  },
}
