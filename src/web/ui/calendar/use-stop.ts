import { useLayoutEffect, useRef, useState } from 'react'
import { dayFrame, isOn } from './geometry/day-frame.ts'
import { snapDown } from './geometry/drop.ts'
import { type Stop, stopAt } from './geometry/walk.ts'
import { type Scene, cardOf, columnOf } from './scene.ts'

function firstStop({ props, placed, shown, slotMinutes }: Scene): Stop | undefined {
  const { columns, now } = props
  const column = columns.find((each) => isOn(each, now)) ?? columns[0]
  if (!column) return undefined
  const minute = now !== undefined && isOn(column, now) ? dayFrame(column.date, column.zone).minuteOf(now) : shown.from
  return stopAt(column.id, placed.get(column.id) ?? [], shown, slotMinutes, snapDown(minute, slotMinutes))
}

/** Where the wanted stop is now: its event may have moved to another column, or gone. */
function settle(scene: Scene, wanted: Stop | undefined): Stop | undefined {
  if (!wanted) return firstStop(scene)
  if (cardOf(scene, wanted.columnId, wanted.eventId)) return wanted
  if (wanted.eventId !== undefined) {
    const moved = scene.props.columns.find(({ id }) => cardOf(scene, id, wanted.eventId))
    if (moved) return { ...wanted, columnId: moved.id }
  }
  if (!columnOf(scene, wanted.columnId)) return firstStop(scene)
  // A free place may have been booked since, from this very place: the stop is then what stands there.
  const cards = scene.placed.get(wanted.columnId) ?? []
  return stopAt(wanted.columnId, cards, scene.shown, scene.slotMinutes, wanted.minute)
}

/**
 * The grid's single tab stop. While the focus is inside, it follows the stop after every commit, so that an event which
 * moves to another column (another node) keeps the focus.
 */
export function useStop(scene: Scene, frame: React.RefObject<HTMLElement | null>) {
  const [wanted, want] = useState<Stop>()
  const inside = useRef(false)
  const stop = settle(scene, wanted)
  useLayoutEffect(() => {
    if (!inside.current) return
    const element = frame.current?.querySelector<HTMLElement>('[tabindex="0"]')
    if (element && element !== document.activeElement) element.focus()
  })
  const onFocus = ({ target }: React.FocusEvent<HTMLElement>) => {
    inside.current = true
    const eventId = target.dataset['event']
    const columnId = target.closest<HTMLElement>('[data-column]')?.dataset['column']
    if (eventId === undefined || columnId === undefined) return
    if (stop?.eventId === eventId && stop.columnId === columnId) return
    want({ columnId, eventId, minute: cardOf(scene, columnId, eventId)?.from ?? scene.shown.from })
  }
  const onBlur = ({ currentTarget, relatedTarget }: React.FocusEvent<HTMLElement>) => {
    inside.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    return !inside.current
  }
  const place = (next: Stop) => {
    inside.current = true
    want(next)
  }
  return { stop, place, onFocus, onBlur }
}
