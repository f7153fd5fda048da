import type { CSSObject } from '@emotion/react'
import { COLOURS, type Scheme, toneVariables } from '../theme/colors.ts'
import { paint } from '../theme/paint.ts'
import { FONT, SCHEME_ATTRIBUTE } from '../theme/scheme.ts'
import { size, weight } from '../theme/scale.ts'

/** The CSS variables of a scheme. */
export function schemeVariables(scheme: Scheme): Record<string, string> {
  const colours = COLOURS[scheme]
  const { raised, field, accentTint, shadow } = colours
  return {
    // Named as the component library names them, so that both are painted alike; a test compares the values.
    '--fd-palette-background-default': colours.canvas,
    '--fd-palette-background-paper': colours.surface,
    '--fd-palette-divider': colours.line,
    '--fd-palette-text-primary': colours.ink,
    '--fd-palette-text-secondary': colours.soft,
    '--fd-palette-primary-main': colours.accent,
    '--fd-palette-primary-dark': colours.accentStrong,
    '--fd-palette-primary-contrastText': colours.accentInk,
    '--fd-palette-error-main': colours.danger,
    '--fd-palette-error-contrastText': colours.dangerInk,
    '--fd-palette-action-hover': colours.hover,
    ...toneVariables(scheme),
    '--fd-raised': raised,
    '--fd-field-line': field,
    '--fd-accent-tint': accentTint,
    '--fd-shadow': shadow,
    colorScheme: scheme,
  }
}

/**
 * Rules for the whole page. `box-sizing` is set on everything rather than inherited, which made style recalculation up to
 * seven times slower on pages with thousands of nodes.
 */
export const globalStyles = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  ':root': schemeVariables('light'),
  [`:root[${SCHEME_ATTRIBUTE}="dark"]`]: schemeVariables('dark'),
  html: { WebkitFontSmoothing: 'antialiased', WebkitTextSizeAdjust: '100%' },
  body: {
    margin: 0,
    color: paint.ink,
    backgroundColor: paint.canvas,
    fontFamily: FONT,
    fontSize: size.body1,
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
    scrollbarGutter: 'stable',
  },
  'strong, b': { fontWeight: weight.semibold },
  '@media print': { body: { backgroundColor: '#fff' } },
  ':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible': {
    outline: '2px solid var(--fd-palette-primary-main)',
    outlineOffset: 2,
  },
  '.fd-icon': { flex: 'none', verticalAlign: '-0.25em' },
  '[dir="rtl"] .fd-icon-mirrored': { transform: 'scaleX(-1)' },
  ':where(a)': { color: 'var(--fd-palette-primary-main)' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      // The types know no `!important` here.
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
} satisfies CSSObject
