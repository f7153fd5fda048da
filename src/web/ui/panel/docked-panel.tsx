import styled from '@emotion/styled'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { afterPaint } from '../../store/after-paint.ts'
import { aboveDock, DOCKING_FROM, paint } from '../../theme/paint.ts'
import { radius } from '../../theme/scale.ts'
import { coverPage, DOCKED_WIDTH, isBelowPanel, takeRoom, useCanDock } from './docked.ts'
import { pagePlace, useFocusHome } from './focus-home.ts'
import { PanelFrame, type PanelProps } from './frame.tsx'
import { panelPlace } from './place.ts'

const Sheet = styled('div')({
  position: 'fixed',
  // Above what docks at the end of the screen.
  insetBlock: `8px ${aboveDock(8)}`,
  insetInlineEnd: 8,
  zIndex: 20,
  inlineSize: DOCKED_WIDTH,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.surface,
  overflow: 'hidden',
  '&[data-docked="over"]': { zIndex: 21 },
  // Its edge says that the focus is in it; a ring around would reach over the gap to the page.
  '&:focus-visible': { outlineWidth: 1, outlineOffset: -1 },
  // The window has become too narrow for the page beside it: as a panel over the page, above the bars of a phone.
  [`@media (max-width: ${DOCKING_FROM - 0.05}px)`]: {
    insetBlock: `0 ${aboveDock(0)}`,
    insetInlineEnd: 0,
    inlineSize: 'min(480px, 100vw)',
    borderRadius: 0,
    boxShadow: `0 0 0 100vmax ${paint.scrim}`,
    '&, &[data-docked="over"]': { zIndex: 31 },
  },
  '@media print': { display: 'none' },
})

const FIRST_FIELD = 'input:not([type=hidden]),select,textarea'

/**
 * The side panel as a second sheet beside the page, which stays in sight and in use; use `SidePanel`, which loads it. The
 * focus begins in its first field, may leave it, and goes back to what opened it; Escape closes it from the page too. One
 * that is over another lies on it and goes first.
 */
export default function DockedPanel({ isOver = false, ...props }: PanelProps & { isOver?: boolean }) {
  const { open, onClose } = props
  const titleId = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const canDock = useCanDock()
  useFocusHome(open)
  // The room beside the page, and what is in reach, are the browser's; both are given back when the panel goes.
  useLayoutEffect(() => {
    if (!open) return undefined
    if (!canDock) {
      const uncover = coverPage()
      if (isBelowPanel(document.activeElement)) sheet.current?.focus()
      return uncover
    }
    // What was pressed is answered by the panel; the page moves aside once that is painted, as it takes longer. What comes
    // with the page itself stands beside it from the beginning.
    let release: (() => void) | undefined
    const take = () => {
      release = takeRoom()
    }
    const giveUp = document.activeElement === document.body ? take() : afterPaint(take)
    return () => {
      giveUp?.()
      release?.()
    }
  }, [open, canDock])
  // So is the focus.
  useLayoutEffect(() => {
    if (!open) return
    const panel = sheet.current
    const opener = document.activeElement
    const first = panel?.querySelector<HTMLElement>(FIRST_FIELD) ?? panel
    if (!panel?.contains(opener)) first?.focus({ preventScroll: true })
    return () => {
      const { activeElement } = document
      const isMine = activeElement === document.body || panel?.contains(activeElement)
      // A page that has just come has the focus as a whole.
      const isWhole = opener === document.body || opener?.id === 'main'
      const back = isWhole ? pagePlace() : opener
      if (isMine && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
    }
  }, [open])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    // One after the other, from the top.
    if (!isOver && document.querySelector('[data-docked=over]')) return
    const { target } = event
    if (!(target instanceof Element)) return
    if (target !== document.body && !sheet.current?.contains(target) && !target.closest('main')) return
    // The one below may hear of the key after this one, when this one is gone already.
    event.preventDefault()
    onClose()
  })
  // What lies above it, such as a menu or a question, keeps its own Escape from the window. Not a passive effect: the panel
  // is in sight before those run, and a key pressed then would be lost.
  useLayoutEffect(() => {
    if (!open) return
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [open])

  if (!open) return null
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Keys and lists look for the role; nothing else of the tag is of use.
    <Sheet ref={sheet} role="dialog" aria-labelledby={titleId} tabIndex={-1} data-docked={isOver ? 'over' : ''}>
      <PanelFrame {...props} titleId={titleId} />
    </Sheet>,
    panelPlace(),
  )
}
