import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Column } from './Column.tsx'
import { Axis, Head } from './Frame.tsx'
import { Ghost } from './Ghost.tsx'
import { dayFrame, isOn } from './geometry/day-frame.ts'
import { pixelsOf } from './geometry/drop.ts'
import { GridFrame } from './grid-styles.ts'
import { trackPointer } from './pointer.ts'
import { type Draft, type Scene, commit } from './scene.ts'
import type { TimeGridProps } from './time-grid-props.ts'
import { pressKey } from './use-keys.ts'
import { useScene } from './use-scene.ts'
import { useStop } from './use-stop.ts'
import { instantAt } from '../../../api/time/zoned.ts'

const AXIS_WIDTH = 56

function firstSight({ props, placed, shown }: Scene): number {
  const { columns, now, scrollToMinute } = props
  if (scrollToMinute !== undefined) return scrollToMinute
  const today = columns.find((column) => isOn(column, now))
  if (today && now !== undefined) return dayFrame(today.date, today.zone).minuteOf(now) - 60
  const starts = [...placed.values()].flatMap((cards) => cards[0]?.from ?? [])
  return starts.length === 0 ? shown.from : Math.min(...starts) - 15
}

/** The time grid of day and week: columns of local days with appointments that can be opened, made, moved and resized. */
export default function TimeGrid(props: TimeGridProps) {
  const { columns, texts, now, minColumnWidth = 150 } = props
  const scene = useScene(props)
  const { placed, shown, pixelsPerMinute, slotMinutes, createMinutes } = scene
  const frame = useRef<HTMLElement>(null)
  const [draft, setDraft] = useState<Draft>()
  const [sentence, say] = useState('')
  const { stop, place, onFocus, onBlur } = useStop(scene, frame)
  const help = useId()

  const drop = (dropped: Draft) => {
    setDraft(undefined)
    const done = commit(scene, dropped)
    const { action, target, event } = dropped
    if (dropped.refusal !== undefined) say(dropped.refusal)
    else if (event) say(done ? texts.dropped(target, action, event) : texts.aborted(event))
  }
  const abort = ({ event }: Draft) => {
    setDraft(undefined)
    say(texts.aborted(event))
  }
  const create = (made: Draft) => {
    const { column, start } = made.target
    place({ columnId: column.id, minute: dayFrame(column.date, column.zone).minuteOf(start) })
    drop(made)
  }
  const open = (_columnId: string, eventId: string) => {
    setDraft(undefined)
    props.onOpen(eventId)
  }
  const actions = { show: setDraft, drop, abort, create, open, place, say }

  // The pointer listens outside React and must see the grid as it is drawn now.
  const latest = useRef({ scene, actions })
  useLayoutEffect(() => {
    latest.current = { scene, actions }
  })
  useEffect(() => {
    if (!frame.current) return undefined
    return trackPointer(frame.current, () => latest.current.scene, {
      show: (next) => latest.current.actions.show(next),
      drop: (next) => latest.current.actions.drop(next),
      abort: (next) => latest.current.actions.abort(next),
      create: (next) => latest.current.actions.create(next),
      open: (columnId, eventId) => latest.current.actions.open(columnId, eventId),
    })
  }, [])
  // Once, when the grid appears: the reader begins at the hour that matters, and scrolls alone from then on.
  useLayoutEffect(() => {
    const top = pixelsOf(firstSight(latest.current.scene), shown.from, pixelsPerMinute)
    if (frame.current) frame.current.scrollTop = Math.max(0, top)
    // oxlint-disable-next-line react/exhaustive-deps -- a change of hours or density must not move the reader
  }, [])

  const leave = (event: React.FocusEvent<HTMLElement>) => {
    // What is carried by keys cannot be put down from elsewhere.
    if (onBlur(event) && draft?.by === 'keys') abort(draft)
  }
  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    if (!stop) return
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (pressKey(scene, stop, draft, event.nativeEvent, rightToLeft, actions)) event.preventDefault()
  }
  const vars = {
    '--fd-axis': `${AXIS_WIDTH}px`,
    '--fd-columns': `${AXIS_WIDTH}px repeat(${columns.length}, minmax(${minColumnWidth}px, 1fr))`,
    '--fd-hour': `${60 * pixelsPerMinute}px`,
  }
  return (
    <GridFrame
      ref={frame}
      aria-label={texts.label}
      aria-describedby={help}
      style={vars as React.CSSProperties}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={leave}
    >
      <Head columns={columns} {...(texts.corner === undefined ? {} : { corner: texts.corner })} />
      <div className="fd-body">
        <Axis from={shown.from} to={shown.to} pixelsPerMinute={pixelsPerMinute} hour={texts.hour} />
        {columns.map((column) => {
          const here = stop?.columnId === column.id ? stop : undefined
          const start =
            here && here.eventId === undefined ? instantAt(column.date, here.minute, column.zone) : undefined
          const slotName = start === undefined ? '' : texts.slot({ column, start, end: start + createMinutes * 60_000 })
          const day = dayFrame(column.date, column.zone)
          return (
            <Column
              key={column.id}
              column={column}
              placed={placed.get(column.id) ?? []}
              from={shown.from}
              to={shown.to}
              pixelsPerMinute={pixelsPerMinute}
              nowMinute={now !== undefined && isOn(column, now) ? day.minuteOf(now) : undefined}
              stopId={here?.eventId}
              slot={
                start === undefined || !here ? undefined : { from: here.minute, minutes: slotMinutes, name: slotName }
              }
              liftedId={draft?.event?.id}
            />
          )
        })}
        {draft ? <Ghost draft={draft} scene={scene} /> : null}
      </div>
      <p id={help} className="fd-unseen">
        {texts.help}
      </p>
      <output className="fd-unseen">{sentence}</output>
    </GridFrame>
  )
}
