// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openService, renderPages } from '../fields/testing/service-in-page.tsx'
import type { PageDeclaration } from '../pages/page.ts'
import { PAGES, PagesContext } from './pages.ts'
import { AppRoutes } from './routes.tsx'
import { Shell } from './shell.tsx'

/** A page that the dashboard does not have: nothing but this names it. */
const floorPlan: PageDeclaration = {
  id: 'floorPlan',
  title: 'Floor plan',
  short: 'Floor',
  icon: 'screen',
  to: '/floor-plan',
  group: 'services',
  key: 'f',
  routes: [
    { at: ['/floor-plan'], load: () => Promise.resolve({ default: () => <h1>The plan of the floor</h1> }) },
    { at: ['/floor-plan/new'], load: () => Promise.resolve({ default: () => <h1>A wall</h1> }) },
    { at: ['/floor-plan/:id'], load: () => Promise.resolve({ default: () => <h1>The north wing</h1> }) },
  ],
  creates: [{ id: 'wall', label: 'New wall', to: '/floor-plan/new' }],
  search: {
    byService: true,
    query: (_, typed) => ({
      queryKey: ['plans', typed],
      queryFn: () => Promise.resolve([{ id: 'plan 1', label: `Wing like ${typed}`, to: '/floor-plan/1' }]),
    }),
  },
}

const open = async (address = '/settings/unknown') => {
  const service = await openService('admin')
  const connection = { name: 'Demo', kind: 'mock' as const }
  renderPages(service, address, {
    '*': (
      <PagesContext value={[...PAGES, floorPlan]}>
        <Shell connection={connection}>
          <AppRoutes />
        </Shell>
      </PagesContext>
    ),
  })
  return userEvent.setup()
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a page that is only declared is navigated to and routed', async () => {
  const user = await open()
  const [navigation] = screen.getAllByRole('navigation', { name: 'Main' })
  if (!navigation) throw new Error('There is no navigation')
  const links = within(navigation)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  // Behind the others of its group.
  expect(links.slice(links.indexOf('Services'), links.indexOf('Presets'))).toEqual([
    'Services',
    'Service types',
    'Weekly schedules',
    'Closures',
    'Team & resources',
    'Floor plan',
  ])
  await user.click(within(navigation).getByRole('link', { name: 'Floor plan' }))
  expect(await screen.findByRole('heading', { name: 'The plan of the floor' })).toBeTruthy()
  expect(within(navigation).getByRole('link', { name: 'Floor plan' }).getAttribute('aria-current')).toBe('page')
})

test.each([
  ['/settings', 'Connection'],
  ['/appointments/paper', 'Calendar'],
  ['/appointments/list', 'Appointments'],
  ['/floor-plan/new', 'Floor plan'],
  ['/setup/people', 'Team & resources'],
  ['/appointments/0189a1f2/guests/0', 'Appointments'],
])('at %s the navigation marks %s, and nothing else', async (address, title) => {
  await open(address)
  const [navigation] = screen.getAllByRole('navigation', { name: 'Main' })
  if (!navigation) throw new Error('There is no navigation')
  const marked = within(navigation)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(marked.map(({ textContent }) => textContent)).toEqual([title])
})

test('its keys go there, and the table of shortcuts tells them', async () => {
  const user = await open()
  await user.keyboard('gf')
  expect(await screen.findByRole('heading', { name: 'The plan of the floor' })).toBeTruthy()
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(dialog).getByText('Floor plan')).toBeTruthy()
})

test('the palette opens it, makes what it makes and finds its records under its name', async () => {
  const user = await open()
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Search and commands' })
  await user.type(field, 'floor')
  // The group of a word that was typed half gives way to that of the whole.
  const found = await screen.findByRole('option', { name: /Wing like floor/ })
  expect(within(screen.getByRole('group', { name: 'Floor plan' })).getAllByRole('option')).toContain(found)
  expect(
    within(screen.getByRole('group', { name: 'Go to a page' })).getByRole('option', { name: /Floor plan.*G.*F/i }),
  ).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'new wall')
  const wall = await screen.findByRole('option', { name: /New wall/ })
  expect(within(screen.getByRole('group', { name: 'Create' })).getAllByRole('option')).toContain(wall)
  await user.click(wall)
  expect(await screen.findByRole('heading', { name: 'A wall' })).toBeTruthy()
})
