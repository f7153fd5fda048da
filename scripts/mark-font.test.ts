// oxlint-disable-next-line import/default -- Node takes the half of the package that has one
import opentype from 'opentype.js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FIRST_LETTER, MARK_NAMES } from '../src/web/ui/calendar/mark-names.ts'
import { Icon, type IconName } from '../src/web/ui/icons.tsx'
import { markFont } from './mark-font.ts'

const made = (MARKS: readonly string[], markupOf: (name: string) => string) => {
  const bytes = Buffer.from(markFont(markupOf, { MARK_NAMES: MARKS, FIRST_LETTER }), 'base64')
  return opentype.parse(new Uint8Array(bytes).buffer)
}
const drawn = (name: string) => renderToStaticMarkup(createElement(Icon, { name: name as IconName }))

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

  test('is refused of an icon with a shape that it cannot draw', () => {
    expect(() => made(['one'], () => '<svg><rect width="2" height="2"/></svg>')).toThrow(
      'No outline can be made of <svg>',
    )
  })
})
