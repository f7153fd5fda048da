// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { connect, json } from '../../client/testing/deployment.ts'
import { renderPages } from '../testing/service-in-page.tsx'
import { Thumbnail } from './thumbnail.tsx'

afterEach(cleanup)

/** What the small view of a medium loads; undefined where it is only a sign. */
const loaded = async (url: string, type: string, format?: string) => {
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
])('%s of type %s and format %s is seen among others as %s', async (url, type, format, src) => {
  expect(await loaded(url, type, format)).toBe(src)
})

test('the browser is given every width of a picture that the service makes, and no choice elsewhere', async () => {
  const { api } = await connect(() => json([]))
  const setOf = (url: string) =>
    renderPages({ api }, '/', { '/': <Thumbnail url={url} type="image" format="image/png" /> })
      .container.querySelector('img')
      ?.getAttribute('srcset')
  const own = 'https://desk.example/media/o/m/1/x'
  expect(setOf('/media/o/m/1/x')).toBe(`${own}?w=256 256w, ${own}?w=640 640w, ${own}?w=1280 1280w`)
  cleanup()
  expect(setOf('https://a.example/door.png')).toBeNull()
})
