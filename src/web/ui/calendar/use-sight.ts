import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { dayFrame, isOn } from './geometry/day-frame.ts'
import { pixelsOf } from './geometry/drop.ts'
import type { Scene } from './scene.ts'
import type { TimeGridColumn } from './time-grid-props.ts'

/** What stands above what is brought into sight, and at least below it, in pixels. */
const ROOM = 72

/**
 * Scrolls to `scrollTo` once for each instant, when a column shows its day; what is in sight already stays where it is. A time that
 * is chosen beside the grid is followed likewise, where not even its beginning is in sight.
 */
export function useSight(scene: Scene, frame: RefObject<HTMLElement | null>): void {
  const { scrollTo, planned } = scene.props
  // What is looked at has room below it: it is to be read. An outline only shows where the chosen time is.
  useBrought(scene, frame, scrollTo, 2 * ROOM)
  useBrought(scene, frame, planned?.start, 0)
}

/**
 * Scrolls sideways to the column of a day, unless all of it is in sight. Columns of one day are no days: which of them is meant
 * nobody knows.
 */
function bringDay(element: HTMLElement, columns: readonly TimeGridColumn[], day: TimeGridColumn): void {
  if (columns.every(({ date }) => date === day.date)) return
  const heads = [...element.querySelectorAll<HTMLElement>('.fd-heading')]
  const [first, last, head] = [heads[0], heads.at(-1), heads[columns.indexOf(day)]]
  if (!first || !last || !head) return
  // On a right-to-left page columns go, and scroll, below zero.
  const left = head.offsetLeft - first.offsetLeft
  const axis = element.scrollWidth - Math.abs(last.offsetLeft - first.offsetLeft) - last.offsetWidth
  const at = Math.abs(left) - Math.abs(element.scrollLeft)
  if (at < 0 || at + head.offsetWidth > element.clientWidth - axis) element.scrollTo({ left })
}

/** Scrolls to an instant once, unless it stands in the frame, and so many pixels below it. */
function useBrought(
  { props: { columns }, shown, pixelsPerMinute }: Scene,
  frame: RefObject<HTMLElement | null>,
  instant: number | undefined,
  below: number,
): void {
  const seen = useRef<number>(undefined)
  // The scroll position is the browser's, and known only once the columns of that day stand there.
  useLayoutEffect(() => {
    const column = instant === undefined ? undefined : columns.find((it) => isOn(it, instant))
    if (instant === undefined || !column || !frame.current || seen.current === instant) return
    const minute = dayFrame(column.date, column.zone).minuteOf(instant)
    // Hours that nobody knew of come later, with what stands there.
    if (minute < shown.from || minute >= shown.to) return
    seen.current = instant
    const at = pixelsOf(minute, shown.from, pixelsPerMinute)
    const { scrollTop, clientHeight } = frame.current
    const isSeen = at >= scrollTop && at <= scrollTop + clientHeight - below
    if (!isSeen) frame.current.scrollTo({ top: Math.max(0, at - ROOM) })
    bringDay(frame.current, columns, column)
  }, [instant, below, columns, shown.from, shown.to, pixelsPerMinute, frame])
}

function firstMinute({ props, placed, shown }: Scene): number {
  const { columns, now, scrollToMinute } = props
  if (scrollToMinute !== undefined) return scrollToMinute
  const today = columns.find((column) => isOn(column, now))
  if (today && now !== undefined) return dayFrame(today.date, today.zone).minuteOf(now) - 60
  const starts = [...placed.values()].flatMap((cards) => cards[0]?.from ?? [])
  return starts.length === 0 ? shown.from : Math.min(...starts) - 15
}

/** What says that somebody reads: from then on the grid moves by their hand alone. */
const SIGNS = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const

/**
 * Lets the reader begin at the day and the hour that matter, also where the hours and their height are known only after the grid
 * stands there; goes after whatever keeps a place while heights change. Once cards are in sight what stands at the top stays
 * there: a card that moves away under the pointer is missed, and the press falls on the empty place below.
 */
export function useFirstSight(scene: Scene, frame: RefObject<HTMLElement | null>): void {
  const { shown, placed, pixelsPerMinute, props } = scene
  const hasCards = [...placed.values()].some((cards) => cards.length > 0)
  const isRead = useRef(false)
  const first = useEffectEvent(() => pixelsOf(firstMinute(scene), shown.from, pixelsPerMinute))
  const isSent = useEffectEvent(() => props.scrollTo !== undefined || props.planned !== undefined)
  const beginDay = useEffectEvent((element: HTMLElement) => {
    const today = props.columns.find((column) => isOn(column, props.now))
    if (today && !isSent()) bringDay(element, props.columns, today)
  })
  const begins = useRef(true)
  // The signs come from outside of React.
  useEffect(() => {
    const element = frame.current
    const read = () => void (isRead.current = true)
    for (const sign of SIGNS) element?.addEventListener(sign, read, { passive: true })
    return () => SIGNS.forEach((sign) => element?.removeEventListener(sign, read))
  }, [frame])
  const drawn = useRef(shown.from)
  /** The minute at the top once cards were drawn below it. */
  const top = useRef<number>(undefined)
  // The scroll position is the browser's.
  useLayoutEffect(() => {
    const element = frame.current
    const added = drawn.current - shown.from
    drawn.current = shown.from
    if (!element) return
    if (begins.current || (!isRead.current && !isSent())) {
      if (begins.current) beginDay(element)
      begins.current = false
      const to = top.current === undefined ? first() : pixelsOf(top.current, shown.from, pixelsPerMinute)
      element.scrollTo({ top: Math.max(0, to) })
      // Few hours that are low do not scroll as far as was asked.
      if (hasCards) top.current = shown.from + element.scrollTop / pixelsPerMinute
    } else if (added !== 0) {
      // What is read stays where it is, whatever hours come or go above it.
      element.scrollTo({ top: Math.max(0, element.scrollTop + added * pixelsPerMinute) })
    }
  }, [shown.from, pixelsPerMinute, hasCards, frame])
}
