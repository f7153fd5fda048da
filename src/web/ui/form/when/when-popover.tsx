import styled from '@emotion/styled'
import Dialog from '@mui/material/Dialog'
import Popover from '@mui/material/Popover'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { media } from '../../../theme/paint.ts'
import { size, weight } from '../../../theme/scale.ts'
import { Button } from '../../button.tsx'
import { panelPlace } from '../../panel/place.ts'
import { DatePick } from './date-pick.tsx'
import { TimePick } from './time-pick.tsx'

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: 8,
  paddingInline: '20px 8px',
  '& > h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
})
const Body = styled('div')({ padding: 12, overflow: 'auto', [media.compact]: { paddingInline: 20, flex: 1 } })

/** What a date and a time are chosen with: it comes with the popover, since no field needs it before. */
const PICKERS = { DatePick, TimePick }
export type Pickers = typeof PICKERS

interface WhenPopoverProps {
  anchor: HTMLElement
  title: string
  /** What the closing button of a sheet says. */
  close: string
  onClose: () => void
  children: (pickers: Pickers) => ReactNode
}

/** Keys pressed here belong to nothing behind it, though React hands them on. */
const keep = (event: KeyboardEvent) => event.stopPropagation()

/** Choices beside a field, over the page; on a phone a sheet of the whole height. Escape and a press elsewhere close it. */
export default function WhenPopover({ anchor, title, close, onClose, children }: WhenPopoverProps) {
  const titleId = useId()
  const isPhone = useMediaQuery(media.compact.replace('@media ', ''), { noSsr: true })
  if (isPhone) {
    return (
      <Dialog
        open
        fullScreen
        disableRestoreFocus
        container={panelPlace}
        onClose={onClose}
        onKeyDown={keep}
        aria-labelledby={titleId}
      >
        <Head>
          <h2 id={titleId}>{title}</h2>
          <Button kind="quiet" icon="close" iconOnly onClick={onClose}>
            {close}
          </Button>
        </Head>
        <Body>{children(PICKERS)}</Body>
      </Dialog>
    )
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      disableRestoreFocus
      container={panelPlace}
      onClose={onClose}
      onKeyDown={keep}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': title, 'aria-modal': true, elevation: 8, style: { marginTop: 4 } },
      }}
    >
      <Body>{children(PICKERS)}</Body>
    </Popover>
  )
}
