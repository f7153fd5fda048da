import type { KeyboardEvent } from 'react'

/** A direction in a picture: to the right and down count up. */
interface Way {
  x: number
  y: number
}

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Where an arrow key points, with Shift or without; the key is taken, so that the viewer does not leaf on. */
export function arrowWay(event: KeyboardEvent): Way | undefined {
  const way = event.ctrlKey || event.metaKey || event.altKey ? undefined : ARROWS[event.key]
  if (way) event.preventDefault()
  return way
}
