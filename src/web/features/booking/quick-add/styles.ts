import styled from '@emotion/styled'
import { forced } from '../../../theme/look-parts.ts'
import { media, paint, visuallyHidden } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

/** As wide as a reading is in one line, and the least that leaves it readable. */
const [WIDE, NARROW] = [640, 480]
const MARGIN = 16

/** Hangs the list below its input, from the edge of it at which there is more room. */
export function alignToInput(list: HTMLElement | null): (() => void) | undefined {
  const box = list?.parentElement
  if (!list || !box) return undefined
  const place = () => {
    const { left, right, bottom } = box.getBoundingClientRect()
    const [after, before] = [innerWidth - left - MARGIN, right - MARGIN]
    const isStart = after >= Math.min(NARROW, before)
    list.dataset['edge'] = isStart ? 'start' : 'end'
    list.style.setProperty('--room', `${innerHeight - bottom - MARGIN}px`)
    list.style.setProperty('--width', `${Math.max(right - left, Math.min(WIDE, isStart ? after : before))}px`)
  }
  place()
  const seen = new ResizeObserver(place)
  seen.observe(box)
  seen.observe(document.documentElement)
  return () => seen.disconnect()
}

/** What hangs below the line: its readings, and what its words were understood as. */
export const Popup = styled('div')({
  position: 'absolute',
  zIndex: 30,
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 0,
  inlineSize: 'var(--width, 100%)',
  // What the words were understood as stays in sight below the readings, which scroll.
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'var(--room)',
  '&[data-edge=end]': { insetInlineStart: 'auto', insetInlineEnd: 0 },
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.raised,
  boxShadow: paint.shadow,
  '&[hidden]': { border: 0, boxShadow: 'none', background: 'none' },
  '& [role=listbox]': {
    display: 'grid',
    gridAutoRows: 'max-content',
    gap: 2,
    padding: 6,
    minBlockSize: 0,
    maxBlockSize: 'min(60vh, 460px)',
    overflowY: 'auto',
  },
  '& [role=listbox]:empty': { padding: 0 },
  // At the start who it is and what tells people apart, at the end what and when and whether it is free.
  '& [role=option]': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '2px 12px',
    minBlockSize: 52,
    paddingBlock: 7,
    paddingInline: '10px 48px',
    borderRadius: radius.control,
    fontSize: size.body2,
    cursor: 'pointer',
  },
  // No part of the name, where that is copied or searched for.
  '& .face': {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    blockSize: 28,
    borderRadius: radius.round,
    background: paint.avatar,
    color: paint.ink,
    fontSize: size.overline,
    fontWeight: weight.medium,
    '&[data-initials]::before': { content: 'attr(data-initials)' },
  },
  '& [role=option] > span:not(.face)': {
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 12px',
  },
  '& [role=option] > .words > b': { fontSize: size.body1, fontWeight: weight.medium },
  '& [role=option] > .words > :last-child': { marginInlineStart: 'auto', fontWeight: weight.medium },
  '& [role=option] > .mark > .MuiChip-root': { marginInlineStart: 'auto', whiteSpace: 'normal' },
  '& [role=option] > .mark > small': { color: paint.soft, fontSize: size.caption },
  // Heard with the option; in sight is the key.
  '& [role=option] > .mark > .does': visuallyHidden,
  '& [role=option][aria-selected=true]': {
    background: paint.accentTint,
    [forced]: { outline: '2px solid Highlight' },
    '&::after': {
      content: '"↵" / ""',
      position: 'absolute',
      insetInlineEnd: 12,
      insetBlockStart: 'calc(50% - 10px)',
      inlineSize: 24,
      border: `1px solid ${paint.accent}`,
      borderRadius: radius.card,
      color: paint.accentStrong,
      fontSize: size.caption,
      textAlign: 'center',
    },
    '& .face': { background: paint.surface },
  },
  '& .keys': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: 0,
    padding: '8px 16px',
    borderBlockStart: `1px solid ${paint.line}`,
    borderRadius: `0 0 ${radius.sheet}px ${radius.sheet}px`,
    background: paint.sunken,
    color: paint.soft,
    fontSize: size.caption,
    '& > :last-child': { marginInlineStart: 'auto' },
    '@media (pointer: coarse)': { display: 'none' },
  },
  '& .keys kbd': {
    marginInlineEnd: 4,
    paddingInline: 5,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.card,
    background: paint.surface,
    font: 'inherit',
    fontSize: size.overline,
  },
  '& .unseen-people': { margin: 0, padding: '0 16px 8px', color: paint.soft, fontSize: size.caption },
  '& .parts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '6px 12px',
    margin: 0,
    padding: '8px 16px 10px',
    borderBlockStart: `1px solid ${paint.line}`,
    color: paint.soft,
    fontSize: size.caption,
  },
  '& .parts mark': {
    paddingInline: 4,
    borderRadius: radius.card,
    background: paint.accentTint,
    color: paint.ink,
    fontWeight: weight.medium,
  },
  '& .parts [data-kind=note] mark': {
    background: 'none',
    textDecoration: `underline wavy ${paint.danger}`,
    textUnderlineOffset: 3,
  },
  '& .parts small': { fontSize: size.overline },
  '& .unseen': visuallyHidden,
  [media.compact]: {
    // Above the bar at the foot of a phone.
    '&&': { insetInline: 0, inlineSize: 'auto', maxBlockSize: 'calc(var(--room) - 56px)' },
    '& [role=option] > .words > :last-child, & [role=option] > .mark > .MuiChip-root': { marginInlineStart: 0 },
  },
})

/** The people who can take somebody now, as a list of choices. */
export const TurnChoices = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  '& > legend': { marginBlockEnd: 6, fontSize: size.body2, fontWeight: weight.medium },
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 44,
    marginInline: -8,
    paddingInline: 8,
    border: '1px solid transparent',
    borderRadius: radius.control,
    fontSize: size.body1,
    cursor: 'pointer',
  },
  '& > label:hover': { background: paint.hover },
  '& > label:has(:checked)': { background: paint.accentTint },
  '@media (forced-colors: active)': { '& > label:has(:checked)': { borderColor: 'Highlight' } },
  '& > label > .who': { flex: 1, minInlineSize: 0 },
  '& > p': { margin: 0, color: paint.soft, fontSize: size.body2 },
})
