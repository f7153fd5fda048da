// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { photo } from '#api/core/rules/private/testing/located-files.ts'
import { mp3 } from '#api/core/rules/private/testing/made-files.ts'
import { readFacts } from './read-facts.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser's picture, which tells what it was asked to show. */
const watchPictures = (): string[] => {
  const drawn: string[] = []
  class Picture {
    naturalWidth = 30
    naturalHeight = 20
    set src(url: string) {
      drawn.push(url)
    }
    decode = async () => {}
  }
  vi.stubGlobal('Image', Picture)
  return drawn
}
const svg = (content: string) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`], 'a.svg', { type: 'image/svg+xml' })
const read = (file: File) => readFacts(file, new AbortController().signal)

/** Nine levels of ten: a thousand million circles in two thousand bytes. */
const bomb = Array.from(
  { length: 9 },
  (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
).join('')

test('a drawing that would keep the browser busy is never drawn, and it is said why', async () => {
  const drawn = watchPictures()
  const { facts } = await read(svg(`<circle id="l0" r="1"/>${bomb}<use href="#l9"/>`))
  expect(facts).toMatchObject({ format: 'image/svg+xml', trouble: { kind: 'expands' } })
  expect(drawn).toEqual([])
})

test('a drawing that is shown but not painted from is no damaged one', async () => {
  const drawn = watchPictures()
  // What a browser does with a canvas on which such a drawing was painted.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => {
    throw new DOMException('Tainted canvases may not be exported.', 'SecurityError')
  })
  const { facts, picture } = await read(
    svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject>'),
  )
  expect(facts).toMatchObject({ opens: true, width: 30, height: 20 })
  expect(picture).toBeUndefined()
  expect(drawn).toHaveLength(1)
})

test('what a photo says of place, camera and owner is found', async () => {
  watchPictures()
  const bytes = new Uint8Array(await photo('image/jpeg'))
  const { facts } = await read(new File([bytes], 'a.jpg', { type: 'image/jpeg' }))
  expect(facts.told).toMatchObject({
    place: { longitude: expect.closeTo(-3.7038, 4) },
    camera: 'Lumen X100',
    owner: 'Ana Owner',
  })
})

test('what a sound says of its owner is found also where this browser cannot play it', async () => {
  const file = new File([new Uint8Array(mp3())], 'a.mp3', { type: 'audio/mpeg' })
  // Nobody waits for a player, which this window has none of.
  const { facts } = await readFacts(file, AbortSignal.abort())
  expect(facts).toMatchObject({ format: 'audio/mpeg', opens: true, told: { owner: 'Ana Owner' } })
})
