import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { COLORS } from './colors.ts'
import { contrast } from './contrast.ts'
import { globalStyles } from './global-styles.ts'
import { markOn, PICTURE_HUES } from './picture-colors.ts'
import { RADII, radius, size, weight } from './scale.ts'
import { MODE_KEY, SCHEME_ATTRIBUTE } from './scheme.ts'
import { makeTheme } from './theme.ts'
import { TONES } from './tones.ts'

const SCHEMES = ['light', 'dark'] as const

test('contrast follows the definition of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#123456', '#123456')).toBe(1)
})

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  const { background, surface, text, line, accent, now, error, status } = COLORS[scheme]
  const grounds = [background.default, background.paper, surface.raised, surface.dialog]

  test.each(TONES)('the tone %s can be read and told from the page', (tone) => {
    const { bg, edge, text: ink, sub, icon } = status[tone]
    expect(contrast(ink, bg)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(sub, bg)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(icon, bg), 'icon on its chip').toBeGreaterThanOrEqual(3)
    // What is over recedes on purpose: its bar is quiet, and its icon says the status.
    if (tone === 'completed') return
    for (const ground of grounds) expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3)
  })

  test('text can be read on every ground', () => {
    for (const ground of grounds) {
      for (const color of [text.primary, text.secondary, text.tertiary, accent.main, error.main]) {
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
      }
    }
    for (const color of [text.primary, accent.ink]) expect(contrast(color, accent.soft)).toBeGreaterThanOrEqual(4.5)
    for (const fill of [accent.fill, accent.fillHover]) {
      expect(contrast(accent.contrastText, fill)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(error.fillInk, error.fill)).toBeGreaterThanOrEqual(4.5)
    for (const { main, contrastText } of [now, error]) expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5)
  })

  test('the outline of an input can be seen', () => {
    for (const ground of grounds) expect(contrast(line.input, ground)).toBeGreaterThanOrEqual(3)
  })
})

test('no element inherits its box-sizing', () => {
  expect(globalStyles['*, *::before, *::after']).toEqual({ boxSizing: 'border-box' })
})

test('there are eight sizes of type, three weights that the typeface has, and three radii', () => {
  expect(new Set(Object.values(size)).size).toBe(8)
  expect(Object.values(weight)).toEqual([400, 500, 600])
  expect(Object.values(RADII)).toEqual([4, 8, 12])
  expect(Object.values(radius)).toEqual([4, 8, 12, 6, 999])
})

test('the theme shouts nowhere and shows the focus', () => {
  const theme = makeTheme('ltr')
  expect(theme.typography.button.textTransform).toBe('none')
  expect(theme.focusVisible).toMatchObject({ outlineWidth: 2 })
  expect(makeTheme('rtl').direction).toBe('rtl')
})

test('a mark on a color of pictures is the one that the library would choose', () => {
  const { palette } = makeTheme('ltr')
  for (const hue of Object.values(PICTURE_HUES)) expect(markOn(hue)).toBe(palette.getContrastText(hue))
})

describe('the first paint in index.html', () => {
  const page = readFile(new URL('../../../index.html', import.meta.url), 'utf8')

  test('has one inline script that reads the stored choice and sets the attribute, and one that draws the navigation', async () => {
    const inline = [...(await page).matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    expect(inline).toHaveLength(2)
    // What was kept is put in as text, and never becomes markup.
    expect(inline[1]?.[1]).toContain("'frontdesk-frame'")
    expect(inline[1]?.[1]).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write/)
    expect(inline[0]?.[1]).toContain(`'${MODE_KEY}'`)
    expect(inline[0]?.[1]).toContain(`'${SCHEME_ATTRIBUTE}'`)
  })

  test.each(SCHEMES)('has the colors of the %s scheme', async (scheme) => {
    const { background, line } = COLORS[scheme]
    for (const color of [background.default, background.paper, line.main]) expect(await page).toContain(color)
  })
})
