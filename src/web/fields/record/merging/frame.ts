import styled from '@emotion/styled'
import { ModalDialog } from '../../../ui/overlay/modal-dialog.tsx'
import { media, paint, visuallyHidden } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

/** The look of the merge dialog: head, scrolling differences, and the ways out at its foot. */
export const MergeWindow = styled(ModalDialog)({
  '& > .title': { paddingBlock: '20px 16px', paddingInline: 24 },
  '& > .title h2': { padding: 0 },
  '& > .title p': { margin: '4px 0 0', color: paint.soft, fontSize: size.body1 },
  '& > .body': {
    display: 'grid',
    gap: 16,
    alignContent: 'start',
    minBlockSize: 0,
    overflowY: 'auto',
    paddingBlock: '0 20px',
    paddingInline: 24,
  },
  '& > .body:focus-visible': { outlineOffset: -3 },
  '& h3': { margin: '0 0 8px', fontSize: size.body2, fontWeight: weight.semibold, color: paint.ink },
  '& .heads, & fieldset': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8rem) repeat(2, minmax(0, 1fr))',
    alignItems: 'center',
    gap: 8,
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& .heads': {
    minBlockSize: 36,
    borderBlockEnd: `1px solid ${paint.line}`,
    color: paint.soft,
    fontSize: size.caption,
    fontWeight: weight.medium,
    '& > span + span': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingInlineStart: 12,
    },
    [media.compact]: { '& > span:first-of-type': { display: 'none' } },
  },
  '& fieldset': { paddingBlock: 8, borderBlockEnd: `1px solid ${paint.softLine}` },
  // Floated it is no heading upon the edge any more, but the first cell of its row.
  '& legend': { float: 'inline-start', padding: 0, fontSize: size.body2, fontWeight: weight.semibold },
  '& fieldset > label': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    alignSelf: 'stretch',
    position: 'relative',
    minInlineSize: 0,
    minBlockSize: 44,
    padding: 11,
    border: '1px solid transparent',
    borderRadius: radius.control,
    cursor: 'pointer',
    '& > :last-child': { minInlineSize: 0 },
    [media.compact]: { flexWrap: 'wrap', '& > .side': { flex: 1 }, '& > :last-child': { flexBasis: '100%' } },
    '&:hover': { background: paint.hover },
  },
  // The head of the column says it.
  '& .side': { color: paint.soft, fontSize: size.caption, [media.aboveCompact]: visuallyHidden },
  '& fieldset > label:has(:checked)': { borderColor: paint.accent, background: paint.accentTint },
  '& fieldset > label:has(:focus-visible)': { outline: `2px solid ${paint.accent}`, outlineOffset: 2 },
  '& dl': { display: 'grid', gap: 8, margin: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 1fr) auto',
    gap: '4px 8px',
    fontSize: size.body2,
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > dt': { gridColumn: '1 / -1' } },
  },
  '& dt': { color: paint.soft },
  '& dd': { margin: 0, minInlineSize: 0 },
  '& .from': { color: paint.soft, textAlign: 'end' },
  '& .note': { display: 'flex', gap: 8, margin: 0, color: paint.soft, fontSize: size.body2 },
  '& > .MuiDialogActions-root': { paddingInline: 24, borderBlockStart: `1px solid ${paint.line}` },
  '& .whole': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    flex: 1,
    marginInlineStart: -10,
    [media.compact]: { flexBasis: '100%' },
  },
})
