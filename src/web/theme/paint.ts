import type { CSSObject } from '@emotion/react'
import type { StatusColors } from './colors.ts'
import type { Tone } from './tones.ts'

const color = (path: string): string => `var(--fd-palette-${path})`

/** References to the theme's colors as CSS variables: they change with the scheme without a new render. */
export const paint = {
  canvas: color('background-default'),
  surface: color('background-paper'),
  raised: color('surface-raised'),
  dialog: color('surface-dialog'),
  closed: color('surface-closed'),
  sunken: color('surface-sunken'),
  nav: color('surface-nav'),
  navOn: color('surface-navOn'),
  /** A wash over any ground. */
  hover: 'color-mix(in srgb, var(--fd-palette-text-primary) 6%, transparent)',
  track: color('surface-track'),
  fill: color('surface-fill'),
  segment: color('surface-segment'),
  avatar: color('surface-avatar'),
  scrim: color('surface-scrim'),
  unknown: color('surface-unknown'),
  line: color('line-main'),
  softLine: color('line-soft'),
  faintLine: color('line-faint'),
  strongLine: color('line-strong'),
  field: color('line-input'),
  pop: color('line-pop'),
  ink: color('text-primary'),
  soft: color('text-secondary'),
  faint: color('text-tertiary'),
  accent: color('primary-main'),
  accentInk: color('primary-contrastText'),
  accentFill: color('accent-fill'),
  accentFillInk: color('accent-contrastText'),
  accentStrong: color('accent-ink'),
  accentTint: color('accent-soft'),
  now: color('now-main'),
  nowInk: color('now-contrastText'),
  danger: color('error-main'),
  dangerFill: color('error-fill'),
  dangerFillInk: color('error-fillInk'),
  /** Lifts the chosen part of a toggle from its track. */
  segmentShadow: '0 1px 2px rgb(0 0 0 / 16%)',
  /** The shadow of what floats: menus and bars. */
  shadow: 'var(--fd-shadows-8)',
  /** The shadow of a dialog. */
  dialogShadow: 'var(--fd-shadows-24)',
} as const

/** What is printed, and pages of documents, look the same in every scheme. */
export const paper = { sheet: '#fff', ink: '#000', soft: '#444', line: '#8a8a8a' } as const

/** References to the colors of a status. */
export function tonePaint(tone: Tone): StatusColors {
  const part = (name: keyof StatusColors) => color(`status-${tone}-${name}`)
  return { bg: part('bg'), edge: part('edge'), text: part('text'), sub: part('sub'), icon: part('icon') }
}

/** Media queries of the three layouts: compact (phone), rail (tablet), wide (desk). */
export const media = {
  compact: '@media (max-width: 599.95px)',
  rail: '@media (min-width: 600px) and (max-width: 1023.95px)',
  aboveCompact: '@media (min-width: 600px)',
  belowWide: '@media (max-width: 1023.95px)',
  wide: '@media (min-width: 1024px)',
} as const

/** So many pixels above whatever is docked at the end of the window: the runner of many changes and the uploads. */
export const aboveDock = (pixels: number): string => `calc(${pixels}px + var(--fd-dock, 0px) + var(--fd-uploads, 0px))`

/** What is docked at the end of the window takes of its width, for what stands beside it. */
export const BESIDE_DOCK = 'var(--fd-dock-side, 0px), var(--fd-uploads-side, 0px)'

/** What a docked panel takes from the page's inline end, with the gap between the two. Pixels. */
export const DOCKED_ROOM = 392

/** From this width on, in pixels, a window has room for a docked panel beside the page. */
export const DOCKING_FROM = 1200

/** Rules of what makes room for a docked panel. */
export const besidePanel = (rules: CSSObject): CSSObject => ({ '@media screen': { 'html[data-panel] &': rules } })

/** Windows in which a docked panel folds the side column. */
export const FOLDING = { from: 1024, below: 1600 } as const

/** Where the reader has folded the side column of a desk; `index.html` says so before the first paint. */
const FOLDED = '@media screen and (min-width: 1024px)'

/** Rules of the narrow side column: those of the rail, which the reader or a docked panel without room brings to a desk. */
export const railed = (rules: CSSObject): CSSObject => ({
  [media.rail]: rules,
  [FOLDED]: { 'html[data-side=folded] &': rules },
  [`@media (min-width: ${FOLDING.from}px) and (max-width: ${FOLDING.below - 0.05}px)`]: {
    'html[data-panel] &': rules,
  },
})

/** Text that only assistive technology reads. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
