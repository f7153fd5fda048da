// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { connect, json } from '../../client/testing/deployment.ts'
import { tellChange } from '../../live/told-changes.ts'
import { ALL_HOSTS, shownHosts } from './shown-hosts.ts'
import { renderPages } from '../testing/service-in-page.tsx'
import { Thumbnail } from './thumbnail.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  shownHosts.set([])
})

/** What the small view of a medium loads; undefined where it is only a sign. */
const loaded = async (url: string, type: string, format?: string) => {
  shownHosts.set(['a.example'])
  const { api } = await connect(() => json([]))
  const { container } = renderPages({ api }, '/', {
    '/': <Thumbnail url={url} type={type} format={format} />,
  })
  return container.querySelector('img')?.getAttribute('src') ?? undefined
}

test.each([
  ['/media/o/m/1/x?v=1', 'image', 'image/svg+xml', 'https://desk.example/media/o/m/1/x?v=1&w=640'],
  ['/media/o/m/1/x', 'immersive', 'image/svg+xml', 'https://desk.example/media/o/m/1/x?w=640'],
  ['/demo/reception.svg', 'image', 'image/svg+xml', 'https://desk.example/demo/reception.svg'],
  ['https://a.example/door.png', 'image', 'image/png', 'https://a.example/door.png'],
  ['https://a.example/door.svg?2', 'image', undefined, undefined],
  ['https://a.example/door', 'immersive', 'image/svg+xml', undefined],
  ['/media/o/m/1/x?v=1', 'immersive', 'model/gltf-binary', undefined],
  ['/media/o/m/1/x', 'immersive', 'text/html', undefined],
  ['https://a.example/room.glb', 'immersive', undefined, undefined],
  ['https://a.example/room', 'immersive', undefined, 'https://a.example/room'],
])('%s of type %s and format %s is seen among others as %s', async (url, type, format, src) => {
  expect(await loaded(url, type, format)).toBe(src)
})

test('the browser is given every width of a picture that the service makes, and no choice elsewhere', async () => {
  const { api } = await connect(() => json([]))
  shownHosts.set(['a.example'])
  const setOf = (url: string) =>
    renderPages({ api }, '/', { '/': <Thumbnail url={url} type="image" format="image/png" /> })
      .container.querySelector('img')
      ?.getAttribute('srcset')
  const own = 'https://desk.example/media/o/m/1/x'
  expect(setOf('/media/o/m/1/x')).toBe(`${own}?w=256 256w, ${own}?w=640 640w, ${own}?w=1280 1280w`)
  cleanup()
  expect(setOf('https://a.example/door.png')).toBeNull()
})

const shown = async (url: string, type = 'image') => {
  const { api } = await connect(() => json([]))
  return renderPages({ api }, '/', { '/': <Thumbnail url={url} type={type} format={`${type}/x`} /> }).container
}

test.each([
  ['https://a.example/door.png', 'image'],
  // As browsers read them, these name a host without a scheme.
  ['//a.example/door.png', 'image'],
  ['/\\a.example/door.png', 'image'],
  ['http://a.example/walk', 'video'],
])('nothing of %s is loaded before somebody asks for it, and all of its host afterwards', async (url, type) => {
  const container = await shown(url, type)
  const button = await screen.findByRole('button', { name: 'Show images from a.example' })
  expect(container.querySelector('img, video')).toBeNull()
  await userEvent.setup().click(button)
  expect(container.querySelector('img, video')?.getAttribute('src')).toContain('a.example')
  expect(localStorage.getItem('frontdesk-shown-hosts')).toBe('a.example')
  // The keyboard goes on where the button was.
  expect(document.activeElement?.contains(container.querySelector('img, video'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  cleanup()
  expect((await shown('https://b.example/x.png')).querySelector('img')).toBeNull()
})

test('pictures of every host are loaded where that was chosen, those of the service always', async () => {
  expect((await shown('https://desk.example/media/o/m/1/x')).querySelector('img')).toBeTruthy()
  cleanup()
  shownHosts.set([ALL_HOSTS])
  expect((await shown('https://b.example/x.png')).querySelector('img')).toBeTruthy()
})

test('a picture within something that is pressed says its host, and is no button of its own', async () => {
  const { api } = await connect(() => json([]))
  renderPages({ api }, '/', { '/': <Thumbnail url="https://a.example/x.png" type="image" isPressed /> })
  expect(screen.getByText('a.example')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a picture that is held by its address is asked for anew when its medium was changed, and no other one', async () => {
  const [house, id, other] = [1, 2, 3].map((it) => `00000000-0000-7000-8000-00000000000${it}`)
  const { api } = await connect(() => json([]))
  const at = (medium = '') => `/media/${house}/${medium}/1/seal`
  const { container } = renderPages({ api }, '/', {
    '/': [at(id), at(other), `${at(id)}?v=content`].map((url) => <Thumbnail key={url} url={url} type="image" />),
  })
  const asked = () =>
    [...container.querySelectorAll('img')].map((it) => new URL(it.src).searchParams.get('v') ?? 'nothing')
  expect(asked()).toEqual(['nothing', 'nothing', 'content'])
  const change = { resource: 'multimedia', id: id ?? '', version: 2, operation: 'multimedia.update' }
  act(() => tellChange(api, { ...change, resource: 'presets' }))
  expect(asked()).toEqual(['nothing', 'nothing', 'content'])
  act(() => tellChange(api, change))
  expect(asked()).toEqual(['1', 'nothing', 'content'])
  act(() => tellChange(api, 'anything'))
  expect(asked()).toEqual(['2', '2', 'content'])
})
