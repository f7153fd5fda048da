// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, json } from '../../../../client/testing/deployment.ts'
import { shownHosts } from '../../../../fields/media/shown-hosts.ts'
import { openService, renderPages } from '../../../../fields/testing/service-in-page.tsx'
import StagePanel from './stage-panel.tsx'
import type { Showable } from './stage-kind.ts'

beforeEach(() => shownHosts.set(['media.example']))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const medium: Showable = {
  name: 'Walk',
  url: 'https://media.example/walk',
  format: 'video/quicktime',
  type: 'video',
  altText: null,
  status: 'ready',
  app: null,
}

/** Shows a medium whose element the browser gives up on, at an address that answers this. */
const fail = async (changes: Partial<Showable>, element: string, answer: () => Response) => {
  vi.stubGlobal('fetch', async () => answer())
  const { container } = renderPages(await openService(), '/', {
    '/': <StagePanel medium={{ ...medium, ...changes }} />,
  })
  const shown = container.querySelector(element)
  if (!shown) throw new Error(`there is no ${element}`)
  fireEvent.error(shown)
}

test('a film in a coding that this browser does not play is called that', async () => {
  await fail(
    {},
    'video',
    () => new Response('\0\0\0\u0014ftypqt  \0\0\0\0qt  \0\0\0\u0010stsd\0\0\0\0hvc1', { status: 206 }),
  )
  expect(await screen.findByText('This browser can’t play HEVC (H.265)')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(
    'https://media.example/walk',
  )
})

test('a picture whose address answers nothing is called gone, one that is cut off damaged', async () => {
  await fail({ format: 'image/png', type: 'image' }, 'img', () => new Response('{}', { status: 404 }))
  expect(await screen.findByText('No file at this URL')).toBeTruthy()
  cleanup()
  await fail({ format: 'image/gif', type: 'image' }, 'img', () => new Response('GIF89a', { status: 206 }))
  expect(await screen.findByText('The file is damaged or incomplete')).toBeTruthy()
})

const drawing = { url: 'https://media.example/plan.svg', format: 'image/svg+xml', type: 'image' } as const
const showDrawing = async (text: string, changes: Partial<Showable> = {}) => {
  vi.stubGlobal('fetch', async () => new Response(text, { headers: { 'content-type': 'image/svg+xml' } }))
  const page = <StagePanel medium={{ ...medium, ...drawing, ...changes }} />
  return renderPages(await openService(), '/', { '/': page }).container
}
const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`

/** Ten million circles in two thousand bytes. */
const bomb = svg(
  `<circle id="l0" r="1"/>${Array.from(
    { length: 7 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  ).join('')}<use href="#l7"/>`,
)

test.each(['image', 'immersive'] as const)(
  'a drawing of type %s that would keep the page busy for ever is never drawn, and it is said why',
  async (type) => {
    const container = await showDrawing(bomb, { type })
    expect(container.querySelector('img')).toBeNull()
    expect(await screen.findByText('The drawing isn’t shown')).toBeTruthy()
    expect(screen.getByText(/repeats itself to more than 100,000 elements/)).toBeTruthy()
    expect(container.querySelector('img')).toBeNull()
  },
)

test('a drawing is shown from the very bytes that were looked at, and a missing one is called gone', async () => {
  const text = svg('<circle r="1"/>')
  const container = await showDrawing(text)
  const shown = await waitFor(() => {
    const found = container.querySelector('img')
    if (!found) throw new Error('there is no picture yet')
    return found
  })
  expect(shown.src).toMatch(/^blob:/)
  cleanup()
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
  renderPages(await openService(), '/', { '/': <StagePanel medium={{ ...medium, ...drawing }} /> })
  expect(await screen.findByText('No file at this URL')).toBeTruthy()
})

test('a large picture is loaded as large as the screen, and as it is once looked at closely', async () => {
  const discovery = { name: 'x', version: '1', extensions: ['media', 'renditions'] }
  const { api } = await connect(() => json([]), { fetch: async () => json(discovery) })
  vi.spyOn(globalThis.screen, 'width', 'get').mockReturnValue(1200)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700)
  const own = 'https://desk.example/media/o/m/1/x'
  const large = { url: '/media/o/m/1/x', format: 'image/jpeg', type: 'image', width: 8000, height: 6000 } as const
  const { container } = renderPages({ api }, '/', { '/': <StagePanel medium={{ ...medium, ...large }} /> })
  const picture = () => container.querySelector('img')
  await waitFor(() => expect(picture()?.getAttribute('src')).toBe(`${own}?w=1280`))
  fireEvent.load(picture() as HTMLImageElement)
  expect(screen.getByRole('status', { name: 'Zoom level' }).textContent).toMatch(/^1[0-2]\s?%$/)
  fireEvent.click(screen.getByRole('button', { name: 'Actual size' }))
  await waitFor(() => expect(picture()?.getAttribute('src')).toBe(own))
  fireEvent.click(screen.getByRole('button', { name: 'Whole image' }))
  expect(picture()?.getAttribute('src')).toBe(own)
  vi.restoreAllMocks()
})

test('nothing of a file of another host is loaded before somebody asks for it', async () => {
  shownHosts.set([])
  const service = await openService()
  const { container } = renderPages(service, '/', {
    '/': (
      <main tabIndex={-1}>
        <StagePanel medium={medium} />
      </main>
    ),
  })
  expect(container.querySelector('video')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show images from media.example' }))
  expect(container.querySelector('video')?.getAttribute('src')).toBe('https://media.example/walk')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
