// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages, type ServiceInPage } from '../fields/testing/service-in-page.tsx'
import OrganizationPage from '../features/organization/edit-page.tsx'
import MediumPage from '../features/media/edit-page.tsx'
import PresetPage from '../features/presets/edit-page.tsx'
import RoomPage from '../features/rooms/edit-page.tsx'
import ServiceTypePage from '../features/service-types/edit-page.tsx'
import CalendarPage from '../features/team/edit-page.tsx'
import SchedulePage from '../features/weekly-schedules/edit-page.tsx'

afterEach(cleanup)

const WAIT = { timeout: 20_000 }
const EXTENSIONS = ['calendars', 'keys', 'me', 'organization', 'people', 'changes', 'audit']

/** A record of one kind: where its page is, and how it is called by another program, and asked what it is called. */
interface Kind {
  page: ReactNode
  at: string
  open: (service: ServiceInPage) => {
    address: string
    call: (name: string) => Promise<unknown>
    called: () => Promise<string | null | undefined>
  }
}

const first = <T,>(all: readonly T[]): T => {
  const [found] = all
  if (!found) throw new Error('the demo has one')
  return found
}

const KINDS: Readonly<Record<string, Kind>> = {
  'a person or resource': {
    page: <CalendarPage />,
    at: '/calendars/:id',
    open: ({ api, demo }) => {
      const params = { id: first(demo.calendars).id }
      return {
        address: `/calendars/${params.id}`,
        call: (name) => api.adminCalendars.update({ params, body: { name } }),
        called: async () => (await api.calendars.get({ params })).name,
      }
    },
  },
  'a service type': {
    page: <ServiceTypePage />,
    at: '/service-types/:id',
    open: ({ api, demo }) => {
      const params = { id: first(demo.serviceTypes).id }
      return {
        address: `/service-types/${params.id}`,
        call: (name) => api.serviceTypes.update({ params, body: { name } }),
        called: async () => (await api.serviceTypes.get({ params })).name,
      }
    },
  },
  'a weekly schedule': {
    page: <SchedulePage />,
    at: '/weekly-schedules/:id',
    open: ({ api, demo }) => {
      const { id, calendarId } = first(demo.weeklySchedules)
      const params = { id }
      return {
        address: `/weekly-schedules/${id}?calendarId=${calendarId}`,
        call: (name) => api.weeklySchedules.update({ params, body: { name } }),
        called: async () => (await api.weeklySchedules.get({ params, query: { calendarId } })).name,
      }
    },
  },
  'a preset': {
    page: <PresetPage />,
    at: '/presets/:id',
    open: ({ api, demo }) => {
      const params = { id: first(demo.presets).id }
      return {
        address: `/presets/${params.id}`,
        call: (title) => api.presets.update({ params, body: { title } }),
        called: async () => (await api.presets.get({ params })).title,
      }
    },
  },
  'a room': {
    page: <RoomPage />,
    at: '/rooms/:id',
    open: ({ api, demo }) => {
      const params = { publicId: first(demo.rooms).publicId }
      return {
        address: `/rooms/${params.publicId}`,
        call: (name) => api.rooms.update({ params, body: { template: { name } } }),
        called: async () => (await api.rooms.get({ params })).template.name,
      }
    },
  },
  'a file': {
    page: <MediumPage />,
    at: '/multimedia/:id',
    open: ({ api, demo }) => {
      const params = { id: first(demo.multimedia).id }
      return {
        address: `/multimedia/${params.id}`,
        call: (name) => api.multimedia.update({ params, body: { name } }),
        called: async () => (await api.multimedia.get({ params })).name,
      }
    },
  },
  'the organization': {
    page: <OrganizationPage />,
    at: '/settings/organization',
    open: ({ api }) => ({
      address: '/settings/organization',
      call: (name) => api.adminOrganization.update({ body: { name } }),
      called: async () => (await api.me.get({})).organization.name,
    }),
  },
}

test.each(Object.entries(KINDS))('an earlier version of %s is restored by a write of its own', async (_, kind) => {
  const service = await openService('admin', EXTENSIONS)
  const { address, call, called } = kind.open(service)
  await call('Called first')
  await call('Called second')
  renderPages(service, address, { [kind.at]: kind.page })
  const user = userEvent.setup()
  // What else there is of the organization is in no menu.
  const way = await screen.findByRole('button', { name: /^(History|More actions)$/ }, WAIT)
  await user.click(way)
  if (way.textContent !== 'History') await user.click(await screen.findByRole('menuitem', { name: 'History' }, WAIT))
  const panel = within(await screen.findByRole('dialog', { name: 'History' }, WAIT))
  const [latest, earlier] = await panel.findAllByRole('listitem', {}, WAIT)
  if (!latest || !earlier) throw new Error('two changes were made')
  expect(latest.textContent).toMatch(/Called first.*Called second/)
  await user.click(within(earlier).getByRole('button', { name: 'Restore this version' }))
  const question = await screen.findByRole('alertdialog', { name: /^Restore the version of / })
  const writes = () => service.calls.filter(({ method }) => method === 'PUT').length
  const before = writes()
  await user.click(within(question).getByRole('button', { name: 'Restore' }))
  await waitFor(async () => expect(await called()).toBe('Called first'), WAIT)
  expect(writes()).toBe(before + 1)
})
