import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { forced } from '../../../theme/look-parts.ts'
import { paint } from '../../../theme/paint.ts'
import { fitWidth, WIDTH } from '../view.ts'
import { radius } from '../../../theme/scale.ts'

const Edge = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: -12,
  zIndex: 1,
  inlineSize: 24,
  cursor: 'col-resize',
  touchAction: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 9,
    insetInlineEnd: 11.5,
    inlineSize: 1,
    background: paint.line,
  },
  '&:hover::after, &:active::after, &:focus-visible::after': {
    insetBlock: 4,
    insetInlineEnd: 10.5,
    inlineSize: 3,
    borderRadius: radius.card,
    background: paint.accent,
  },
  '&:focus-visible': { outline: 'none' },
  // It is nothing but a ground, which is not drawn there.
  [forced]: {
    '&::after': { forcedColorAdjust: 'none', background: 'CanvasText' },
    '&:hover::after, &:active::after, &:focus-visible::after': { background: 'Highlight' },
  },
})

/** Which column it is of, and what becomes of its width. */
interface ResizeHandleProps {
  /** Heading of the column. */
  column: string
  /** Its drawn width in CSS pixels; absent while it has its own. */
  width: number | undefined
  /** It is the last one: to its end there is nothing that could follow. */
  isLast: boolean
  /** It is the one that Tab comes to; Up and Down go to the others. */
  inTabOrder: boolean
  /** A new width, or undefined for the column's own; and the width that the first column has now. */
  onWidth: (width: number | undefined, first: number) => void
}

/** Width in CSS pixels that one press of an arrow adds, in a language that is read from the left. */
const WIDER: Readonly<Record<string, number>> = { ArrowRight: 16, ArrowLeft: -16 }
const NEXT: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

const headingOf = (handle: Element) => handle.closest('th')
const firstOf = (handle: Element) => handle.closest('tr')?.querySelector<HTMLElement>('th.first')
const widthOf = (heading: Element | null | undefined) => Math.round(heading?.getBoundingClientRect().width ?? 0)

/** Goes on to the edge before or after one, past those of columns that the window leaves out. */
function step(handle: Element, by: 1 | -1): void {
  const all = [...(handle.closest('tr')?.querySelectorAll<HTMLElement>('.edge') ?? [])]
  const shown = all.filter((edge) => edge.checkVisibility())
  shown[shown.findIndex((edge) => edge === handle) + by]?.focus()
}

/**
 * The edge of a heading: it is dragged, or moved with Left and Right; Home and a double click give the width back. All edges
 * of a table are one stop, within which Up and Down go from column to column.
 */
export function ResizeHandle({ column, width, isLast, inTabOrder, onWidth }: ResizeHandleProps) {
  const { i18n } = useLingui()
  // The width of a column that nobody has drawn is known once it is looked at.
  const [seen, setSeen] = useState<number>(WIDTH.usual)
  const measure = (handle: Element) => widthOf(headingOf(handle))
  const forwards = (handle: Element) => (getComputedStyle(handle).direction === 'rtl' ? -1 : 1)

  const press = (event: KeyboardEvent<HTMLSpanElement>) => {
    const { key, currentTarget } = event
    const by = WIDER[key]
    const to = NEXT[key]
    if (by === undefined && to === undefined && key !== 'Home') return
    event.preventDefault()
    event.stopPropagation()
    if (to !== undefined) return step(currentTarget, to)
    const now = width ?? measure(currentTarget)
    const next = by === undefined ? undefined : fitWidth(now + by * forwards(currentTarget))
    onWidth(next, widthOf(firstOf(currentTarget)))
  }
  const drag = (down: PointerEvent<HTMLSpanElement>) => {
    if (down.button !== 0) return
    down.preventDefault()
    const handle: HTMLElement = down.currentTarget
    const heading = headingOf(handle)
    const start = measure(handle)
    const first = firstOf(handle)
    const firstStart = widthOf(first)
    const before = [heading?.style.inlineSize ?? '', first?.style.inlineSize ?? ''] as const
    const forward = forwards(handle)
    const widthAt = (x: number) => fitWidth(start + (x - down.clientX) * forward)
    handle.setPointerCapture(down.pointerId)
    const listening = new AbortController()
    const { signal } = listening
    // While it is dragged only the heading follows: the rows are shown anew once, at the end.
    handle.addEventListener(
      'pointermove',
      ({ clientX }) => {
        // The first column stays as it is, so that the edge follows the pointer.
        if (first && !isLast) first.style.inlineSize = `${firstStart}px`
        if (heading) heading.style.inlineSize = `${widthAt(clientX)}px`
      },
      { signal },
    )
    handle.addEventListener(
      'pointerup',
      ({ clientX }) => {
        listening.abort()
        if (clientX !== down.clientX) onWidth(widthAt(clientX), firstStart)
      },
      { signal },
    )
    handle.addEventListener(
      'pointercancel',
      () => {
        listening.abort()
        if (heading) heading.style.inlineSize = before[0]
        if (first) first.style.inlineSize = before[1]
      },
      { signal },
    )
  }
  return (
    <Edge
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A rule cannot be moved; a separator with a value can.
      role="separator"
      tabIndex={inTabOrder ? 0 : -1}
      className="edge"
      aria-orientation="vertical"
      aria-label={i18n._('Width of {column}', { column })}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role has a description since ARIA 1.3
      aria-description={i18n._('Left and Right change the width, Up and Down go to another column.')}
      aria-valuenow={width ?? seen}
      aria-valuemin={WIDTH.least}
      aria-valuemax={WIDTH.most}
      onFocus={({ currentTarget }) => setSeen(measure(currentTarget))}
      onKeyDown={press}
      onPointerDown={drag}
      onDoubleClick={({ currentTarget }) => onWidth(undefined, widthOf(firstOf(currentTarget)))}
    />
  )
}
