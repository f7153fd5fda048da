import type { IconName } from './icons.tsx'

/** The two colour schemes of the dashboard. */
export type Scheme = 'light' | 'dark'

/** What a coloured mark says; every tone also has a glyph of its own, since colour alone says nothing to many readers. */
export type Tone =
  | 'pending'
  | 'confirmed'
  | 'arrived'
  | 'in-progress'
  | 'completed'
  | 'no-show'
  | 'cancelled'
  | 'blocked'
  | 'external'
  | 'neutral'

/** Colours of a tone: `text` stands on `bg` with at least 4.5:1, `edge` on the page's surfaces with at least 3:1. */
export interface TonePaint {
  bg: string
  edge: string
  text: string
}

/** The colours of every tone in both schemes. */
export const TONES = {
  pending: {
    light: { bg: '#fdf0d5', edge: '#a86a12', text: '#694200' },
    dark: { bg: '#3a2c10', edge: '#d39b3a', text: '#f5d79a' },
  },
  confirmed: {
    light: { bg: '#d9efec', edge: '#0f766e', text: '#0b4f4a' },
    dark: { bg: '#10352f', edge: '#3aa79b', text: '#a6e3db' },
  },
  arrived: {
    light: { bg: '#e4e8fc', edge: '#4f5fd0', text: '#2f3a94' },
    dark: { bg: '#23294d', edge: '#7d8bf0', text: '#ccd3ff' },
  },
  'in-progress': {
    light: { bg: '#f0e4fb', edge: '#8a4fc7', text: '#5b2a8f' },
    dark: { bg: '#35224a', edge: '#b083e8', text: '#e4cfff' },
  },
  completed: {
    light: { bg: '#e1f2df', edge: '#37803a', text: '#22592a' },
    dark: { bg: '#1b3520', edge: '#5fb065', text: '#bfe6c0' },
  },
  'no-show': {
    light: { bg: '#fde4e4', edge: '#c4453f', text: '#8a1d1d' },
    dark: { bg: '#45201f', edge: '#e07a74', text: '#ffc9c5' },
  },
  cancelled: {
    light: { bg: '#ececea', edge: '#7c827f', text: '#535957' },
    dark: { bg: '#2b2f2e', edge: '#868d8b', text: '#bcc3c1' },
  },
  blocked: {
    light: { bg: '#e3e6ea', edge: '#5f6b7a', text: '#3a4552' },
    dark: { bg: '#2a313a', edge: '#8291a3', text: '#c9d3de' },
  },
  external: {
    light: { bg: '#dfeffa', edge: '#2b7fb3', text: '#1a5177' },
    dark: { bg: '#16303f', edge: '#56a6d6', text: '#b9e0f7' },
  },
  neutral: {
    light: { bg: '#eceeec', edge: '#7b8380', text: '#3f4644' },
    dark: { bg: '#2a2e2d', edge: '#87908d', text: '#d3d8d6' },
  },
} as const satisfies Record<Tone, Record<Scheme, TonePaint>>

/** The glyph of every tone. */
export const TONE_GLYPHS = {
  pending: 'clock',
  confirmed: 'check',
  arrived: 'arrive',
  'in-progress': 'play',
  completed: 'checkDouble',
  'no-show': 'absent',
  cancelled: 'close',
  blocked: 'block',
  external: 'globe',
  neutral: 'dot',
} as const satisfies Record<Tone, IconName>

const names = (tone: string) => ({
  bg: `--fd-tone-${tone}-bg`,
  edge: `--fd-tone-${tone}-edge`,
  text: `--fd-tone-${tone}-text`,
})

/** References to a tone's CSS variables, for use in a style. */
export function tonePaint(tone: Tone): TonePaint {
  const { bg, edge, text } = names(tone)
  return { bg: `var(${bg})`, edge: `var(${edge})`, text: `var(${text})` }
}

/** The declarations of all tone variables for one scheme, to be put on the root element. */
export function toneVariables(scheme: Scheme): Record<string, string> {
  return Object.fromEntries(
    Object.entries(TONES).flatMap(([tone, paints]) => {
      const name = names(tone)
      const paint = paints[scheme]
      return [
        [name.bg, paint.bg],
        [name.edge, paint.edge],
        [name.text, paint.text],
      ]
    }),
  )
}
