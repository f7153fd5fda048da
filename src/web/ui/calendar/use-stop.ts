import { useLayoutEffect, useRef, useState } from 'react'
import { dayFrame, isOn } from './geometry/day-frame.ts'
import { snapDown } from './geometry/drop.ts'
import { type Stop, stopAt } from './geometry/walk.ts'
import { itemsOver } from './geometry/bars.ts'
import { itemAt } from './bar-keys.ts'
import { type Scene, cardOf, columnOf } from './scene.ts'

function firstStop({ props, placed, shown, slotMinutes }: Scene): Stop | undefined {
  const { columns, now } = props
  const column = columns.find((each) => isOn(each, now)) ?? columns[0]
  if (!column) return undefined
  const minute = now !== undefined && isOn(column, now) ? dayFrame(column.date, column.zone).minuteOf(now) : shown.from
  return stopAt(column.id, placed.get(column.id) ?? [], shown, slotMinutes, snapDown(minute, slotMinutes))
}

function settlePicking(scene: Scene, wanted: Stop | undefined): Stop | undefined {
  const stop = wanted && columnOf(scene, wanted.columnId) ? wanted : firstStop(scene)
  return stop && { columnId: stop.columnId, minute: stop.minute }
}

/** Where the wanted stop is now: its event may have moved to another column, or gone. */
function settle(scene: Scene, wanted: Stop | undefined): Stop | undefined {
  // While a place is chosen, every minute can be stood on, whatever stands there.
  if (scene.props.picking) return settlePicking(scene, wanted)
  if (!wanted) return firstStop(scene)
  if (wanted.strip ? itemAt(scene, wanted) : cardOf(scene, wanted.columnId, wanted.eventId)) return wanted
  if (wanted.eventId !== undefined) {
    const bar = scene.strip.bars.find(({ event }) => event.id === wanted.eventId)
    const over = scene.props.columns[bar?.from ?? -1]
    if (over) return { ...wanted, columnId: over.id, strip: true }
    const { strip: _gone, ...rest } = wanted
    const moved = scene.props.columns.find(({ id }) => cardOf(scene, id, wanted.eventId))
    if (moved) return { ...rest, columnId: moved.id }
  }
  if (!columnOf(scene, wanted.columnId)) return firstStop(scene)
  if (wanted.strip && wanted.eventId === undefined) {
    // The count has been unfolded: the stop is then the first of what it counted.
    const column = scene.props.columns.findIndex(({ id }) => id === wanted.columnId)
    const next = itemsOver(scene.strip, column).find(({ row }) => row >= scene.stripRows - 1)
    if (next?.eventId !== undefined) return { ...wanted, eventId: next.eventId }
  }
  // A free place may have been booked since, from this very place: the stop is then what stands there.
  const cards = scene.placed.get(wanted.columnId) ?? []
  return stopAt(wanted.columnId, cards, scene.shown, scene.slotMinutes, wanted.minute)
}

/** Selects the grid's tab stop. */
export const STOP = '[data-event][tabindex="0"], [data-slot], [data-over][tabindex="0"]'

/**
 * The grid's single tab stop. While the focus is inside, it follows the stop after every commit, so that an event which
 * moves to another column (another node) keeps the focus.
 */
export function useStop(scene: Scene, frame: React.RefObject<HTMLElement | null>) {
  const [wanted, want] = useState<Stop>()
  const inside = useRef(false)
  const stop = settle(scene, wanted)
  const pickedId = scene.props.picking?.event.id
  // The panel that asked for a new place is gone, and with it whatever had the focus: the keys go on in the grid.
  useLayoutEffect(() => {
    const active = document.activeElement
    const isLost = !active || active === document.body || active.closest('[role=dialog]') !== null
    if (pickedId !== undefined && isLost) inside.current = true
  }, [pickedId])
  useLayoutEffect(() => {
    if (!inside.current) return
    const element = frame.current?.querySelector<HTMLElement>(STOP)
    if (element && element !== document.activeElement) element.focus()
  })
  // From the browser itself: React tells nobody of a focus that a panel gives back in the commit in which it closes.
  useLayoutEffect(() => {
    const element = frame.current
    // What a heading offers has its own focus, which the grid must not take away.
    const enter = ({ target }: FocusEvent) => {
      inside.current = target instanceof Element && !target.closest('.fd-own')
    }
    element?.addEventListener('focusin', enter)
    return () => element?.removeEventListener('focusin', enter)
  }, [frame])
  const onFocus = ({ target }: React.FocusEvent<HTMLElement>) => {
    const eventId = target.dataset['event']
    const over = target.dataset['over']
    if (over !== undefined) {
      // Focus by code stands on a bar at whichever of its columns the keys came to.
      if (target.tabIndex !== 0)
        want({ columnId: over, minute: 0, strip: true, ...(eventId !== undefined && { eventId }) })
      return
    }
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
