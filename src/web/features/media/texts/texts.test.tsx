// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import MediumPage from '../edit-page.tsx'
import MultimediaPage from '../page.tsx'
import Viewer from '../viewer/viewer.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const pages = { '/multimedia': <MultimediaPage />, '/multimedia/:id': <MediumPage /> }

const mediumCalled = async (name: string) => {
  const service = await openService()
  const medium = service.demo.multimedia.find((it) => it.name === name)
  if (!medium) throw new Error(`the demo has ${name}`)
  return { service, medium, user: userEvent.setup() }
}

const kept = (service: Awaited<ReturnType<typeof openService>>, id: string) =>
  service.api.multimedia.get({ params: { id } }).then(({ environment }) => environment)

test('captions of another form are taken from a file as WebVTT, and what else stood there stays', async () => {
  const { service, medium, user } = await mediumCalled('Hold music')
  await service.api.multimedia.update({ params: { id: medium.id }, body: { environment: { mood: 'calm' } } })
  renderPages(service, `/multimedia/${medium.id}`, pages)
  const captions = await screen.findByLabelText<HTMLTextAreaElement>('Captions (WebVTT)')
  const chooser = document.querySelector<HTMLInputElement>('[data-chooses="captions"]')
  if (!chooser) throw new Error('a file can be chosen')
  await user.upload(chooser, new File(['1\r\n00:00:01,000 --> 00:00:02,500\r\nGood morning.\r\n'], 'said.srt'))
  await waitFor(() => expect(captions.value).toBe('WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nGood morning.'))
  await user.type(screen.getByLabelText('Credit'), 'Laura Gil')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect(await kept(service, medium.id)).toEqual({
      mood: 'calm',
      credit: 'Laura Gil',
      captions: 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nGood morning.',
    }),
  )
})

test('captions without a time are told by their line, and nothing is saved', async () => {
  const { service, medium, user } = await mediumCalled('Welcome film')
  renderPages(service, `/multimedia/${medium.id}`, pages)
  const captions = await screen.findByLabelText<HTMLTextAreaElement>('Captions (WebVTT)')
  await user.clear(captions)
  await user.type(captions, 'Good morning.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(captions.getAttribute('aria-invalid')).toBe('true'))
  expect(service.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(captions.value).toBe('Good morning.')
})

test('a film shows its captions while it plays, as they are written beside it', async () => {
  const { service, medium, user } = await mediumCalled('Welcome film')
  function Library() {
    const [id, show] = useState(medium.id)
    return <Viewer ids={[medium.id]} id={id} onShow={show} onClose={() => undefined} />
  }
  renderPages(service, '/', { '/': <Library /> })
  const viewer = await screen.findByRole('dialog', { name: 'Welcome film' })
  const track = () => viewer.querySelector('video track')?.getAttribute('src') ?? ''
  await waitFor(() => expect(decodeURIComponent(track())).toContain('Welcome to the clinic.'))
  const captions = await within(viewer).findByLabelText<HTMLTextAreaElement>('Captions (WebVTT)')
  await user.type(captions, ' Come in!')
  await waitFor(() => expect(decodeURIComponent(track())).toContain('Welcome to the clinic. Come in!'))
  const readiness = within(viewer).getByText('Captions written')
  expect(readiness.closest('li')?.dataset['met']).toBe('true')
})

test('the gallery tells what a sound lacks, and finds what is not ready', async () => {
  const { service, medium, user } = await mediumCalled('Hold music')
  await service.api.multimedia.update({ params: { id: medium.id }, body: { environment: {} } })
  renderPages(service, '/multimedia?view=grid', pages)
  expect(await screen.findByText('No transcript')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(screen.getByRole('button', { name: 'Not ready' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Welcome film/ })).toBeNull())
  expect(screen.getByRole('link', { name: /Hold music/ })).toBeTruthy()
})

test('files are tagged, and found by their tag', async () => {
  const { service, medium, user } = await mediumCalled('Reception')
  const { unmount } = renderPages(service, `/multimedia/${medium.id}`, pages)
  await user.type(await screen.findByLabelText('Tags'), 'Entrance{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await kept(service, medium.id)).toEqual({ tags: ['Entrance'] }))
  unmount()
  renderPages(service, '/multimedia?view=grid', pages)
  await screen.findByRole('link', { name: /Clinic logo/ })
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(screen.getByRole('button', { name: 'Entrance' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Clinic logo/ })).toBeNull())
  expect(screen.getByRole('link', { name: /Reception/ })).toBeTruthy()
  expect(location.search).toBe('?view=grid&tag=Entrance')
})
