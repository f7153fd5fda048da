import styled from '@emotion/styled'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'

const Dialog = styled('dialog')({
  inlineSize: 'min(440px, calc(100vw - 32px))',
  padding: 20,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.raised,
  color: paint.ink,
  boxShadow: paint.shadow,
  '&::backdrop': { background: paint.scrim },
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& > p': { margin: '8px 0 0', color: paint.soft, overflowWrap: 'anywhere' },
  '& > form': { display: 'grid', gap: 14, marginBlockStart: 14 },
  '& .answers': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8, marginBlockStart: 20 },
  '& .start': { marginInlineEnd: 'auto' },
})

/**
 * A question or form over the whole page, which stays as it is behind. Escape is the answer of `onCancel`; the focus is on
 * what is marked `data-safe`, else on the first field.
 */
export function Modal({ title, onCancel, children }: { title: string; onCancel: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Only the imperative call makes a dialog modal: the browser then holds the focus and closes on Escape.
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-safe]')?.focus()
  }, [])
  // The browser gives the focus back only where a dialog is closed, not where it is just taken out of the page.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => shown?.close()
  }, [])
  return createPortal(
    <Dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </Dialog>,
    document.body,
  )
}
