import { PAPER } from './contrast.ts'
import type { Tone } from './tones.ts'

/** The two color schemes of the dashboard. */
export type Scheme = 'light' | 'dark'

/**
 * Colors of a status: `text` (a name) and `sub` (a second line) stand on `bg` with at least 4.5:1, `icon` with at least
 * 3:1; `edge` tells the status apart from the sheet.
 */
export interface StatusColors {
  bg: string
  edge: string
  text: string
  sub: string
  icon: string
}

/** The colors of one scheme, in the groups of the theme's palette. */
export interface SchemeColors {
  background: { default: string; paper: string }
  surface: Record<
    | 'raised'
    | 'dialog'
    | 'closed'
    | 'sunken'
    | 'nav'
    | 'navOn'
    | 'hover'
    | 'segment'
    | 'avatar'
    | 'track'
    | 'fill'
    | 'scrim'
    | 'unknown',
    string
  >
  text: { primary: string; secondary: string; tertiary: string }
  line: Record<'faint' | 'soft' | 'main' | 'strong' | 'input' | 'pop', string>
  /** `fill` carries `contrastText`; `main` is for words, rings and small marks on a surface; `ink` stands on `soft`. */
  accent: Record<'fill' | 'fillHover' | 'contrastText' | 'main' | 'mainContrast' | 'soft' | 'ink', string>
  now: { main: string; contrastText: string }
  /** `fill` carries `fillInk`; `main` is for words and small marks on a surface, and bright in the dark. */
  error: Record<'main' | 'contrastText' | 'fill' | 'fillInk', string>
  plot: { now: string; before: string }
  status: Record<Tone, StatusColors>
}

const status = (bg: string, edge: string, text: string, sub: string, icon: string = edge): StatusColors => ({
  bg,
  edge,
  text,
  sub,
  icon,
})

/** The palette: cool paper greys, one teal as accent, and colors that mean a status and nothing else. */
export const COLORS = {
  light: {
    background: { default: '#f4f5f4', paper: PAPER.light },
    surface: {
      raised: '#ffffff',
      dialog: '#ffffff',
      closed: '#f3f4f4',
      sunken: '#f4f5f4',
      nav: '#eaeceb',
      navOn: '#e5e9e8',
      hover: '#f5f6f6',
      segment: '#ffffff',
      avatar: '#e8ebea',
      track: '#e6e9e8',
      fill: '#77837f',
      scrim: 'rgb(23 32 30 / 34%)',
      unknown: 'rgb(85 96 93 / 16%)',
    },
    text: { primary: '#17201e', secondary: '#55605d', tertiary: '#636d69' },
    line: {
      faint: '#f0f2f1',
      soft: '#eaeceb',
      main: '#e0e4e2',
      strong: '#d0d6d4',
      input: '#848e8a',
      pop: '#dde2e0',
    },
    accent: {
      fill: '#0f6b62',
      fillHover: '#0b5750',
      contrastText: '#ffffff',
      main: '#0f6b62',
      mainContrast: '#ffffff',
      soft: '#e4f0ee',
      ink: '#0b544d',
    },
    now: { main: '#cf2f26', contrastText: '#ffffff' },
    error: { main: '#b42318', contrastText: '#ffffff', fill: '#b42318', fillInk: '#ffffff' },
    plot: { now: '#0f6b62', before: '#77837f' },
    status: {
      pending: status('#fdf4df', '#a9690c', '#5a3804', '#75500f'),
      confirmed: status('#e3f2f0', '#11786e', '#0a4842', '#2b645e'),
      arrived: status('#e4eefc', '#2a69c9', '#153c78', '#345788'),
      'in-progress': status('#eee8fc', '#7650cf', '#422888', '#5c469b'),
      completed: status('#f3f5f4', '#c2c9c6', '#4a5451', '#5d6764', '#747e7b'),
      'no-show': status('#fdeae8', '#c9372d', '#861d16', '#973f38'),
      cancelled: status('#f5f6f6', '#7b8582', '#5d6764', '#656f6c'),
      blocked: status('#eceff3', '#66748a', '#3a4557', '#515e74'),
      hold: status('#ffffff', '#66748a', '#3a4557', '#515e74'),
      external: status('#e3eff7', '#2b79a8', '#1a4d6f', '#366480'),
      neutral: status('#eceeed', '#77837f', '#3f4946', '#55605d', '#6b7672'),
    },
  },
  dark: {
    background: { default: '#0e1110', paper: PAPER.dark },
    surface: {
      raised: '#1e2322',
      dialog: '#232928',
      closed: '#101413',
      sunken: '#111514',
      nav: '#1c2120',
      navOn: '#202625',
      hover: '#1b201f',
      segment: '#2d3433',
      avatar: '#29302e',
      track: '#2a302f',
      fill: '#84918d',
      scrim: 'rgb(4 7 6 / 62%)',
      unknown: 'rgb(166 176 173 / 13%)',
    },
    text: { primary: '#e7ebe9', secondary: '#a6b0ad', tertiary: '#909b97' },
    line: {
      faint: '#1c2120',
      soft: '#212726',
      main: '#2a302f',
      strong: '#363d3b',
      input: '#6d7774',
      pop: '#363d3b',
    },
    accent: {
      fill: '#17776c',
      fillHover: '#1a8074',
      contrastText: '#ffffff',
      main: '#5cc2b4',
      mainContrast: '#06211e',
      soft: '#16332f',
      ink: '#8fd9cd',
    },
    now: { main: '#f0655a', contrastText: '#240604' },
    error: { main: '#f08a80', contrastText: '#240604', fill: '#bd4036', fillInk: '#ffffff' },
    plot: { now: '#5cc2b4', before: '#84918d' },
    status: {
      pending: status('#302710', '#d59d3e', '#f4dcaa', '#d2b274'),
      confirmed: status('#14302c', '#37a899', '#bfeae3', '#8ec6bd'),
      arrived: status('#182a43', '#5f9df0', '#c9dffc', '#99bbe8'),
      'in-progress': status('#2a2246', '#a284f2', '#ded3fc', '#baa8ea'),
      completed: status('#1d2221', '#414a47', '#abb5b2', '#98a29f', '#818d89'),
      'no-show': status('#3a1c1a', '#e66a60', '#fad0cb', '#e39f98'),
      cancelled: status('#1a1f1e', '#7f8b87', '#98a29f', '#8f9996'),
      blocked: status('#202630', '#8292ac', '#c5cedc', '#9facbf'),
      hold: status('#151918', '#8292ac', '#c5cedc', '#9facbf'),
      external: status('#15293a', '#5ba3d0', '#bcdcf0', '#8fb8d3'),
      neutral: status('#262c2a', '#84918d', '#d3d9d6', '#a6b0ad'),
    },
  },
} as const satisfies Record<Scheme, SchemeColors>
