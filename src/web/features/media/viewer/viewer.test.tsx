// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { uploadsOf } from '../../../client/upload-store.ts'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import { openQueue } from '../../../fields/uploads/testing/queue.ts'
import Viewer from './viewer.tsx'

afterEach(cleanup)

function Library({ ids }: { ids: readonly string[] }) {
  const [shown, setShown] = useState<string | undefined>(ids[0])
  return (
    <>
      <output>{shown ?? 'closed'}</output>
      {shown !== undefined && <Viewer ids={ids} id={shown} onShow={setShown} onClose={() => setShown(undefined)} />}
    </>
  )
}

const open = async (...names: string[]) => {
  const service = await openService()
  const media = names.map((name) => service.demo.multimedia.find((it) => it.name === name))
  renderPages(service, '/', { '/': <Library ids={media.map((it) => it?.id ?? '')} /> })
  return { service, media, user: userEvent.setup() }
}

/** Opens the menu of what can be done with the file. */
const openActions = async (user: UserEvent, viewer: HTMLElement) =>
  user.click(await within(viewer).findByRole('button', { name: 'File actions' }))

test('the arrow keys lead to the next medium and back, but not while somebody types', async () => {
  const { user } = await open('Reception', 'Clinic logo')
  const viewer = await screen.findByRole('dialog', { name: 'Reception' })
  expect(within(viewer).getByText('1 of 2')).toBeTruthy()
  expect(within(viewer).getByRole('button', { name: 'Previous file' })).toHaveProperty('disabled', true)
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('dialog', { name: 'Clinic logo' })).toBeTruthy()
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByRole('dialog', { name: 'Reception' })).toBeTruthy()
  await user.click(await within(viewer).findByLabelText(/^Name/))
  await user.keyboard('{ArrowRight}')
  await user.click(within(viewer).getByRole('button', { name: 'Close' }))
  // It was closed where it stood: the key had not led on.
  expect(await screen.findByText('closed')).toBeTruthy()
})

test('keys that come faster than the media lead on all the same', async () => {
  await open('Reception', 'Clinic logo', 'Waiting area')
  const viewer = await screen.findByRole('dialog', { name: 'Reception' })
  await act(async () => {
    for (let press = 0; press < 2; press++) {
      viewer.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
      // oxlint-disable-next-line no-await-in-loop -- Time for what the key asked, none for React to paint it.
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    }
  })
  expect(await screen.findByRole('dialog', { name: 'Waiting area' })).toBeTruthy()
})

test('what is said of a medium is changed in place, and only what changed is sent', async () => {
  const { user, service, media } = await open('Treatment room')
  const viewer = await screen.findByRole('dialog', { name: 'Treatment room' })
  await user.type(await within(viewer).findByLabelText('Alternative text'), 'A bed by the window')
  await user.click(within(viewer).getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText('Saved “Treatment room”')).length).toBeGreaterThan(0)
  const sent = service.calls.filter(({ method }) => method === 'PUT')
  expect(sent).toMatchObject([{ path: `/api/v1/multimedia/${media[0]?.id}` }])
  expect(sent[0]?.body).toEqual({ altText: 'A bed by the window' })
})

test('public links are revoked after a question that says what breaks', async () => {
  const service = await openService('admin', ['calendars', 'keys', 'media'])
  const [found] = service.demo.multimedia
  if (!found) throw new Error('the demo has media')
  const { id, organizationId, name } = found
  const url = `/media/${organizationId}/${id}/1/seal`
  await service.api.multimedia.update({ params: { id }, body: { url } })
  await service.api.presets.create({ body: { title: 'House', logo: url, assets: [id] } })
  renderPages(service, '/', { '/': <Library ids={[id]} /> })
  const user = userEvent.setup()
  const viewer = await screen.findByRole('dialog', { name })
  await openActions(user, viewer)
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke public links…' }))
  const question = await screen.findByRole('alertdialog', { name: `Revoke the public links of “${name}”?` })
  expect(question.textContent).toMatch(/copied, embedded or sent stops working/)
  expect(question.textContent).toContain('Logo of preset “House”')
  expect(question.textContent).not.toContain('Files of preset “House”')
  await user.click(within(question).getByRole('button', { name: 'Revoke links' }))
  expect((await screen.findAllByText(`The public links of “${name}” no longer work`)).length).toBeGreaterThan(0)
  expect(service.calls.filter(({ path }) => path.startsWith('/x/'))).toMatchObject([
    { method: 'POST', path: `/x/media/${id}/revoke` },
  ])
})

test('a file of another site has no public links to revoke', async () => {
  const service = await openService('admin', ['calendars', 'keys', 'media'])
  const { id, name } = await service.api.multimedia.create({
    body: { name: 'Elsewhere', format: 'image/png', url: 'https://pictures.example.org/a.png' },
  })
  renderPages(service, '/', { '/': <Library ids={[id]} /> })
  const viewer = await screen.findByRole('dialog', { name })
  await openActions(userEvent.setup(), viewer)
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Revoke public links…' })).toBeNull()
})

test('leaving with something unsaved asks first', async () => {
  const { user } = await open('Reception', 'Clinic logo')
  const viewer = await screen.findByRole('dialog', { name: 'Reception' })
  await user.type(await within(viewer).findByLabelText('Alternative text'), '!')
  await user.click(within(viewer).getByRole('button', { name: 'Next file' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('dialog', { name: 'Reception' })).toBeTruthy()
})

test('what a medium is to presets, rooms and services is told with links', async () => {
  const service = await openService()
  const { api, demo } = service
  const url = demo.multimedia.find(({ name }) => name === 'Reception')?.url ?? ''
  const preset = await api.presets.create({ body: { title: 'House', logo: url } })
  const room = await api.rooms.create({
    body: { template: { name: 'Blue room', mainImage: `https://demo.invalid${url}` } },
  })
  const visit = demo.services[0]
  await api.services.update({ params: { id: visit?.id ?? '' }, body: { image: url } })
  const shown = demo.multimedia.find(({ name }) => name === 'Reception')
  renderPages(service, '/', { '/': <Library ids={[shown?.id ?? '']} /> })
  const viewer = await screen.findByRole('dialog', { name: 'Reception' })
  const links = async (name: string) => (await within(viewer).findByRole('link', { name })).getAttribute('href')
  expect(await links('Logo of preset “House”')).toBe(`/presets/${preset.id}`)
  expect(await links('Main image of room “Blue room”')).toBe(`/rooms/${room.publicId}`)
  expect(await links(`Image of service “${visit?.name}”`)).toBe(`/services/${visit?.id}`)
  expect(within(viewer).queryByText(/empty/)).toBeNull()
})

test('the presets and rooms that show a medium are named with links', async () => {
  const { service, media } = await open('Waiting area')
  const viewer = await screen.findByRole('dialog', { name: 'Waiting area' })
  const users = service.demo.presets.filter(({ assets }) => assets.includes(media[0]?.id ?? ''))
  expect(users.length).toBeGreaterThan(0)
  for (const { id, title } of users) {
    // oxlint-disable-next-line no-await-in-loop -- They appear together.
    const link = await within(viewer).findByRole('link', { name: `Files of preset “${title}”` })
    expect(link.getAttribute('href')).toBe(`/presets/${id}`)
  }
})

test('a medium that is deleted here makes way for the next one', async () => {
  const { user, service, media } = await open('New team photo', 'Reception')
  const viewer = await screen.findByRole('dialog', { name: 'New team photo' })
  expect(await within(viewer).findByText('No file yet')).toBeTruthy()
  await openActions(user, viewer)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete “New team photo”?' })
  await user.click(await within(question).findByRole('button', { name: 'Delete', busy: false }))
  expect(await screen.findByRole('dialog', { name: 'Reception' })).toBeTruthy()
  const { items } = await service.api.multimedia.list()
  await waitFor(() => expect(items.some(({ id }) => id === media[0]?.id)).toBe(false))
})

test('a file is replaced after both were seen side by side, and not when that is left', async () => {
  const service = await openService('admin', ['uploads'])
  const { uploads, wanted } = openQueue([])
  Object.assign(uploadsOf(service.api), uploads)
  const user = userEvent.setup({ applyAccept: false })
  const medium = service.demo.multimedia.find(({ name }) => name === 'Reception')
  renderPages(service, '/', { '/': <Library ids={[medium?.id ?? '']} /> })
  const viewer = await screen.findByRole('dialog', { name: 'Reception' })
  const choose = async () => {
    await openActions(user, viewer)
    await user.click(await screen.findByRole('menuitem', { name: 'Replace the file' }))
    const chooser = document.querySelector<HTMLInputElement>('[data-chooses="replacement"]')
    if (!chooser) throw new Error('a file can be chosen')
    await user.upload(chooser, new File(['glTF\u0002', '\u0000'.repeat(15)], 'hall.glb'))
    return screen.findByRole('dialog', { name: 'Replace the file of “Reception”?' })
  }
  const question = await choose()
  expect(within(question).getByRole('figure', { name: 'Now' }).textContent).toContain('Image')
  const next = within(question).getByRole('figure', { name: 'New' })
  expect(next.textContent).toContain('hall.glbImmersive · GLB20 bytes')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Replace/ })).toBeNull())
  expect(wanted).toEqual([])
  await user.click(within(await choose()).getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(wanted).toMatchObject([{ name: 'Reception', replaces: { id: medium?.id } }]))
})
