// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import PresetPage from './edit-page.tsx'
import PresetsPage from './page.tsx'

afterEach(cleanup)

const pages = { '/presets': <PresetsPage />, '/presets/new': <PresetPage />, '/presets/:id': <PresetPage /> }

test('a preset that a room uses stays, and the room is named', async () => {
  const service = await openService()
  const user = userEvent.setup()
  const used = service.demo.presets.find(({ id }) =>
    service.demo.rooms.some(({ template }) => template.presetId === id),
  )
  const room = service.demo.rooms.find(({ template }) => template.presetId === used?.id)
  renderPages(service, `/presets/${used?.id}`, pages)
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: /Can’t delete/ })
  expect(within(question).getByText(/Used by \d+ rooms?/).textContent).toContain(room?.template.name)
})

test('media are taken out and put in an order, and one that nothing uses is deleted', async () => {
  const service = await openService()
  const user = userEvent.setup()
  const [one, two] = service.demo.multimedia
  const made = await service.api.presets.create({ body: { title: 'Spare', assets: [one?.id ?? '', two?.id ?? ''] } })
  renderPages(service, `/presets/${made.id}`, pages)
  await user.click(await screen.findByRole('button', { name: `Move ${two?.name} forward` }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(service.calls.at(-1)?.method).not.toBe('POST'))
  await waitFor(async () =>
    expect((await service.api.presets.get({ params: { id: made.id } })).assets).toEqual([two?.id, one?.id]),
  )
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  // The answer is ready once the question has looked at what belongs to the preset.
  const sure = await within(await screen.findByRole('alertdialog')).findByRole('button', {
    name: 'Delete',
    busy: false,
  })
  await user.click(sure)
  await waitFor(() => expect(location.pathname).toBe('/presets'))
  expect(await screen.findByText('Deleted “Spare”')).toBeTruthy()
})

test('the rooms that have a preset are named with a way to them, and a copy is made of it', async () => {
  const service = await openService()
  const user = userEvent.setup()
  const [preset] = service.demo.presets
  const room = service.demo.rooms.find(({ template }) => template.presetId === preset?.id)
  renderPages(service, `/presets/${preset?.id}`, pages)
  const link = await screen.findByRole('link', { name: new RegExp(room?.template.name ?? '') })
  expect(link.getAttribute('href')).toBe(`/rooms/${room?.publicId}`)
  await user.click(screen.getByRole('link', { name: 'Duplicate' }))
  await user.click(await screen.findByRole('button', { name: 'Create preset' }))
  expect(await screen.findByRole('heading', { name: `Copy of ${preset?.title}`, level: 1 })).toBeTruthy()
  const { items } = await service.api.presets.list({ query: { title: `Copy of ${preset?.title}` } })
  expect(items[0]).toMatchObject({ image: preset?.image, assets: preset?.assets, products: preset?.products })
})

test('the list asks for every parameter of the interface', async () => {
  const service = await openService()
  renderPages(service, '/presets?search=look&title=Children&page=2&limit=50', pages)
  const asked = () =>
    service.calls
      .filter(({ path }) => path === '/api/v1/presets')
      .map(({ query }) => Object.fromEntries(new URLSearchParams(query)))
  const all = { search: 'look', title: 'Children', page: '2', limit: '50' }
  await waitFor(() => expect(asked()).toContainEqual(all))
  expect(await screen.findByRole('button', { name: 'Remove the filter Exact title: Children' })).toBeTruthy()
})
