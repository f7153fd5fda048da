import { type CSSProperties, memo } from 'react'
import { type IconName, spriteId } from '../icons.tsx'
import { linesOf, sizeOf, wordsBelow } from './card-words.ts'
import { cardHue } from './hue.ts'
import { letterOf } from './marks.ts'
import type { PlacedEvent } from './geometry/place.ts'

/** What one card is drawn from. */
export type CardProps = {
  placed: PlacedEvent
  /** Pixels below the top of the column. */
  top: number
  /** Pixels. */
  height: number
  /** Pixels of its beginning that hold its words; less than its height where it goes over an hour that is skipped. */
  written: number
  /** Pixels from its top to the now-line that runs through it. */
  nowAt: number | undefined
  tabStop: boolean
  lifted: boolean
  /** Marked as changed a moment ago. */
  fresh: boolean
  /** Whether its column is one of many of a group, and narrow. */
  grouped: boolean
}

function classOf({ placed, written, nowAt, lifted, fresh }: CardProps): string {
  const { event, beginsBefore, endsAfter, lanes } = placed
  let name = `fd-card fd-${event.tone} fd-${sizeOf(written)}`
  if (event.pattern !== 'solid') name += ` fd-${event.pattern}`
  if (event.struck) name += ' fd-struck'
  if (lanes > 1) name += ' fd-lane'
  if (nowAt !== undefined) name += ' fd-at-now'
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
function styleOf({ placed, top, height, written, nowAt }: CardProps): CSSProperties {
  const lines = linesOf(sizeOf(written), height)
  const place: CSSProperties = { marginBlockStart: top, blockSize: height, ...lines }
  if (placed.event.hue !== undefined) Object.assign(place, cardHue(placed.event.hue))
  if (nowAt !== undefined) Object.assign(place, { '--fd-now-at': `${nowAt}px` })
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
      a.hue === b.hue &&
      a.pattern === b.pattern &&
      a.struck === b.struck &&
      a.spanText === b.spanText &&
      a.icon === b.icon &&
      a.badges?.join() === b.badges?.join() &&
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
      a.skipped?.from === b.skipped?.from &&
      a.beginsBefore === b.beginsBefore &&
      a.endsAfter === b.endsAfter &&
      sameEvent(a.event, b.event))
  )
}

const sameCard = (a: CardProps, b: CardProps) =>
  a.top === b.top &&
  a.height === b.height &&
  a.written === b.written &&
  a.nowAt === b.nowAt &&
  a.tabStop === b.tabStop &&
  a.lifted === b.lifted &&
  a.fresh === b.fresh &&
  a.grouped === b.grouped &&
  samePlace(a.placed, b.placed)

/** A letter costs a third of what a picture does, in each of 2,000 cards. */
const Mark = ({ icon }: { icon: IconName }) => {
  const letter = letterOf(icon)
  if (letter !== undefined) return <span className="fd-letter">{letter}</span>
  return (
    <svg className="fd-mark">
      <use href={`#${spriteId(icon)}`} />
    </svg>
  )
}

/** One appointment: an edge in the color of its status, the icon of it, and the name first of all. */
export const EventCard = memo(function EventCard(props: CardProps) {
  const { event, lanes } = props.placed
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
      {event.icon === undefined || props.written <= 14 ? null : <Mark icon={event.icon} />}
      <span className="fd-title">{event.title}</span>
      {(props.written > 30 ? event.badges : undefined)?.map((badge) => (
        <svg key={badge} className="fd-sign">
          <use href={`#${spriteId(badge)}`} />
        </svg>
      ))}
      {wordsBelow(event, props.written, props.grouped || lanes > 1)}
    </div>
  )
}, sameCard)
