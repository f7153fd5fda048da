import styled from '@emotion/styled'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { paint } from '../../../theme/paint.ts'
import { radius, size } from '../../../theme/scale.ts'

const Sheet = styled('div')({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'calc(100dvh - 16px)',
  overflow: 'auto',
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.raised,
  color: paint.ink,
  boxShadow: paint.shadow,
  fontSize: size.body2,
  textAlign: 'start',
})

/** Pixels between the sheet, what it belongs to, and the edges of the window. */
const SPACE = 8

/** Puts the sheet below its anchor, or above where there is more room, with their ends in line and all of it in sight. */
function place(sheet: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth, offsetHeight } = sheet
  const rtl = getComputedStyle(anchor).direction === 'rtl'
  const below = at.bottom + 4
  const fits = below + offsetHeight + SPACE <= clientHeight
  const top = fits || at.top < clientHeight - at.bottom ? below : at.top - offsetHeight - 4
  const end = rtl ? at.left : clientWidth - at.right
  sheet.style.insetBlockStart = `${Math.max(SPACE, Math.min(top, clientHeight - offsetHeight - SPACE))}px`
  sheet.style.insetInlineEnd = `${Math.max(SPACE, Math.min(end, clientWidth - offsetWidth - SPACE))}px`
}

/** What a sheet over the page is given. */
export interface FloatingProps extends ComponentProps<'div'> {
  /** The button that it belongs to, which gets the focus back. */
  anchor: HTMLElement
  onClose: () => void
}

/** A sheet over the page beside a button. It takes the focus, and closes on Escape, on a click elsewhere and on scrolling away. */
export function Floating({ anchor, onClose, onKeyDown, ...rest }: FloatingProps) {
  const sheet = useRef<HTMLDivElement>(null)

  // Only the imperative call puts a sheet above everything else; it is measured before it can be placed.
  useLayoutEffect(() => {
    const shown = sheet.current
    if (!shown) return undefined
    // Where the browser knows no popover it is a plain sheet above the page.
    shown.showPopover?.()
    place(shown, anchor)
    const first = shown.querySelector<HTMLElement>('[data-first]') ?? shown.querySelector<HTMLElement>('button, input')
    first?.focus({ preventScroll: true })
    const again = () => place(shown, anchor)
    const scrolled = ({ target }: Event) => {
      if (target instanceof Node && !shown.contains(target) && target.contains(anchor)) again()
    }
    // What is unfolded in it makes it longer.
    const observer = new ResizeObserver(again)
    observer.observe(shown)
    addEventListener('resize', again)
    addEventListener('scroll', scrolled, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('resize', again)
      removeEventListener('scroll', scrolled, { capture: true })
      // The focus goes back, unless a click has already led it elsewhere.
      const now = document.activeElement
      if (now === null || now === document.body || shown.contains(now)) anchor.focus({ preventScroll: true })
    }
  }, [anchor])

  return (
    <Sheet
      {...rest}
      ref={sheet}
      popover="auto"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // The table behind has its own use for Escape.
        event.stopPropagation()
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    />
  )
}
