import { memo } from 'react'
import { pixelsOf } from './geometry/drop.ts'
import type { SecondMark } from './geometry/second-axis.ts'
import { pinned } from './strip.tsx'
import type { TimeGridColumn, TimeGridProps, TimeGridTexts } from './time-grid-props.ts'

type HeadProps = {
  columns: readonly TimeGridColumn[]
  corner: string | undefined
  /** Only where there is a second axis. */
  secondCorner: string | undefined
  /** Where pinned columns stand, by their places. */
  pins: readonly (number | undefined)[]
  actions: TimeGridProps['headActions']
  /** The column where the keys stand. */
  stopColumnId: string | undefined
}

const headClass = (today: boolean | undefined, pin: number | undefined, acts: boolean) =>
  ['fd-heading', today && 'fd-today', pin !== undefined && 'fd-pinned', acts && 'fd-acts'].filter(Boolean).join(' ')

/** The headings over groups of columns, each as wide as its columns; none where no column belongs to a group. */
export const Groups = memo(function Groups({ columns }: { columns: readonly TimeGridColumn[] }) {
  const starts = columns.flatMap(({ group }, index) => (group === columns[index - 1]?.group ? [] : [index]))
  if (columns.every(({ group }) => group === undefined)) return null
  return (
    <>
      <div className="fd-corner" aria-hidden="true" />
      {starts.map((start, at) => (
        <div
          key={start}
          className="fd-group"
          aria-hidden="true"
          style={{ gridColumn: `span ${(starts[at + 1] ?? columns.length) - start}` }}
        >
          <span>{columns[start]?.group}</span>
        </div>
      ))}
    </>
  )
})

/** Column headings; the columns themselves carry the same names for assistive technology. */
export const Head = memo(function Head({ columns, corner, secondCorner, pins, actions, stopColumnId }: HeadProps) {
  return (
    <>
      <div className="fd-corner" aria-hidden="true">
        {secondCorner === undefined ? null : <div>{secondCorner}</div>}
        {secondCorner === undefined ? corner : <div>{corner}</div>}
      </div>
      {columns.map((column, index) => {
        const { id, label, heading = label, sublabel, initials, load, loadText, badge, today } = column
        return (
          <div
            key={id}
            className={headClass(today, pins[index], actions !== undefined)}
            style={pinned(pins[index])}
            data-tooltip={label}
          >
            <div className="fd-who" aria-hidden="true">
              {initials === undefined ? null : <span className="fd-initials">{initials}</span>}
              <span className="fd-label">{heading}</span>
              {sublabel ? <span className="fd-sublabel">{sublabel}</span> : null}
              {loadText === undefined ? null : <span className="fd-share">{loadText}</span>}
            </div>
            <div className="fd-foot" aria-hidden="true">
              {load === undefined ? null : (
                <span className="fd-load">
                  <i style={{ inlineSize: `${Math.min(1, load) * 100}%` }} />
                </span>
              )}
              {badge ? (
                <span className="fd-badge" data-tooltip={badge.title}>
                  <span>{badge.place}</span>
                  {badge.apart === '' ? null : <span>{badge.apart}</span>}
                </span>
              ) : null}
            </div>
            {actions ? <div className="fd-own">{actions(column, id === stopColumnId)}</div> : null}
          </div>
        )
      })}
    </>
  )
})

/** How far, in pixels, the hour of a label must be from the time now so that its pill covers nothing of it. */
const PILL = 16

type AxisProps = {
  from: number
  to: number
  pixelsPerMinute: number
  hour: TimeGridTexts['hour']
  second: readonly SecondMark[]
  secondHour: TimeGridTexts['secondHour']
  /** Where the now-line begins, and what its pill says. */
  now: { minute: number; text: string } | undefined
}

/** Hour labels, sticky at the inline start; those of a second zone stand outside of the first. */
export const Axis = memo(function Axis(props: AxisProps) {
  const { from, to, pixelsPerMinute, hour, second, secondHour, now } = props
  const hours = Array.from({ length: Math.max(0, (to - from) / 60) }, (_, index) => from / 60 + index)
  return (
    <div className="fd-axis" aria-hidden="true">
      {hours.map((each) => {
        // The pill of the time now would stand on it.
        const isUnderNow = now !== undefined && Math.abs(each * 60 - now.minute) * pixelsPerMinute < PILL
        return (
          <span key={each} style={{ insetBlockStart: (each * 60 - from) * pixelsPerMinute }}>
            {isUnderNow ? '' : hour(each)}
          </span>
        )
      })}
      {second.map(({ minute, hours: here }) => (
        <div
          key={minute}
          className={minute === from ? 'fd-second fd-second-first' : 'fd-second'}
          style={{ insetBlockStart: pixelsOf(minute, from, pixelsPerMinute) }}
        >
          {here.map(({ instant, dayShift }) => (
            <div key={instant}>{secondHour?.(instant, dayShift)}</div>
          ))}
        </div>
      ))}
      {now === undefined || now.minute < from || now.minute > to ? null : (
        <b className="fd-now-pill" style={{ insetBlockStart: pixelsOf(now.minute, from, pixelsPerMinute) }}>
          {now.text}
        </b>
      )}
    </div>
  )
})
