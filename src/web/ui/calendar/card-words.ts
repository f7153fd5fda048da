import type { PlacedEvent } from './geometry/place.ts'

/** The height of a line of a card, in pixels. */
export const LINE = 16

/** How many lines are seen whole. */
const linesIn = (height: number) => (height >= 3 * LINE + 5 ? 3 : height >= 2 * LINE + 2 ? 2 : 1)

/**
 * What stands before and after the name. Lines are broken and signs written in the text itself: a pseudo-element for
 * each took a quarter of the time until a week is painted. Where there is little width, the name has a line of its own or
 * stands first, and the place on the axis tells the time.
 */
export function wordsOf({ event, lanes }: PlacedEvent, height: number, grouped: boolean): [string, string] {
  const lines = linesIn(height)
  const isNarrow = grouped || lanes > 1
  const sign = event.glyph === undefined ? '' : `${event.glyph} `
  const badges = event.badges === undefined ? '' : ` ${event.badges}`
  const service = event.secondaryText ?? ''
  if (lines === 1 && isNarrow) return [sign, `${badges} ${event.timeText} ${service}`]
  const breaks = lines > (isNarrow ? 2 : 1)
  return [
    `${sign}${event.timeText}${isNarrow ? '\n' : ' '}`,
    service === '' ? badges : `${badges}${breaks ? '\n' : ' '}${service}`,
  ]
}
