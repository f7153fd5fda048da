import { type CSSProperties, memo } from 'react'
import { LINE, wordsOf } from './card-words.ts'
import type { PlacedEvent } from './geometry/place.ts'

/** What one card is drawn from. */
export type CardProps = {
  placed: PlacedEvent
  /** Pixels below the top of the column. */
  top: number
  /** Pixels. */
  height: number
  tabStop: boolean
  lifted: boolean
  /** Marked as changed a moment ago. */
  fresh: boolean
  /** Whether its column is one of many of a group, and narrow. */
  grouped: boolean
}

function classOf({ placed, height, lifted, fresh }: CardProps): string {
  const { event, beginsBefore, endsAfter } = placed
  let name = `fd-card fd-${event.tone}`
  if (event.pattern !== 'solid') name += ` fd-${event.pattern}`
  if (event.struck) name += ' fd-struck'
  if (height >= LINE + 2) name += ' fd-mid'
  if (height >= 2 * LINE + 8) name += ' fd-roomy'
  if (beginsBefore) name += ' fd-before'
  if (endsAfter) name += ' fd-after'
  if (lifted) name += ' fd-lifted'
  if (fresh) name += ' fd-fresh'
  return name
}

/**
 * Every card is pushed down from the one cell of its column by a margin: a positioned box would be a layer of its own to
 * the browser.
 */
function styleOf({ placed, top, height }: CardProps): CSSProperties {
  const place = { marginBlockStart: top, blockSize: height }
  if (placed.lanes === 1) return place
  const share = 100 / placed.lanes
  return {
    ...place,
    marginInlineStart: `calc(${share * placed.lane}% + 1px)`,
    inlineSize: `calc(${share}% - ${placed.lane === placed.lanes - 1 ? 4 : 2}px)`,
  }
}

/** Equal when the same picture would be drawn, whatever the identity of the objects. */
function sameEvent(a: PlacedEvent['event'], b: PlacedEvent['event']): boolean {
  return (
    a === b ||
    (a.id === b.id &&
      a.title === b.title &&
      a.timeText === b.timeText &&
      a.secondaryText === b.secondaryText &&
      a.tone === b.tone &&
      a.pattern === b.pattern &&
      a.struck === b.struck &&
      a.glyph === b.glyph &&
      a.badges === b.badges &&
      a.accessibleName === b.accessibleName)
  )
}

/** Equal when the card stands in the same place with the same picture. */
export function samePlace(a: PlacedEvent, b: PlacedEvent): boolean {
  return (
    a === b ||
    (a.from === b.from &&
      a.to === b.to &&
      a.lane === b.lane &&
      a.lanes === b.lanes &&
      a.beginsBefore === b.beginsBefore &&
      a.endsAfter === b.endsAfter &&
      sameEvent(a.event, b.event))
  )
}

const sameCard = (a: CardProps, b: CardProps) =>
  a.top === b.top &&
  a.height === b.height &&
  a.tabStop === b.tabStop &&
  a.lifted === b.lifted &&
  a.fresh === b.fresh &&
  a.grouped === b.grouped &&
  samePlace(a.placed, b.placed)

/** One appointment: a colour edge, the time and the name, also in the shortest row. */
export const Card = memo(function Card(props: CardProps) {
  const { event } = props.placed
  const [before, after] = wordsOf(props.placed, props.height, props.grouped)
  return (
    <div
      className={classOf(props)}
      style={styleOf(props)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button element lays out one more box, in each of 2,000 cards
      role="button"
      tabIndex={props.tabStop ? 0 : -1}
      aria-label={event.accessibleName}
      data-event={event.id}
    >
      {before}
      <span className="fd-title">{event.title}</span>
      {after}
    </div>
  )
}, sameCard)
