// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openService, renderPages } from '../../../../fields/testing/service-in-page.tsx'
import Stage from './Stage.tsx'
import type { Showable } from './stage-kind.ts'

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
  const { container } = renderPages(await openService(), '/', { '/': <Stage medium={{ ...medium, ...changes }} /> })
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
  expect(await screen.findByText('There is no file at this URL')).toBeTruthy()
  cleanup()
  await fail({ format: 'image/gif', type: 'image' }, 'img', () => new Response('GIF89a', { status: 206 }))
  expect(await screen.findByText('The file is damaged or incomplete')).toBeTruthy()
})
