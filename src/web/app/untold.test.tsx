// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { connect, id, json } from '../client/testing/deployment.ts'
import { renderPages } from '../fields/testing/service-in-page.tsx'
import AppointmentList from '../features/appointment-list/page.tsx'
import Home from '../features/home/page.tsx'
import MediaList from '../features/media/page.tsx'
import PresetList from '../features/presets/page.tsx'
import RoomList from '../features/rooms/page.tsx'
import ServicePage from '../features/services/edit-page.tsx'
import ServiceList from '../features/services/page.tsx'

afterEach(cleanup)

/** A deployment whose records have an id and a name, and nothing else that could be told. */
const bare = (status?: string) =>
  connect(({ path }) => {
    const record = { id: id(1), name: 'Bare', title: 'Bare', ...(status && path.includes('multimedia') && { status }) }
    if (path.includes('appointments')) return json([{ ...record, guests: [{ extraFields: { firstName: 'Bare' } }] }])
    return json(path.endsWith(id(1)) ? record : [record])
  })

/** What nobody told, in all the words in which it could be made up. */
const MADE_UP = /years ago|1970|Jan 1\b|30 min|15 min|365 days|\bActive\b|\bReady\b|\bPending\b/

test.each<[string, ComponentType, string]>([
  ['appointments', AppointmentList, '/list?columns=guest,start,status,length,model,createdAt,updatedAt'],
  ['media', MediaList, '/list?view=list&columns=name,status,createdAt,updatedAt'],
  ['presets', PresetList, '/list?columns=title,updatedAt'],
  ['rooms', RoomList, '/list?columns=name,updatedAt'],
  ['services', ServiceList, '/list?columns=name,duration,active,incrementTime,maxTimeToSchedule'],
])('in the list of %s nothing is made up of what a deployment does not tell', async (_, Page, address) => {
  const service = await bare()
  renderPages({ ...service, demo: undefined as never, calls: [] }, address, { '/list': <Page /> })
  expect((await screen.findAllByText('Bare', { exact: false })).length).toBeGreaterThan(0)
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
  expect(cells.join(' | ')).not.toMatch(MADE_UP)
  expect(cells.filter((text) => text === '—' || text?.endsWith('—')).length).toBeGreaterThan(0)
})

test('in the form of a service nothing is made up either', async () => {
  const service = await bare()
  renderPages({ ...service, demo: undefined as never, calls: [] }, `/services/${id(1)}`, {
    '/services/:id': <ServicePage />,
  })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Duration/ })).value).toBe('')
  expect(screen.queryByText('Active', { selector: 'span, span *' })).toBeNull()
})

test('media that wait for a file on Today are not dated', async () => {
  const service = await bare('need_action')
  renderPages({ ...service, demo: undefined as never, calls: [] }, '/', { '/': <Home /> })
  // What stands elsewhere on the page has the same name, and may come first.
  const waiting = await screen.findByRole('region', { name: /^Files that need action/ })
  const link = await within(waiting).findByRole('link', { name: 'Bare' })
  expect(link.closest('li')?.textContent).toMatch(/^—/)
})
