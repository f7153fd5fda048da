import styled from '@emotion/styled'
import { forced, frameInForcedColors } from '../../../../theme/look-parts.ts'
import { paint } from '../../../../theme/paint.ts'
import { radius, size } from '../../../../theme/scale.ts'

/** A picture with a frame on it, what the frame shows, and what says so in numbers. */
export const Cutting = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'flex-start',
  marginBlockStart: 8,
  '& > .whole': {
    position: 'relative',
    overflow: 'hidden',
    maxInlineSize: '100%',
    borderRadius: radius.control,
    touchAction: 'none',
    // A drawing may have no size of its own, so one side is given.
    '& > img': { display: 'block', blockSize: 200, maxInlineSize: '100%' },
  },
  '& .frame': {
    position: 'absolute',
    boxSizing: 'border-box',
    border: `2px solid ${paint.surface}`,
    // What is cut away stays in sight, darker.
    boxShadow: `0 0 0 1px ${paint.ink}, inset 0 0 0 1px ${paint.ink}, 0 0 0 1000px ${paint.scrim}`,
    cursor: 'move',
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&[data-own="false"]': { borderStyle: 'dashed' },
    '&:focus-visible': { outline: `2px solid ${paint.accent}`, outlineOffset: -4 },
    [forced]: frameInForcedColors,
  },
  '& .frame > i': {
    position: 'absolute',
    inlineSize: 16,
    blockSize: 16,
    margin: -8,
    background: paint.surface,
    border: `1px solid ${paint.ink}`,
    borderRadius: radius.round,
    '@media (pointer: coarse)': { inlineSize: 28, blockSize: 28, margin: -14 },
  },
  '& > .cut': {
    position: 'relative',
    overflow: 'hidden',
    blockSize: 96,
    margin: 0,
    borderRadius: radius.inner,
    background: paint.sunken,
  },
  '& > .numbers': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 12, flexBasis: '100%' },
  '& > output': { flexBasis: '100%', color: paint.soft, fontSize: size.caption },
})
