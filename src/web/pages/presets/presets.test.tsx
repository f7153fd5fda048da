// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import PresetPage from './edit.tsx'
import PresetsPage from './index.tsx'

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
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  const told = await screen.findByText(/used by the rooms?/)
  expect(told.textContent).toContain(room?.template.name)
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
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(location.pathname).toBe('/presets'))
  expect(await screen.findByText('“Spare” was deleted')).toBeTruthy()
})
