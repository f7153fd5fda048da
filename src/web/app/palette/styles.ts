import styled from '@emotion/styled'
import { ModalDialog } from '../../ui/overlay/modal-dialog.tsx'
import { coarse, forced, ringInForcedColors } from '../../theme/look-parts.ts'
import { media, paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'

/** The window of the palette and of the shortcuts stands high, so that it does not jump as its content grows. */
export const PaletteWindow = styled(ModalDialog)({
  alignSelf: 'flex-start',
  marginBlockStart: '11dvh',
  maxBlockSize: 'min(620px, 78dvh)',
  overflow: 'hidden',
  [media.compact]: { marginBlockStart: 8, maxBlockSize: 'calc(100dvh - 16px)' },
})

/** The line in which one types. */
export const Field = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  paddingBlock: 8,
  paddingInline: '16px 10px',
  borderBlockEnd: `1px solid ${paint.line}`,
  color: paint.soft,
  // The window itself shows where one is; a ring around the only field would be a second frame in the first.
  '&:focus-within': { boxShadow: `inset 0 -2px 0 ${paint.accent}` },
  '& > .line': { flex: 1, minInlineSize: 0 },
  '& .MuiInputBase-root': { display: 'flex', minBlockSize: 40, color: paint.ink, fontSize: size.h4 },
  '& input': { padding: 0, outline: 'none !important' },
  '& input::placeholder': { color: paint.soft },
})

/** The choices in their groups. */
export const ChoiceList = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  scrollPaddingBlock: 32,
  padding: 8,
  '&:empty': { display: 'none' },
  '& [role="presentation"]': {
    padding: '10px 10px 4px',
    color: paint.soft,
    fontSize: size.overline,
    fontWeight: weight.semibold,
    letterSpacing: '0.02em',
  },
})

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 40,
  paddingBlock: 5,
  paddingInline: 10,
  borderRadius: radius.control,
  color: paint.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  scrollMarginBlock: 8,
  '& > .fd-icon': { flex: 'none', color: paint.soft },
  '&[aria-selected="true"]': {
    background: paint.accentTint,
    boxShadow: `inset 0 0 0 1px ${paint.accent}`,
    [forced]: ringInForcedColors,
  },
  '&[aria-selected="true"] > .fd-icon': { color: paint.accent },
  '& .words': { display: 'grid', flex: 1, minInlineSize: 0, lineHeight: 1.35 },
  '& .words > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { color: paint.soft, fontSize: size.caption },
  [coarse]: { '&& kbd': { display: 'none' } },
} as const
/** A choice that does something. */
export const Deed = styled('div')(option)
/** A choice that leads somewhere. */
export const Goal = styled('a')(option)

/** What is said in place of choices. */
export const PaletteNote = styled('p')({
  margin: 0,
  flex: 'none',
  padding: '14px 18px',
  color: paint.soft,
  fontSize: size.body2,
  '& + &': { paddingBlockStart: 0 },
})

/** The keys at the foot of the palette. */
export const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  flex: 'none',
  padding: '8px 16px',
  borderBlockStart: `1px solid ${paint.line}`,
  color: paint.soft,
  fontSize: size.caption,
  '@media (pointer: coarse)': { display: 'none' },
})
