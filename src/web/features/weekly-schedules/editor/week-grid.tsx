import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { minutesPerDay } from '#api/time/clock.ts'
import { Columns } from './columns.tsx'
import { WeekFrame, HOUR } from './grid-styles.ts'
import { cutAtMidnights, lengthOf, rangesByDay } from './paint.ts'
import { type Drag, trackPaint } from './track-paint.ts'
import type { WeekState } from './use-week.ts'
import { useKeys } from './use-keys.ts'
import type { WeekWords } from './words.ts'

/** Height of the window on the day unless all of it is shown, in pixels. */
const WINDOW = 13 * HOUR

interface WeekGridProps {
  state: WeekState
  words: WeekWords
  /** Whether all 24 hours are shown without scrolling. */
  whole: boolean
}

/** The week as it is painted: with mouse, finger or keys. */
export function WeekGrid({ state, words, whole }: WeekGridProps) {
  const { i18n } = useLingui()
  const hintId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<Drag | undefined>()
  const keys = useKeys(state, words)
  const { week } = state
  const { order } = words
  const totals = rangesByDay(drag ? drag.stroke.next : week)

  const sceneNow = useEffectEvent(() => ({ week, order }))
  const drop = useEffectEvent(({ stroke }: Drag) => {
    keys.follow(stroke)
    state.paint(stroke.next, words.stroke(stroke))
  })
  const abort = useEffectEvent(() => state.say(i18n._('Left unchanged')))
  const tap = useEffectEvent((day: number, minute: number) => {
    frame.current?.focus({ preventScroll: true })
    keys.place({ day, minute: Math.floor(minute / 15) * 15, size: 15 })
  })
  // The listeners keep a drag that goes on over many renders, and one of them must not be passive.
  useEffect(() => {
    const element = frame.current
    if (!element) return
    return trackPaint(element, () => sceneNow(), {
      show: setDrag,
      drop: (drag) => drop(drag),
      abort: () => abort(),
      tap: (day, minute) => tap(day, minute),
    })
  }, [])
  // The scroll position belongs to the browser: the first opening of the week is in sight, whatever its hours.
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || whole) return
    const starts = cutAtMidnights(sceneNow().week).flatMap((spans) => spans.slice(0, 1).map(({ from }) => from))
    const first = starts.length > 0 ? Math.min(...starts) : 8 * 60
    element.scrollTop = Math.max(first / 60 - 0.75, 0) * HOUR
  }, [whole])
  // Keys lead out of sight; only the browser knows what is in sight.
  const { cursor, carry } = keys
  const looked = carry ? carry.aim : cursor
  useEffect(() => {
    if (document.activeElement !== frame.current) return
    const top = (looked.minute / 60) * HOUR
    const element = frame.current
    if (!element || element.scrollHeight <= element.clientHeight) return
    const [least, most] = [element.scrollTop, element.scrollTop + element.clientHeight - 90]
    if (top < least) element.scrollTop = top
    else if (top > most) element.scrollTop = top - element.clientHeight + 90
  }, [looked.minute])

  return (
    <>
      {/* The keys of a painted week are its own, and must not be a screen reader's; the rows below are the plain way. */}
      <WeekFrame
        ref={frame}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The role says that it is interactive.
        tabIndex={0}
        aria-label={i18n._('Painted week')}
        aria-describedby={hintId}
        data-long={words.clock('22:00').length > 5 ? '' : undefined}
        style={whole ? {} : { maxBlockSize: WINDOW }}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.sayCursor}
        onBlur={keys.leave}
      >
        <div className="fd-head" aria-hidden="true">
          <div />
          {order.map((day) => (
            <div key={day}>
              {words.day(day, 'short')}
              <small>{(totals[day]?.length ?? 0) > 0 ? words.length(lengthOf(totals[day] ?? [])) : '–'}</small>
            </div>
          ))}
        </div>
        <div className="fd-body" aria-hidden="true">
          <div className="fd-axis">
            {Array.from({ length: 23 }, (_, hour) => (
              <span key={hour} style={{ insetBlockStart: `${(((hour + 1) * 60) / minutesPerDay) * 100}%` }}>
                {words.clock(`${String(hour + 1).padStart(2, '0')}:00`)}
              </span>
            ))}
          </div>
          <Columns
            scene={{ week, order }}
            drag={drag ?? carry}
            cursor={keys.shown ? cursor : undefined}
            words={words}
          />
        </div>
      </WeekFrame>
      <details className="hint">
        <summary>{i18n._('Mouse, touch and keys')}</summary>
        <div id={hintId}>
          <p>
            {i18n._(
              'Drag over closed time to open, over open time to close; dragging across columns applies to every day.',
            )}
          </p>
          <p>
            {i18n._(
              'Drag a range’s edges, even into the next day, or its handle to move. Alt snaps to 5 minutes, Shift paints overnight, Escape cancels.',
            )}
          </p>
          <p>{i18n._('On a touch screen, press and hold before you drag.')}</p>
          <p>
            {i18n._(
              'Keys: arrows move (Alt: 5 minutes), Shift selects, Enter opens or closes, Delete closes the range; S, E and M pick up its start, its end or all of it. Ctrl+Z undoes.',
            )}
          </p>
        </div>
      </details>
    </>
  )
}
