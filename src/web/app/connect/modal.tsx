import styled from '@emotion/styled'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useEffect, useRef } from 'react'
import { ModalDialog } from '../../ui/overlay/modal-dialog.tsx'
import { paint } from '../../theme/paint.ts'

const Body = styled(DialogContent)({
  paddingBlockEnd: 20,
  '& > p': { margin: 0, color: paint.soft, overflowWrap: 'anywhere' },
  '& > p + p': { marginBlockStart: 8 },
  '& > form': { display: 'grid', gap: 14, marginBlockStart: 14 },
  '& .answers': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8, marginBlockStart: 20 },
  '& .start': { marginInlineEnd: 'auto' },
})

/** In the window, since that is put on the page only after what asked for it. */
function Content({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  // The window itself would have the focus else.
  useEffect(() => {
    const shown = content.current
    if (shown?.contains(document.activeElement)) return
    const first = shown?.querySelector<HTMLElement>('[data-safe]') ?? shown?.querySelector<HTMLElement>('input, button')
    first?.focus()
  }, [])
  return <Body ref={content}>{children}</Body>
}

interface ModalProps {
  title: string
  onCancel: () => void
  className?: string
  children: ReactNode
}

/**
 * A question or form over the whole page, which stays as it is behind. Escape is the answer of `onCancel`; the focus is on
 * what is marked `data-safe`, else on the first field.
 */
export function Modal({ title, onCancel, className, children }: ModalProps) {
  return (
    <ModalDialog onClose={onCancel} {...(className !== undefined && { className })}>
      <DialogTitle>{title}</DialogTitle>
      <Content>{children}</Content>
    </ModalDialog>
  )
}
