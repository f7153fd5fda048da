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

/** To the edges, and a fifth of the picture up and down. */
const FAR: Readonly<Record<string, Way>> = {
  Home: { x: -1, y: 0 },
  End: { x: 1, y: 0 },
  PageUp: { x: 0, y: -0.2 },
  PageDown: { x: 0, y: 0.2 },
}

function wayIn(ways: Readonly<Record<string, Way>>, event: KeyboardEvent): Way | undefined {
  const way = event.ctrlKey || event.metaKey || event.altKey ? undefined : ways[event.key]
  if (way) event.preventDefault()
  return way
}

/** Where an arrow key points, with Shift or without; the key is taken, so that the viewer does not leaf on. */
export const arrowWay = (event: KeyboardEvent): Way | undefined => wayIn(ARROWS, event)

/** How far Home, End and the page keys lead, as shares of the picture; the key is taken, so that the page does not scroll. */
export const farWay = (event: KeyboardEvent): Way | undefined => wayIn(FAR, event)
