import { minuteAt } from './geometry/drop.ts'
import type { PlacedEvent } from './geometry/place.ts'
import { type Scene, columnOf } from './scene.ts'
import type { TimeGridColumn } from './time-grid-props.ts'

/** The nearest element around what was pointed at. */
export const near = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** Wall-clock minute at a height of the window. */
export function minuteUnder(frame: HTMLElement, scene: Scene, y: number): number {
  const top = frame.querySelector('.fd-body')?.getBoundingClientRect().top ?? 0
  return minuteAt(y - top, scene.shown.from, scene.pixelsPerMinute)
}

/** The column at, or nearest to, a place of the window. */
export function columnUnder(frame: HTMLElement, scene: Scene, x: number): TimeGridColumn | undefined {
  let best: string | undefined
  let least = Infinity
  for (const element of frame.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right } = element.getBoundingClientRect()
    const distance = Math.max(left - x, x - right, 0)
    if (distance < least) [best, least] = [element.dataset['column'], distance]
  }
  return best === undefined ? undefined : columnOf(scene, best)
}

/** Whether a minute is so near to the end of a card that it is held by its lower edge; `reach` in pixels. */
export function onLowerEdge(card: PlacedEvent, minute: number, reach: number, pixelsPerMinute: number): boolean {
  const height = (card.to - card.from) * pixelsPerMinute
  return (card.to - minute) * pixelsPerMinute <= Math.min(reach, height / 3)
}
