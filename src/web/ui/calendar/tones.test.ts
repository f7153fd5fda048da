import { describe, expect, it } from 'vitest'
import { toneNames, toneVariables, tones } from './tones.ts'

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light, dim] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light! + 0.05) / (dim! + 0.05)
}

describe.each(['light', 'dark'] as const)('tones in the %s scheme', (scheme) => {
  it.each(toneNames)('%s can be read and told apart from its edge', (tone) => {
    const { bg, edge, text } = tones[scheme][tone]
    expect(contrast(text, bg)).toBeGreaterThanOrEqual(7)
    expect(contrast(edge, bg)).toBeGreaterThanOrEqual(3)
  })

  it('become custom properties', () => {
    expect(toneVariables(scheme)['--fd-tone-no-show-bg']).toBe(tones[scheme]['no-show'].bg)
    expect(Object.keys(toneVariables(scheme))).toHaveLength(toneNames.length * 3)
  })
})
