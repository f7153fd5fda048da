import type { CSSObject } from '@emotion/react'
import { aboveDock, media, paint, paper } from './paint.ts'
import { FONT, size, weight } from './scale.ts'
import { SCHEME_ATTRIBUTE } from './scheme.ts'

/**
 * How far inside of the window something must reach to be in sight, in CSS pixels: browsers leave what the keys reach where it is
 * as soon as a pixel of it is in sight, so that as much of a line would be hidden.
 */
const SEEN = 40

/**
 * Rules for the whole page. `box-sizing` is set on everything rather than inherited, which made style recalculation up to
 * seven times slower on pages with thousands of nodes.
 */
export const globalStyles = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitFontSmoothing: 'antialiased',
    WebkitTextSizeAdjust: '100%',
    // Nothing that has the focus hides under the bars of a phone, nor at the edge of the window (WCAG 2.4.11).
    scrollPaddingBlock: `${SEEN}px ${aboveDock(SEEN)}`,
    [media.compact]: { scrollPaddingBlock: `${SEEN + 52}px ${aboveDock(SEEN + 57)}` },
  },
  body: {
    margin: 0,
    color: paint.ink,
    backgroundColor: paint.canvas,
    fontFamily: FONT,
    fontSize: size.body1,
    lineHeight: 1.43,
    overflowWrap: 'break-word',
    scrollbarGutter: 'stable',
  },
  // Figures that stand in a column are as wide as one another; words keep their own, since this tears hyphens apart.
  ':where(time, input[type="number"])': { fontVariantNumeric: 'tabular-nums' },
  // The arrow of a field with suggestions is that of every menu, where a browser draws a black triangle of its own.
  'input[list]::-webkit-calendar-picker-indicator': {
    appearance: 'none',
    boxSizing: 'border-box',
    inlineSize: 16,
    blockSize: 16,
    margin: 0,
    padding: 0,
    background: paint.soft,
    clipPath: 'polygon(25% 42%, 31% 36%, 50% 55%, 69% 36%, 75% 42%, 50% 67%)',
  },
  // A group of fields has no look of its own; where it has an edge, the part itself says so.
  ':where(fieldset)': { minInlineSize: 0, margin: 0, padding: 0, border: 0 },
  ':where(legend)': { padding: 0 },
  // No last line of one short word; whether there is more than one line is said elsewhere, which `text-wrap` would say too.
  ':where(p, small, output)': { textWrapStyle: 'pretty' },
  'strong, b': { fontWeight: weight.semibold },
  '@media print': { body: { backgroundColor: paper.sheet } },
  ':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible': {
    outline: `2px solid ${paint.accent}`,
    outlineOffset: 1,
  },
  '.fd-icon': { flex: 'none', fill: 'currentColor', verticalAlign: '-0.25em' },
  // Where the device chooses the colors a drawing with a color of its own would keep that, unlike a text.
  '@media (forced-colors: active)': {
    '.fd-icon, .MuiNativeSelect-icon, .MuiSelect-icon': { color: 'inherit !important' as 'inherit' },
    // What is pressed is told by its ground, which only the colors of the device give it there.
    'button[aria-pressed="true"]': {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important' as 'HighlightText',
    },
    'button[aria-pressed="true"] *': { color: 'inherit !important' as 'inherit' },
  },
  '[dir="rtl"] .fd-icon-mirrored': { transform: 'scaleX(-1)' },
  // What unfolds is marked alike everywhere, not by each browser's own triangle.
  ':where(summary)': { listStyle: 'none' },
  'summary::-webkit-details-marker': { display: 'none' },
  'summary:not(:has(.fd-icon))::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: 6,
    blockSize: 6,
    marginInline: '3px 11px',
    verticalAlign: '0.12em',
    borderBlockEnd: '1.5px solid',
    borderInlineEnd: '1.5px solid',
    transform: 'rotate(-45deg)',
  },
  'summary:not(:has(.fd-icon)):dir(rtl)::before': { transform: 'rotate(45deg)' },
  'details[open] > summary:not(:has(.fd-icon))::before': { transform: 'rotate(45deg)', verticalAlign: '0.25em' },
  'details[open] > summary:not(:has(.fd-icon)):dir(rtl)::before': { transform: 'rotate(-45deg)' },
  ':where(a)': { color: paint.accent },
  '@media (prefers-contrast: more)': {
    // Stronger than the schemes, which set the same variables on the same element.
    [`:root[${SCHEME_ATTRIBUTE}]`]: {
      '--fd-palette-line-main': paint.soft,
      '--fd-palette-line-strong': paint.ink,
      '--fd-palette-line-input': paint.ink,
      '--fd-palette-line-pop': paint.ink,
      // Between rows and half hours: they need not stand out, but must be seen.
      '--fd-palette-line-soft': `color-mix(in srgb, ${paint.ink} 58%, transparent)`,
      '--fd-palette-line-faint': `color-mix(in srgb, ${paint.ink} 35%, transparent)`,
      '--fd-palette-text-secondary': paint.ink,
      '--fd-palette-text-tertiary': paint.ink,
      '--fd-palette-primary-main': paint.accentStrong,
      '--fd-palette-status-cancelled-text': paint.ink,
      // What carries a text of its own color, at 7:1.
      '--fd-palette-accent-fill': '#0c564e',
      '--fd-palette-accent-fillHover': '#0a4740',
    },
    [`:root[${SCHEME_ATTRIBUTE}="light"]`]: {
      '--fd-palette-now-main': '#a5231b',
      '--fd-palette-error-main': '#8f1b12',
    },
    [`:root[${SCHEME_ATTRIBUTE}="dark"]`]: { '--fd-palette-now-main': '#ff8f85' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short one: with any duration each change of any property would wait for the next frame.
      transition: 'none !important',
      // The types know no `!important` here.
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
} satisfies CSSObject
