// oxlint-disable-next-line import/default -- Node takes the half of the package that has one
import opentype from 'opentype.js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FIRST_LETTER, MARK_NAMES } from '../src/web/ui/calendar/mark-names.ts'
import { ICONS } from '../src/web/ui/icon-set.ts'
import type { IconName } from '../src/web/ui/icons.tsx'
import { markFont } from './mark-font.ts'

const made = (MARKS: readonly string[], markupOf: (name: string) => string) => {
  const bytes = Buffer.from(markFont(markupOf, { MARK_NAMES: MARKS, FIRST_LETTER }), 'base64')
  return opentype.parse(new Uint8Array(bytes).buffer)
}
afterEach(() => void vi.useRealTimers())

const drawn = (name: string) => renderToStaticMarkup(createElement(ICONS[name as IconName]))

describe('the font of the marks', () => {
  const font = made(MARK_NAMES, drawn)
  const glyphs = MARK_NAMES.map((_, at) => font.charToGlyph(String.fromCodePoint(FIRST_LETTER + at)))
  // Units of the em, which text of 12 px is wide.
  const px = (units: number) => (units * 12) / 2048

  test('draws each in a square of 13 px beside text of 12 px, and leaves 4 px', () => {
    for (const { advanceWidth, path } of glyphs) {
      expect(px(advanceWidth)).toBeCloseTo(17, 1)
      const { x1, y1, x2, y2 } = path.getBoundingBox()
      expect(px(x1)).toBeGreaterThanOrEqual(0)
      expect(px(x2)).toBeLessThanOrEqual(13)
      expect(px(y1)).toBeGreaterThanOrEqual(-2.5)
      expect(px(y2)).toBeLessThanOrEqual(10.5)
      expect(px(x2 - x1)).toBeGreaterThan(5)
    }
  })

  test('has another outline for each', () => {
    expect(new Set(glyphs.map(({ path }) => path.toPathData())).size).toBe(MARK_NAMES.length)
  })

  test('draws circles, arcs and what continues a curve where the icon has them', () => {
    const font = made(['one'], () => '<svg><path d="M2 2h4v4H2z"/><circle cx="12" cy="12" r="10"/></svg>')
    const { x1, x2, y1, y2 } = font.charToGlyph(String.fromCodePoint(FIRST_LETTER)).path.getBoundingBox()
    const side = (13 / 24) * 20
    expect(px(x2 - x1)).toBeCloseTo(side, 1)
    expect(px(y2 - y1)).toBeCloseTo(side, 1)
  })

  test('has the same bytes whenever it is made', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    const font = markFont(drawn, { MARK_NAMES, FIRST_LETTER })
    vi.setSystemTime('2030-01-01')
    expect(markFont(drawn, { MARK_NAMES, FIRST_LETTER })).toBe(font)
  })

  test('has the sums of its tables and of the whole', () => {
    const bytes = Buffer.from(markFont(drawn, { MARK_NAMES, FIRST_LETTER }), 'base64')
    const sum = (part: Buffer) => {
      const words = Array.from({ length: Math.floor(part.length / 4) }, (_, at) => part.readUInt32BE(4 * at))
      return words.reduce((total, word) => (total + word) >>> 0, 0)
    }
    expect(sum(bytes)).toBe(0xb1b0_afba)
    for (let at = 12; at < 12 + 16 * bytes.readUInt16BE(4); at += 16) {
      const begin = bytes.readUInt32BE(at + 8)
      const table = Buffer.from(bytes.subarray(begin, begin + Math.ceil(bytes.readUInt32BE(at + 12) / 4) * 4))
      // That of the head is without the adjustment.
      if (bytes.toString('latin1', at, at + 4) === 'head') table.writeUInt32BE(0, 8)
      expect(sum(table)).toBe(bytes.readUInt32BE(at + 4))
    }
  })

  test('is refused of an icon with a shape that it cannot draw', () => {
    expect(() => made(['one'], () => '<svg><rect width="2" height="2"/></svg>')).toThrow(
      'No outline can be made of <svg>',
    )
  })
})
