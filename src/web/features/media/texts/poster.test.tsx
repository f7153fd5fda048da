// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Multimedia } from '#api/contract/multimedia.ts'
import type { WantedUpload } from '../../../client/uploads/upload.ts'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import { attachPoster, sendPoster } from '../../../fields/uploads/posters/send-poster.ts'
import MediumPage from '../edit-page.tsx'
import MultimediaPage from '../page.tsx'

afterEach(cleanup)

const pages = { '/multimedia': <MultimediaPage />, '/multimedia/:id': <MediumPage /> }

const openDemo = async () => {
  const service = await openService()
  const picture = service.demo.multimedia.find(({ name }) => name === 'Reception')
  const sound = await service.api.multimedia.create({
    body: { name: 'Harbor sounds', format: 'audio/mpeg', url: 'https://media.example.org/w.mp3' },
  })
  if (!picture?.url) throw new Error('the demo has it')
  const read = (id: string) => service.api.multimedia.get({ params: { id } })
  return { service, picture: { ...picture, url: picture.url }, sound, read, user: userEvent.setup() }
}

test('an image of the library stands for a sound, in its tile too, until it is taken away', async () => {
  const { service, picture, sound, read, user } = await openDemo()
  const { unmount } = renderPages(service, `/multimedia/${sound.id}`, pages)
  const field = (await screen.findByText('The image shown until someone plays or opens the file.')).parentElement
  await user.click(within(field as HTMLElement).getByRole('button', { name: 'Poster' }))
  const [found] = await screen.findAllByText('Reception')
  await user.click(found as HTMLElement)
  await screen.findByRole('button', { name: 'No poster' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const poster = { id: picture.id, url: picture.url }
  await waitFor(async () => expect((await read(sound.id)).environment).toEqual({ poster }))
  await expect(service.api.multimedia.remove({ params: { id: picture.id } })).rejects.toMatchObject({ status: 409 })
  unmount()
  const list = renderPages(service, '/multimedia', pages)
  const tile = await screen.findByRole('link', { name: /Harbor sounds/ })
  await waitFor(() => expect(tile.querySelector('img')?.getAttribute('src')).toContain(picture.url))
  list.unmount()
  renderPages(service, `/multimedia/${sound.id}`, pages)
  await user.click(await screen.findByRole('button', { name: 'No poster' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await read(sound.id)).environment).toEqual({}))
})

test('a picture of a file that was sent is sent as well, and stands for it', async () => {
  const { service, picture, sound, read } = await openDemo()
  const added: WantedUpload[] = []
  const queue = { add: (wanted: readonly WantedUpload[]) => (added.push(...wanted), wanted.map(() => 'upload')) }
  let shown = 0
  const onShown = () => void (shown += 1)
  const words = (name: string) => `Poster of ${name}`
  const deps = { api: service.api, queue, words, formats: ['image/webp'], onShown }
  const made = (type: string) => async () => new Blob(['picture'], { type })
  await sendPoster({ ...deps, make: made('image/png') }, sound, new File([''], 'w.mp3'))
  await sendPoster({ ...deps, make: async () => Promise.reject(new Error('no')) }, sound, new File([''], 'w.mp3'))
  expect(added).toEqual([])
  await sendPoster({ ...deps, make: made('image/webp') }, sound, new File([''], 'w.mp3'))
  expect(added).toMatchObject([
    {
      name: 'Poster of Harbor sounds',
      format: 'image/webp',
      fields: { type: 'image', altText: 'Poster of Harbor sounds' },
      // After a reload nothing else tells what it was sent for.
      posterOf: sound.id,
    },
  ])
  expect(added[0]?.file.name).toBe('Poster of Harbor sounds.webp')
  await added[0]?.afterwards?.(picture)
  const poster = { id: picture.id, url: picture.url }
  await waitFor(async () => expect((await read(sound.id)).environment).toEqual({ poster }))
  // What the page wrote itself is no news to it: it has to be told to read the medium anew.
  await waitFor(() => expect(shown).toBe(1))
  await sendPoster({ ...deps, make: made('image/webp') }, await read(sound.id), new File([''], 'w.mp3'))
  expect(added).toHaveLength(1)
})

test('a poster that was chosen meanwhile stays, and what else was said of the file too', async () => {
  const { service, picture, sound, read } = await openDemo()
  const { api } = service
  const chosen = { url: 'https://media.example.org/other.png' }
  await api.multimedia.update({ params: { id: sound.id }, body: { environment: { mood: 'calm', poster: chosen } } })
  expect(await attachPoster(api, sound.id, picture)).toBe(false)
  await api.multimedia.update({ params: { id: sound.id }, body: { environment: { mood: 'calm' } } })
  expect(
    await attachPoster(api, sound.id, { id: picture.id, url: null } satisfies Pick<Multimedia, 'id' | 'url'>),
  ).toBe(false)
  expect(await attachPoster(api, sound.id, picture)).toBe(true)
  expect((await read(sound.id)).environment).toEqual({ mood: 'calm', poster: { id: picture.id, url: picture.url } })
})
