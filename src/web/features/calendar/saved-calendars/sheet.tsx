import styled from '@emotion/styled'
import { paint } from '../../../theme/paint.ts'
import { PopoverPanel, type PopoverPanelProps } from '../../../ui/overlay/popover-panel.tsx'
import { size, weight } from '../../../theme/scale.ts'

const Rising = (props: PopoverPanelProps) => <PopoverPanel {...props} rises />

/** A panel beside its button; on a phone a sheet over the lower part of the screen. */
export const Sheet = styled(Rising)({
  padding: 14,
  boxSizing: 'border-box',
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& h3': { margin: 0, color: paint.soft, fontSize: size.caption, fontWeight: weight.semibold },
  '& > .title': {
    position: 'sticky',
    insetBlockStart: -14,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    marginBlock: -8,
    paddingBlock: 8,
    background: paint.raised,
  },
  '& ul, & ol': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
})
