import { memo, type ReactNode } from 'react'
import { spriteId } from '../icons.tsx'
import { chipHue } from './hue.ts'
import type { Bar, BarStack } from './geometry/bars.ts'
import type { TimeGridColumn, TimeGridTexts } from './time-grid-props.ts'

/** What the strip is drawn from. */
export type StripProps = {
  columns: readonly TimeGridColumn[]
  strip: BarStack
  unfolded: boolean
  /** Where pinned columns stand, by their places. */
  pins: readonly (number | undefined)[]
  /** The column and the event that are the grid's tab stop; without an event, the count of what has no room. */
  stop: { columnId: string; eventId?: string } | undefined
  liftedId: string | undefined
  fresh: ReadonlySet<string> | undefined
  texts: TimeGridTexts
  /** The days that a bar would take that is being moved. */
  ghost: ReactNode
  onOpen: (columnId: string, eventId: string) => void
  onUnfold: (open: boolean) => void
}

type BarProps = {
  bar: Bar
  columnId: string
  pin: number | undefined
  tabStop: boolean
  lifted: boolean
  fresh: boolean
  onOpen: StripProps['onOpen']
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** A pinned cell stays in sight by being sticky at its place beside the axis. */
export const pinned = (pin: number | undefined) => (pin === undefined ? {} : { insetInlineStart: pin })

function StripBar({ bar, columnId, pin, tabStop, lifted, fresh, onOpen }: BarProps) {
  const { event, from, to, lane, beginsBefore, endsAfter } = bar
  return (
    <button
      type="button"
      className={classes(
        `fd-bar fd-${event.tone}`,
        event.pattern !== 'solid' && `fd-${event.pattern}`,
        event.struck && 'fd-struck',
        beginsBefore && 'fd-goes-before',
        endsAfter && 'fd-goes-after',
        lifted && 'fd-lifted',
        fresh && 'fd-fresh',
        pin !== undefined && 'fd-pinned',
      )}
      style={{ gridColumn: `${from + 2} / ${to + 2}`, gridRow: lane + 1, ...pinned(pin), ...chipHue(event.hue) }}
      tabIndex={tabStop ? 0 : -1}
      aria-label={event.accessibleName}
      data-event={event.id}
      data-over={columnId}
      onClick={() => onOpen(columnId, event.id)}
    >
      {/* The words follow the reader who scrolls sideways along a bar of many columns. */}
      <span className="fd-bar-words">
        {event.icon ? (
          <svg className="fd-mark">
            <use href={`#${spriteId(event.icon)}`} />
          </svg>
        ) : null}
        <span className="fd-title">{event.title}</span>
        {event.badges?.map((badge) => (
          <svg key={badge} className="fd-sign">
            <use href={`#${spriteId(badge)}`} />
          </svg>
        ))}
        {event.secondaryText ? ` ${event.secondaryText}` : null}
      </span>
    </button>
  )
}

/** Appointments that last a day or longer, over the days that they take; fixed while the hours scroll. */
export const Strip = memo(function Strip(props: StripProps) {
  const { columns, strip, unfolded, pins, stop, liftedId, fresh, texts, ghost, onOpen, onUnfold } = props
  const at = columns.findIndex(({ id }) => id === stop?.columnId)
  const canFold = unfolded || strip.hidden > 0
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is a form's
    <div className="fd-strip" role="group" aria-label={texts.allDay}>
      <div className="fd-strip-name">
        <span aria-hidden="true">{texts.allDay}</span>
        {canFold ? (
          <button
            type="button"
            className="fd-own"
            aria-expanded={unfolded}
            aria-label={texts.unfold(unfolded)}
            data-tooltip={texts.unfold(unfolded)}
            onClick={() => onUnfold(!unfolded)}
          />
        ) : null}
      </div>
      {columns.map(({ id }, index) => (
        <div
          key={id}
          className={classes('fd-strip-day', pins[index] !== undefined && 'fd-pinned')}
          style={{ gridColumn: index + 2, ...pinned(pins[index]) }}
        />
      ))}
      {strip.bars.map((bar) => (
        <StripBar
          key={`${bar.event.id} ${bar.from}`}
          bar={bar}
          columnId={columns[bar.from]?.id ?? ''}
          pin={pins[bar.from]}
          tabStop={stop?.eventId === bar.event.id && bar.from <= at && at < bar.to}
          lifted={bar.event.id === liftedId}
          fresh={fresh?.has(bar.event.id) ?? false}
          onOpen={onOpen}
        />
      ))}
      {strip.more.map(({ column, count }) => (
        <button
          key={column}
          type="button"
          className={classes('fd-bar fd-more', pins[column] !== undefined && 'fd-pinned')}
          style={{ gridColumn: column + 2, gridRow: strip.rows, ...pinned(pins[column]) }}
          tabIndex={stop && stop.eventId === undefined && at === column ? 0 : -1}
          data-over={columns[column]?.id}
          onClick={() => onUnfold(true)}
        >
          {texts.more(count)}
        </button>
      ))}
      {ghost}
    </div>
  )
})
