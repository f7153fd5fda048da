import type { Scheme } from '../theme/colors.ts'

/** The colours of a scheme; `index.html` repeats canvas, surface and line for the first paint, and a test compares them. */
export interface SchemeColours {
  canvas: string
  surface: string
  raised: string
  line: string
  field: string
  ink: string
  soft: string
  accent: string
  accentInk: string
  accentStrong: string
  accentTint: string
  danger: string
  dangerInk: string
  hover: string
  shadow: string
}

/** The dashboard's own palette: warm paper greys and one deep teal. */
export const COLOURS = {
  light: {
    canvas: '#f4f5f2',
    surface: '#ffffff',
    raised: '#ffffff',
    line: '#dfe2dd',
    field: '#858d88',
    ink: '#1d2523',
    soft: '#56605c',
    accent: '#0f6b64',
    accentInk: '#ffffff',
    accentStrong: '#0a4f4a',
    accentTint: '#dcebe8',
    danger: '#b3322d',
    dangerInk: '#ffffff',
    hover: 'rgba(29, 37, 35, 0.05)',
    shadow: '0 1px 2px rgba(29, 37, 35, 0.06), 0 8px 24px rgba(29, 37, 35, 0.12)',
  },
  dark: {
    canvas: '#141918',
    surface: '#1c2221',
    raised: '#242b2a',
    line: '#313a38',
    field: '#77827e',
    ink: '#e6ebe9',
    soft: '#a3aeaa',
    accent: '#6cc7bd',
    accentInk: '#06211e',
    accentStrong: '#93dcd3',
    accentTint: '#1d3a36',
    danger: '#f08a83',
    dangerInk: '#3a0d0a',
    hover: 'rgba(230, 235, 233, 0.07)',
    shadow: '0 1px 2px rgba(0, 0, 0, 0.4), 0 8px 28px rgba(0, 0, 0, 0.5)',
  },
} as const satisfies Record<Scheme, SchemeColours>

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}
