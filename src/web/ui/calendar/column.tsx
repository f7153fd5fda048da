import { memo, type ReactNode } from 'react'
import { EventCard, samePlace } from './card.tsx'
import type { Span } from './geometry/day-frame.ts'
import { pixelsOf } from './geometry/drop.ts'
import type { PlacedEvent } from './geometry/place.ts'
import { pinned } from './strip.tsx'
import type { ColumnLens } from './scene.ts'
import { Lens } from './lens.tsx'
import type { TimeGridBand, TimeGridColumn } from './time-grid-props.ts'

/** What one column is drawn from. */
export type ColumnProps = {
  column: TimeGridColumn
  placed: readonly PlacedEvent[]
  /** First and last minute shown. */
  from: number
  to: number
  pixelsPerMinute: number
  /** Wall-clock minute of the now-line, when it is in this column. */
  nowMinute: number | undefined
  /** The event that is the grid's tab stop, when it stands here. */
  stopId: string | undefined
  /** The empty place that is the grid's tab stop, when it is here. */
  slot: { from: number; minutes: number; name: string } | undefined
  /** The event that is being moved away. */
  liftedId: string | undefined
  /** Pixels from the inline start of the frame where the column stays while the others scroll; nothing for an ordinary one. */
  pin: number | undefined
  /** Ids of events marked as changed; only where one of them stands here, so that no other column is drawn again. */
  fresh: ReadonlySet<string> | undefined
  /** Whether the columns are many, and narrow. */
  grouped: boolean
  /** Where that event fits. */
  lens?: ColumnLens | undefined
  /** The slot that is aimed at, where a pinned column holds it. */
  ghost?: ReactNode
}

const bandClass = {
  closed: 'fd-closed',
  extra: 'fd-extra',
  break: 'fd-break',
  blocked: 'fd-blocked-time',
  external: 'fd-external-time',
  buffer: 'fd-buffer',
  unknown: 'fd-unknown',
  skipped: 'fd-skipped',
  repeated: 'fd-repeated',
  held: 'fd-held',
} as const
const GAP = 2
/** A card of five minutes must still be seen and pressed; it lies over the beginning of the next one. */
const LEAST = 11
const LEAST_LABELLED = 14

function sameBands(a: readonly TimeGridBand[] = [], b: readonly TimeGridBand[] = []): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every((band, index) => {
        const other = b[index]
        return (
          other?.from === band.from && other.to === band.to && other.kind === band.kind && other.label === band.label
        )
      }))
  )
}

function sameColumn(a: ColumnProps, b: ColumnProps): boolean {
  return (
    a.column.id === b.column.id &&
    a.column.label === b.column.label &&
    a.from === b.from &&
    a.to === b.to &&
    a.pixelsPerMinute === b.pixelsPerMinute &&
    a.nowMinute === b.nowMinute &&
    a.stopId === b.stopId &&
    a.liftedId === b.liftedId &&
    a.pin === b.pin &&
    a.fresh === b.fresh &&
    a.grouped === b.grouped &&
    a.lens === b.lens &&
    a.ghost === b.ghost &&
    a.slot?.from === b.slot?.from &&
    a.slot?.name === b.slot?.name &&
    sameBands(a.column.bands, b.column.bands) &&
    (a.placed === b.placed ||
      (a.placed.length === b.placed.length &&
        a.placed.every((placed, index) => {
          const other = b.placed[index]
          return other !== undefined && samePlace(placed, other)
        })))
  )
}

const heightOf = (from: number, to: number, pixelsPerMinute: number) =>
  Math.max((to - from) * pixelsPerMinute - GAP, LEAST)

function Band({ band, shown, pixelsPerMinute }: { band: TimeGridBand; shown: Span; pixelsPerMinute: number }) {
  const from = Math.max(band.from, shown.from)
  const to = Math.min(band.to, shown.to)
  if (from >= to) return null
  const blockSize = (to - from) * pixelsPerMinute
  const insetBlockStart = pixelsOf(from, shown.from, pixelsPerMinute)
  return (
    <div className={`fd-band ${bandClass[band.kind]}`} style={{ insetBlockStart, blockSize }}>
      {blockSize >= LEAST_LABELLED && band.label ? <span>{band.label}</span> : null}
    </div>
  )
}

/** One day of one resource; drawn again only when something in it looks different. */
export const GridColumn = memo(function GridColumn(props: ColumnProps) {
  const { column, placed, from, to, pixelsPerMinute, nowMinute, stopId, slot, liftedId, pin, fresh } = props
  const shown = { from, to }
  return (
    <div
      className={pin === undefined ? 'fd-col' : 'fd-col fd-pinned'}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is a form's, and eight sections would be eight landmarks
      role="group"
      aria-label={column.label}
      data-column={column.id}
      style={{ blockSize: (to - from) * pixelsPerMinute, ...pinned(pin) }}
    >
      {column.bands?.map((band) => (
        <Band
          key={`${band.kind} ${band.from} ${band.to}`}
          band={band}
          shown={shown}
          pixelsPerMinute={pixelsPerMinute}
        />
      ))}
      {props.lens ? <Lens lens={props.lens} shown={shown} pixelsPerMinute={pixelsPerMinute} /> : null}
      {nowMinute !== undefined && nowMinute >= from && nowMinute <= to ? (
        <div className="fd-now" style={{ insetBlockStart: pixelsOf(nowMinute, from, pixelsPerMinute) - 1 }} />
      ) : null}
      {placed.map((card) => (
        <EventCard
          key={card.event.id}
          placed={card}
          top={pixelsOf(card.from, from, pixelsPerMinute) + GAP / 2}
          height={heightOf(card.from, card.to, pixelsPerMinute)}
          written={heightOf(card.from, card.skipped?.from ?? card.to, pixelsPerMinute)}
          nowAt={
            nowMinute !== undefined && card.from < nowMinute && nowMinute < card.to
              ? (nowMinute - card.from) * pixelsPerMinute - GAP
              : undefined
          }
          tabStop={card.event.id === stopId}
          lifted={card.event.id === liftedId}
          fresh={fresh?.has(card.event.id) ?? false}
          grouped={props.grouped}
        />
      ))}
      {slot ? (
        <button
          type="button"
          className="fd-slot"
          tabIndex={0}
          aria-label={slot.name}
          data-slot={slot.from}
          style={{
            insetBlockStart: pixelsOf(slot.from, from, pixelsPerMinute),
            blockSize: slot.minutes * pixelsPerMinute - GAP / 2,
          }}
        />
      ) : null}
      {props.ghost}
    </div>
  )
}, sameColumn)
