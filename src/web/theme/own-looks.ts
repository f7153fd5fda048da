// How parts look that the library does not have, where several of ours look alike.
import type { CSSObject } from '@emotion/react'
import { forced } from './look-parts.ts'
import { media, paint } from './paint.ts'
import { pageEdge, radius, size, weight } from './scale.ts'

/**
 * What reaches from one edge of the page's sheet to the other, while its words keep the distance of the page: lines do, so that
 * they meet those of the sheet. It counts for what stands in `main` itself or in the one box around all of the page; `rules` are
 * those of what is within.
 */
export const edgeToEdge = (rules: CSSObject = {}): CSSObject => ({
  [media.aboveCompact]: {
    'main > &, main > :first-of-type > &': { marginInline: -pageEdge, paddingInline: pageEdge, ...rules },
  },
})

/** A link in a row of links to the parts of a page, or to other looks at it; the one in force is underlined. */
export const tabLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 40,
  borderBlockEnd: '2px solid transparent',
  color: paint.soft,
  fontSize: size.body2,
  fontWeight: weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: paint.ink },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { color: paint.ink, borderBlockEndColor: paint.ink },
} as const

/**
 * A row that scrolls sideways where it is too long. Browsers leave what the keys reach where it is as soon as a pixel of it is in
 * sight; only what touches the middle counts as seen here, and all else is brought there.
 */
export const scrollingRow = { overflowX: 'auto', scrollPaddingInline: '45%' } as const

/** A field to search or write in, beside whose text an icon has room. */
export const openInput = {
  inlineSize: '100%',
  border: `1px solid ${paint.field}`,
  borderRadius: radius.control,
  background: paint.surface,
  color: paint.ink,
  font: 'inherit',
  fontSize: size.body2,
  '&::placeholder': { color: paint.soft, opacity: 1 },
} as const

/**
 * A box to tick in a list of many, where a component for each row would take as long as the row: drawn as the one of forms is, as
 * a browser's own is a grey slab where the page is dark.
 */
export const tickBox = {
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 16,
  blockSize: 16,
  margin: 0,
  border: `1.5px solid ${paint.field}`,
  borderRadius: radius.card - 1,
  background: paint.surface,
  cursor: 'inherit',
  '&:is(:checked, :indeterminate)': { borderColor: paint.accent, background: paint.accent },
  '&:is(:checked, :indeterminate)::before': {
    content: '""',
    inlineSize: 14,
    blockSize: 14,
    background: paint.accentInk,
    clipPath: 'polygon(14% 53%, 23% 43%, 42% 61%, 78% 23%, 88% 33%, 42% 81%)',
  },
  '&:indeterminate::before': { clipPath: 'inset(42% 18%)' },
  'fieldset:disabled &': { opacity: 0.55 },
  [forced]: { appearance: 'auto', '&:is(:checked, :indeterminate)::before': { display: 'none' } },
} satisfies CSSObject

/** The title of what stands at the bottom end of every page, such as a run. */
export const dockTitle = {
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  fontSize: size.h4,
  fontWeight: weight.semibold,
  lineHeight: 1.35,
  outline: 'none',
} as const
