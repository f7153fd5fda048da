import type { CSSObject } from '@mui/material/styles'
import { toneNames, toneVariables } from './tones.ts'

/** Custom properties of the grid in each scheme: tones, and the ground that cards stand on. */
export const schemes = {
  light: {
    ...toneVariables('light'),
    '--fd-grid-open': '#ffffff',
    '--fd-grid-closed': '#f0f1f4',
    '--fd-grid-hatch': '#d9dce3',
    '--fd-grid-buffer': '#f7f8fa',
    '--fd-grid-line': 'rgb(30 45 75 / 13%)',
    '--fd-grid-half': 'rgb(30 45 75 / 5%)',
    '--fd-grid-rule': '#d5d9e0',
    '--fd-grid-text': '#1c232d',
    '--fd-grid-quiet': '#566070',
    '--fd-grid-now': '#d0303f',
    '--fd-grid-focus': '#1557c9',
    '--fd-grid-shadow': '0 6px 20px rgb(20 30 50 / 22%)',
  },
  dark: {
    ...toneVariables('dark'),
    '--fd-grid-open': '#16191f',
    '--fd-grid-closed': '#0f1115',
    '--fd-grid-hatch': '#2a2f38',
    '--fd-grid-buffer': '#12151a',
    '--fd-grid-line': 'rgb(190 205 235 / 13%)',
    '--fd-grid-half': 'rgb(190 205 235 / 5%)',
    '--fd-grid-rule': '#363c47',
    '--fd-grid-text': '#e6e9ee',
    '--fd-grid-quiet': '#a2abb9',
    '--fd-grid-now': '#ff6b78',
    '--fd-grid-focus': '#8db7ff',
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
