import styled from '@emotion/styled'
import { ModalDialog } from '../../../ui/overlay/modal-dialog.tsx'
import { media, paint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

/** The look of the merge dialog: head, scrolling differences, and the ways out at its foot. */
export const MergeWindow = styled(ModalDialog)({
  '& > .title': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    paddingBlock: '16px 14px',
    paddingInline: '20px 12px',
    borderBlockEnd: `1px solid ${paint.line}`,
  },
  '& > .title > div': { flex: 1, minInlineSize: 0 },
  '& > .title h2': { padding: 0 },
  '& > .title p': { margin: '4px 0 0', color: paint.soft, fontSize: size.body2 },
  '& > .body': {
    display: 'grid',
    gap: 20,
    alignContent: 'start',
    minBlockSize: 0,
    overflowY: 'auto',
    padding: 20,
  },
  '& > .body:focus-visible': { outlineOffset: -3 },
  '& h3': { margin: '0 0 10px', fontSize: size.body2, fontWeight: weight.semibold, color: paint.soft },
  '& fieldset': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 10,
    margin: '0 0 14px',
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& legend': { marginBlockEnd: 6, fontSize: size.body2, fontWeight: weight.semibold },
  '& fieldset > label': {
    display: 'grid',
    gap: 8,
    alignContent: 'start',
    minInlineSize: 0,
    padding: 12,
    border: `1px solid ${paint.field}`,
    borderRadius: radius.control,
    background: paint.surface,
    cursor: 'pointer',
  },
  '& fieldset > label > span': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: size.body2,
    minBlockSize: 24,
  },
  '& fieldset > label:has(:checked)': {
    borderColor: paint.accent,
    boxShadow: `inset 0 0 0 1px ${paint.accent}`,
    background: paint.accentTint,
  },
  '& fieldset > label:has(:focus-visible)': { outline: `2px solid ${paint.accent}`, outlineOffset: 2 },
  '& dl': { display: 'grid', gap: 8, margin: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
    gap: '4px 16px',
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dt': { fontSize: size.body2, fontWeight: weight.medium },
  '& dd': { margin: 0, minInlineSize: 0 },
  '& .note': { display: 'flex', gap: 8, margin: 0, color: paint.soft, fontSize: size.body2 },
})
