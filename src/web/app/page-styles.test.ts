import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { TONES, toneVariables, COLOURS, contrast } from '../theme/colors.ts'
import { makeTheme } from '../ui/material/theme.ts'
import { MODE_KEY, SCHEME_ATTRIBUTE } from '../theme/scheme.ts'
import { globalStyles, schemeVariables } from './page-styles.ts'

const SCHEMES = ['light', 'dark'] as const

test('contrast follows the definition of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#123456', '#123456')).toBe(1)
})

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  const { canvas, surface, raised, ink, soft, accent, accentInk, accentTint, danger, dangerInk, field } =
    COLOURS[scheme]

  test.each(Object.entries(TONES))('the tone %s can be read and told from the page', (_tone, paints) => {
    const { bg, edge, text } = paints[scheme]
    expect(contrast(text, bg)).toBeGreaterThanOrEqual(4.5)
    for (const ground of [canvas, surface, raised]) expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3)
    expect(contrast(edge, bg), 'glyph on its chip').toBeGreaterThanOrEqual(3)
  })

  test('text can be read on every ground', () => {
    for (const ground of [canvas, surface, raised]) {
      for (const colour of [ink, soft, accent, danger]) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(ink, accentTint)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(accentInk, accent)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dangerInk, danger)).toBeGreaterThanOrEqual(4.5)
  })

  test('the outline of an input can be seen', () => {
    for (const ground of [canvas, surface, raised]) expect(contrast(field, ground)).toBeGreaterThanOrEqual(3)
  })

  test('every tone has its three variables', () => {
    const variables = toneVariables(scheme)
    for (const tone of Object.keys(TONES)) {
      for (const part of ['bg', 'edge', 'text']) expect(variables).toHaveProperty(`--fd-tone-${tone}-${part}`)
    }
  })
})

test('no element inherits its box-sizing', () => {
  expect(globalStyles['*, *::before, *::after']).toEqual({ boxSizing: 'border-box' })
})

test.each(SCHEMES)('the component library is painted with the same %s colours as the page', (scheme) => {
  const { vars, colorSchemes } = makeTheme('ltr') as unknown as {
    vars: object
    colorSchemes: Record<string, { palette: Record<string, Record<string, string> | string> }>
  }
  expect(vars).toBeDefined()
  const palette = colorSchemes[scheme]?.palette
  for (const [name, value] of Object.entries(schemeVariables(scheme))) {
    const [, group, part] = /^--fd-palette-(\w+)(?:-(\w+))?$/.exec(name) ?? []
    if (!group) continue
    const shade = palette?.[group]
    const found = part && typeof shade === 'object' ? shade[part] : shade
    expect(found, name).toBe(value)
  }
})

test('the theme shouts nowhere and shows the focus', () => {
  const theme = makeTheme('ltr')
  expect(theme.typography.button.textTransform).toBe('none')
  expect(theme.focusVisible).toMatchObject({ outlineWidth: 2 })
  expect(makeTheme('rtl').direction).toBe('rtl')
})

describe('the first paint in index.html', () => {
  const page = readFile(new URL('../../../index.html', import.meta.url), 'utf8')

  test('has exactly one inline script, which reads the stored choice and sets the attribute', async () => {
    const inline = [...(await page).matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    expect(inline).toHaveLength(1)
    expect(inline[0]?.[1]).toContain(`'${MODE_KEY}'`)
    expect(inline[0]?.[1]).toContain(`'${SCHEME_ATTRIBUTE}'`)
  })

  test.each(SCHEMES)('has the colours of the %s scheme', async (scheme) => {
    const { canvas, surface, line } = COLOURS[scheme]
    for (const colour of [canvas, surface, line]) expect(await page).toContain(colour)
  })
})
