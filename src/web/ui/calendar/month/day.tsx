import type { CSSProperties } from 'react'
import { tonePaint } from '../../../theme/paint.ts'
import { spriteId } from '../../icons.tsx'
import { chipHue } from '../hue.ts'
import type { MonthDay, MonthEvent, MonthGridTexts, MonthStop } from './month-grid-props.ts'
import type { MonthSegment } from './month-place.ts'
import { ABOVE, ROW } from './month-styles.ts'

interface DayProps {
  day: MonthDay
  /** The segments that begin in this day's cell. */
  segments: readonly MonthSegment<MonthEvent>[]
  /** How many widths of the first of some days they have together. */
  daysOf: (column: number, span: number) => number
  count: number
  more: number
  /** The row in which `more` is said. */
  moreRow: number
  texts: MonthGridTexts
  compact: boolean
  /** What is on the day, for the marks of a small screen. */
  dots: readonly MonthEvent[]
  /** Where Tab leads to, if to this day or one of its chips. */
  stop: MonthStop | undefined
  selected: boolean
  target: boolean
  lifted: string | undefined
  fresh: ReadonlySet<string> | undefined
}

const classOf = ({ event, beginsBefore, endsAfter }: MonthSegment<MonthEvent>, lifted: string | undefined): string => {
  let name = `fd-chip fd-${event.tone}`
  if (event.pattern !== 'solid') name += ` fd-${event.pattern}`
  if (event.struck) name += ' fd-struck'
  if (beginsBefore) name += ' fd-before'
  if (endsAfter) name += ' fd-after'
  return event.id === lifted ? `${name} fd-lifted` : name
}

/** One of each kind that is on a day. */
const kindsOf = (events: readonly MonthEvent[]): MonthEvent[] =>
  [...new Map(events.map((event) => [event.icon ?? event.tone, event])).values()].slice(0, 4)

/** `days` counts the days that it covers in widths of the first. */
const placeOf = (row: number, span: number, days: number): CSSProperties => ({
  insetBlockStart: ABOVE + row * ROW,
  inlineSize: `calc(${days * 100}% + ${span - 1}px - 6px)`,
})

/** One day: its number, how many there are, and chips, or dots where there is no room for words. */
export function MonthCell({ day, segments, daysOf, count, more, moreRow, texts, compact, dots, ...state }: DayProps) {
  const { stop, selected, target, lifted, fresh } = state
  const { date, closed, other, today, unknown, load, notice } = day
  const facts = [day.name, count > 0 && texts.count(count), load?.unconfirmed, load?.free]
  const name = facts.filter(Boolean).join(', ')
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- bars lie over several cells, which a table does not allow
      role="gridcell"
      className={`fd-day${closed ? ' fd-closed' : ''}${unknown ? ' fd-unknown-day' : ''}${other ? ' fd-other' : ''}${target ? ' fd-target' : ''}`}
      data-date={date}
      tabIndex={stop && stop.eventId === undefined ? 0 : -1}
      aria-label={name}
      aria-current={today ? 'date' : undefined}
      aria-selected={compact ? selected : undefined}
    >
      <div className="fd-top">
        {compact ? (
          <span className="fd-num">{day.label}</span>
        ) : (
          <>
            <button type="button" className="fd-num" tabIndex={-1} data-act="day" aria-label={texts.open(day)}>
              {day.label}
            </button>
            {notice && (
              <span className="fd-notice" title={notice.said} aria-hidden="true">
                <svg className="fd-mark">
                  <use href={`#${spriteId(notice.icon)}`} />
                </svg>
                {notice.seen}
              </span>
            )}
            <button type="button" className="fd-add" tabIndex={-1} data-act="book" aria-label={texts.book(day)}>
              +
            </button>
            {count > 0 && !load && <span className="fd-count">{count}</span>}
          </>
        )}
      </div>
      {compact && (
        <>
          <div className="fd-dots">
            {kindsOf(dots).map(({ id, tone, icon }) =>
              icon === undefined ? (
                <i key={id} style={{ borderColor: tonePaint(tone).edge, background: tonePaint(tone).edge }} />
              ) : (
                <svg key={id} className="fd-mark" style={{ color: tonePaint(tone).icon }}>
                  <use href={`#${spriteId(icon)}`} />
                </svg>
              ),
            )}
          </div>
          <div className="fd-count">{count > 0 && count}</div>
        </>
      )}
      {unknown !== undefined && !compact && <div className="fd-unknown-words">{unknown}</div>}
      {segments.map((segment) => (
        <button
          key={segment.event.id}
          type="button"
          className={classOf(segment, lifted)}
          style={{
            ...placeOf(segment.row, segment.span, daysOf(segment.column, segment.span)),
            ...chipHue(segment.event.hue),
          }}
          tabIndex={stop?.eventId === segment.event.id ? 0 : -1}
          aria-label={segment.event.accessibleName}
          data-chip={segment.event.id}
          data-fresh={fresh?.has(segment.event.id) || undefined}
        >
          {segment.event.icon ? (
            <svg className="fd-mark">
              <use href={`#${spriteId(segment.event.icon)}`} />
            </svg>
          ) : null}
          <b>{segment.event.title}</b>
          {segment.event.timeText ? (
            <>
              {' '}
              <span>{segment.event.timeText}</span>
            </>
          ) : null}
        </button>
      ))}
      {more > 0 && !compact && (
        <button type="button" className="fd-more" tabIndex={-1} data-act="day" style={placeOf(moreRow, 1, 1)}>
          {texts.more(more)}
        </button>
      )}
      {load && !compact && (
        <div className="fd-day-load" aria-hidden="true">
          {load.unconfirmed === undefined ? null : (
            <span className="fd-unconfirmed">
              <svg className="fd-mark">
                <use href={`#${spriteId('pending')}`} />
              </svg>
              {load.unconfirmed}
            </span>
          )}
          <span className="fd-booked">{load.booked}</span>
          <span className="fd-free">{load.free}</span>
          <span className="fd-load">
            <i style={{ inlineSize: `${Math.min(1, load.share) * 100}%` }} />
          </span>
        </div>
      )}
    </div>
  )
}
