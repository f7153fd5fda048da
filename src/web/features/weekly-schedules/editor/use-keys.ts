import { useLingui } from '@lingui/react'
import { type KeyboardEvent, useState } from 'react'
import { clockOf, minutesPerDay } from '#api/time/clock.ts'
import { carriedOn, type Carry, type Cursor, placeAfter, selectionOf, takenUp } from './cursor.ts'
import { closeSpans, isAllOpen, minutesPerWeek, opened, rangeAt } from './paint.ts'
import type { Stroke } from './stroke.ts'
import type { WeekState } from './use-week.ts'
import type { WeekWords } from './words.ts'

/** The grid by keys: one cursor, a selection beside it, and a range or edge that is carried. */
export function useKeys(state: WeekState, words: WeekWords) {
  const { i18n } = useLingui()
  const { week, paint, say } = state
  const { order } = words
  const [cursor, setCursor] = useState<Cursor>({ day: 0, minute: 540, size: 15 })
  const [shown, setShown] = useState(true)
  const [carry, setCarry] = useState<Carry | undefined>()

  const sayCursor = (at: Cursor) => {
    const spans = selectionOf(at, order)
    const { day, minute } = at
    if (at.anchor) return say(i18n._('{where} selected', { where: words.spans(spans) }))
    const time = words.clock(clockOf(minute))
    const place = i18n._('{day} {time}', { day: words.day(day), time })
    say(`${place}, ${words.standing(week, day * minutesPerDay + minute)}`)
  }
  const place = (at: Cursor) => {
    setShown(true)
    setCursor(at)
    sayCursor(at)
  }
  const toggle = () => {
    const spans = selectionOf(cursor, order)
    const kind = isAllOpen(week, spans) ? 'close' : 'open'
    const next = kind === 'close' ? closeSpans(week, spans) : opened(week, spans)
    setCursor({ ...cursor, anchor: undefined })
    paint(next, words.stroke({ kind, spans, next }))
  }
  const remove = () => {
    const range = rangeAt(week, cursor.day * minutesPerDay + cursor.minute)
    const spans = cursor.anchor ? selectionOf(cursor, order) : range ? [range] : []
    const next = closeSpans(week, spans)
    if (spans.length === 0 || (cursor.anchor && JSON.stringify(next) === JSON.stringify(week))) {
      return say(i18n._('Closed there'))
    }
    setCursor({ ...cursor, anchor: undefined })
    paint(next, words.stroke({ kind: 'close', spans, next }))
  }
  const abort = () => {
    if (carry) say(i18n._('Left unchanged'))
    setCarry(undefined)
    setCursor({ ...cursor, anchor: undefined })
  }
  const goTo = ({ spans: [first] }: Stroke) => {
    if (!first) return
    const from = (first.from + minutesPerWeek) % minutesPerWeek
    setCursor({ day: Math.floor(from / minutesPerDay), minute: from % minutesPerDay, size: cursor.size })
  }
  /** The keys go on where a pointer has painted; until then their cursor is out of the way. */
  const follow = (stroke: Stroke) => {
    goTo(stroke)
    setShown(false)
  }
  const drop = (carried: Carry) => {
    setCarry(undefined)
    goTo(carried.stroke)
    paint(carried.stroke.next, words.stroke(carried.stroke))
  }

  const move = (event: KeyboardEvent, step: number): boolean => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const way = { key: event.key, step, rightToLeft }
    if (carry) {
      const next = carriedOn(week, order, carry, way)
      if (!next) return false
      setCarry(next)
      say(words.stroke(next.stroke))
      return true
    }
    const to = placeAfter(cursor, way, order)
    if (!to) return false
    const anchor = event.shiftKey ? (cursor.anchor ?? { day: cursor.day, minute: cursor.minute }) : undefined
    place({ ...to, size: step, anchor })
    return true
  }
  const act = (event: KeyboardEvent): boolean => {
    const { key, altKey } = event
    if (key === 'Enter' || key === ' ') {
      if (carry) drop(carry)
      else toggle()
      return true
    }
    if (key === 'Escape' && (carry || cursor.anchor)) {
      abort()
      return true
    }
    if (carry) return false
    if (key === 'Delete' || key === 'Backspace') {
      remove()
      return true
    }
    const taken = altKey ? undefined : takenUp(week, order, cursor, key)
    if (!taken) return false
    setCarry(taken)
    say(
      i18n._('{where}: arrow keys move, Enter confirms, Escape cancels.', {
        where: words.spans(taken.stroke.spans),
      }),
    )
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    setShown(true)
    if (!move(event, event.altKey ? 5 : 15) && !act(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    cursor,
    shown,
    carry,
    place,
    follow,
    onKeyDown,
    sayCursor: () => sayCursor(cursor),
    leave: () => carry && abort(),
  }
}
