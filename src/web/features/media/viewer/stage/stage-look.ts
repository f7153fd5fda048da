import styled from '@emotion/styled'
import { media, paint } from '../../../../theme/paint.ts'
import { size } from '../../../../theme/scale.ts'

/** A stage with its bar of buttons below what is shown. */
export const StageFrame = styled('div')({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
  background: paint.canvas,
})

/** Where a medium is seen in the middle. */
export const Middle = styled('div')({
  display: 'grid',
  placeItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: 16,
  minBlockSize: 0,
  minInlineSize: 0,
  blockSize: '100%',
  overflow: 'auto',
  padding: 16,
  background: paint.canvas,
  '& video': { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
  '&[data-kind="video"]': { padding: 0, gridTemplateRows: 'minmax(0, 1fr)', alignContent: 'stretch' },
  '& audio': { inlineSize: 'min(480px, 100%)' },
  '& .poster': { maxInlineSize: 'min(640px, 100%)', marginInline: 'auto' },
  '& .sign': { display: 'grid', placeItems: 'center', color: paint.soft, marginInline: 'auto' },
})

/** The buttons of a stage. */
export const StageBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  padding: '6px 10px',
  borderBlockStart: `1px solid ${paint.line}`,
  background: paint.surface,
  '& button[aria-pressed="true"]': { background: paint.accentTint, color: paint.accentStrong },
  '& output': {
    minInlineSize: '4.5em',
    textAlign: 'center',
    fontSize: size.body2,
    fontVariantNumeric: 'tabular-nums',
  },
  // All of them stand in one row, in every language.
  [media.compact]: {
    gap: 0,
    paddingInline: 4,
    '& button': { paddingInline: 8 },
    '& output': { minInlineSize: '3.5em' },
  },
})

/** Buttons of a bar that stay on one line where not all of them fit beside each other. */
export const StageGroup = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
})

/** What can be seen and has the focus: the outline stands inside, where nothing cuts it off. */
export const insideFocus = { '&:focus-visible': { outline: `2px solid ${paint.accent}`, outlineOffset: -3 } } as const
