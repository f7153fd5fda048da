/**
 * References to the theme's colours as CSS variables: they change with the colour scheme without a new render.
 * The values stand in `palette.ts`.
 */
export const paint = {
  canvas: 'var(--fd-palette-background-default)',
  surface: 'var(--fd-palette-background-paper)',
  raised: 'var(--fd-palette-surface-raised)',
  line: 'var(--fd-palette-divider)',
  field: 'var(--fd-palette-line-input)',
  ink: 'var(--fd-palette-text-primary)',
  soft: 'var(--fd-palette-text-secondary)',
  accent: 'var(--fd-palette-primary-main)',
  accentInk: 'var(--fd-palette-primary-contrastText)',
  accentStrong: 'var(--fd-palette-primary-dark)',
  accentTint: 'var(--fd-palette-accent-soft)',
  hover: 'var(--fd-palette-action-hover)',
  danger: 'var(--fd-palette-error-main)',
  dangerInk: 'var(--fd-palette-error-contrastText)',
  shadow: 'var(--fd-shadows-8)',
} as const

/** Media queries of the three layouts: compact (phone), rail (tablet), wide (desk). */
export const media = {
  compact: '@media (max-width: 599.95px)',
  rail: '@media (min-width: 600px) and (max-width: 1023.95px)',
  aboveCompact: '@media (min-width: 600px)',
  wide: '@media (min-width: 1024px)',
} as const

/** Text that only assistive technology reads. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
