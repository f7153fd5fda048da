import type { TimeGridEvent } from './time-grid-props.ts'

/** How a card is written: a line without room for its icon, one line, two lines, or as many as fit. */
export type CardSize = 'line' | 'one' | 'two' | 'tall'

/** The height of a line in px: of two close ones, and of a tall card. */
const CLOSE = 14
const LINE = 16
const ABOVE = 4
/** From this height on there is room for the time below the name and the service. */
const TIMED = 56

/** How a card of a height in px is written. A quarter of an hour centers one line. */
export const sizeOf = (height: number): CardSize =>
  height <= 14 ? 'line' : height <= 30 ? 'one' : height <= 40 ? 'two' : 'tall'

/**
 * What keeps a card of a size and a height in px to whole lines: the last one that has room for half of its letters only is
 * hidden below an edge that has the color of the ground.
 */
export function linesOf(size: CardSize, height: number): React.CSSProperties {
  if (size === 'line' || size === 'one') return { lineHeight: `${height}px` }
  if (size === 'two') return { borderBlockWidth: Math.max(0, (height - 2 * CLOSE) / 2) }
  const lines = Math.floor((height - 2 * ABOVE) / LINE)
  return { borderBlockWidth: `${ABOVE}px ${height - ABOVE - lines * LINE}px` }
}

/**
 * What stands below the name: the service, and the time where there is room. Lines are broken in the text itself, since a
 * node for each took a quarter of the time until a week is painted; what has no room is clipped by the card.
 */
export function wordsBelow({ secondaryText, spanText }: TimeGridEvent, height: number, isNarrow: boolean): string {
  const time = height >= TIMED && !isNarrow && spanText !== undefined ? `\n${spanText}` : ''
  return `${secondaryText === undefined ? '' : `\n${secondaryText}`}${time}`
}
