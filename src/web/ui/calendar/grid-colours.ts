import type { CSSObject } from '@mui/material/styles'
import { toneNames } from '../tones.ts'

/** Custom properties of the grid in each scheme, the ground that cards stand on; the tones are the page's own. */
export const schemes = {
  light: {
    '--fd-grid-open': 'var(--fd-palette-background-paper)',
    '--fd-grid-closed': '#f1f2f0',
    '--fd-grid-hatch': '#dadcd8',
    '--fd-grid-buffer': '#f8f8f6',
    '--fd-grid-line': 'rgb(30 50 45 / 13%)',
    '--fd-grid-half': 'rgb(30 50 45 / 5%)',
    '--fd-grid-rule': '#dadeda',
    '--fd-grid-text': 'var(--fd-palette-text-primary)',
    '--fd-grid-quiet': 'var(--fd-palette-text-secondary)',
    '--fd-grid-now': '#d0303f',
    '--fd-grid-focus': 'var(--fd-palette-primary-main)',
    '--fd-grid-shadow': '0 6px 20px rgb(20 30 50 / 22%)',
  },
  dark: {
    '--fd-grid-open': 'var(--fd-palette-background-paper)',
    '--fd-grid-closed': '#161b1a',
    '--fd-grid-hatch': '#2b3331',
    '--fd-grid-buffer': '#191f1e',
    '--fd-grid-line': 'rgb(200 220 215 / 13%)',
    '--fd-grid-half': 'rgb(200 220 215 / 5%)',
    '--fd-grid-rule': '#343d3b',
    '--fd-grid-text': 'var(--fd-palette-text-primary)',
    '--fd-grid-quiet': 'var(--fd-palette-text-secondary)',
    '--fd-grid-now': '#ff6b78',
    '--fd-grid-focus': 'var(--fd-palette-primary-main)',
    '--fd-grid-shadow': '0 6px 20px rgb(0 0 0 / 60%)',
  },
} satisfies Record<'light' | 'dark', CSSObject>

/** One rule per tone. */
export const toneRules: CSSObject = Object.fromEntries(
  toneNames.map((tone) => [
    `.fd-${tone}`,
    {
      backgroundColor: `var(--fd-tone-${tone}-bg)`,
      borderColor: `var(--fd-tone-${tone}-edge)`,
      color: `var(--fd-tone-${tone}-text)`,
    },
  ]),
)
