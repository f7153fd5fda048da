import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { GridColumn } from './column.tsx'
import { Axis, Groups, Head } from './frame.tsx'
import { ghostsOf, plannedIn } from './ghosts.tsx'
import { dayFrame, isOn } from './geometry/day-frame.ts'
import { GridFrame } from './grid-styles.ts'
import { trackPointer } from './pointer.ts'
import { type EventDraft, type Scene, judged } from './scene.ts'
import { slotOf } from './slot.ts'
import type { TimeGridEvent, TimeGridProps } from './time-grid-props.ts'
import { pressKey } from './press-key.ts'
import { useLens } from './use-lens.ts'
import { useScene } from './use-scene.ts'
import { useRoom } from './use-room.ts'
import { useFarColumns } from './use-far-columns.ts'
import { useFirstSight, useSight } from './use-sight.ts'
import { useZoom } from './use-zoom.ts'
import { STOP, useStop } from './use-stop.ts'
import { FOCUS_HOME } from '../panel/focus-home.ts'
import { useRims } from './use-rims.ts'
import { useFreshWords } from './use-fresh-words.ts'
import { Strip } from './strip.tsx'
import { pressBarKey } from './bar-keys.ts'

const tracksOf = (columns: TimeGridProps['columns'], axis: number, least: number) =>
  columns.some(({ isSlim }) => isSlim)
    ? `${axis}px ${columns.map(({ isSlim }) => (isSlim ? `minmax(${least / 2}px, 0.5fr)` : `minmax(${least}px, 1fr)`)).join(' ')}`
    : `${axis}px repeat(${columns.length}, minmax(${least}px, 1fr))`

/** Whether an event stands where it stood when it was picked up; one that is moved by a choice of places need not be shown. */
const isUnchanged = ({ events, picking }: TimeGridProps, { id, start, end, resourceIds }: TimeGridEvent): boolean =>
  (picking ? [picking.now] : events).some(
    (it) =>
      it?.id === id &&
      it.start === start &&
      it.end === end &&
      it.editable &&
      it.resourceIds.join() === resourceIds.join(),
  )

/** Hands a dropped draft to the page; false when nothing changed or the drop was refused. */
function commit({ props }: Scene, { action, event, from, target, refusal, drawn }: EventDraft): boolean {
  const { column, start, end } = target
  if (refusal !== undefined) return false
  if (action === 'create' || !event) {
    props.onCreate?.({ columnId: column.id, resourceId: column.resourceId, start, end, ...(drawn && { drawn }) })
    return true
  }
  const stays = column.resourceId === from.resourceId && start === event.start
  if (stays && end === event.end) return false
  if (!isUnchanged(props, event)) {
    props.onStale?.(event)
    return true
  }
  if (stays) props.onResize?.({ id: event.id, resourceId: column.resourceId, start, end })
  else props.onMove?.({ id: event.id, fromResourceId: from.resourceId, toResourceId: column.resourceId, start, end })
  return true
}

/** The time grid of day and week: columns of local days with appointments that can be opened, made, moved and resized. */
export default function TimeGrid(props: TimeGridProps) {
  const { columns, texts, now, fresh, picking, minColumnWidth = 150 } = props
  const [unfolded, unfold] = useState(false)
  const base = useScene(props, unfolded)
  const { placed, strip, shown, pixelsPerMinute } = base
  const { second, axis, pins, lead, top } = useRims(base)
  const frame = useRef<HTMLElement>(null)
  const [held, setDraft] = useState<EventDraft>()
  // What was refused when it was aimed is judged anew: what was not known then may be known now.
  const draft = held?.refusal === undefined ? held : judged(base, held)
  const lens = useLens(props, draft)
  const scene = { ...base, lens }
  const [sentence, say] = useState('')
  const { stop, place, onFocus, onBlur } = useStop(base, frame)
  const { onCarry } = props
  const carried = draft?.event && draft.refusal === undefined ? draft.target : undefined
  // Who hears of it stands beside the grid.
  useEffect(() => {
    onCarry?.(carried)
  }, [onCarry, carried])
  useFreshWords(props, draft?.by === 'keys', say)
  const help = useId()

  const drop = (dropped: EventDraft) => {
    setDraft(undefined)
    const done = commit(scene, dropped)
    const { event, refusal, action, target } = dropped
    // Whether the move is kept is not known yet: the page asks, writes, and then tells it.
    if (refusal !== undefined) say(refusal)
    else if (event) say(done ? '' : texts.aborted(target, action, event))
  }
  const abort = ({ event, action, target }: EventDraft) => {
    setDraft(undefined)
    say(texts.aborted(target, action, event))
  }
  const create = (made: EventDraft) => {
    const { column, start } = made.target
    place({ columnId: column.id, minute: dayFrame(column.date, column.zone).minuteOf(start) })
    drop(made)
  }
  const open = (_columnId: string, eventId: string) => {
    setDraft(undefined)
    props.onOpen(eventId)
  }
  const actions = { show: setDraft, drop, abort, create, open, place, say, unfold }

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
  // The same function at each step of a drag, so that the strip is not drawn again.
  const openBar = useCallback((columnId: string, eventId: string) => latest.current.actions.open(columnId, eventId), [])
  useSight(scene, frame)
  useRoom(frame, columns, axis)
  useFarColumns(frame, columns, axis)
  useZoom(frame, pixelsPerMinute, props.onZoom)
  useFirstSight(scene, frame)

  const leave = (event: React.FocusEvent<HTMLElement>) => {
    // What is carried by keys cannot be put down from elsewhere.
    if (!onBlur(event) || draft?.by !== 'keys') return
    if (picking) setDraft(undefined)
    else abort(draft)
  }
  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    const own = event.target instanceof Element && event.target.closest('.fd-own')
    if (!stop || own) return
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const above = !draft && pressBarKey(scene, stop, event.nativeEvent, rightToLeft, actions)
    if (above || pressKey(scene, stop, draft, event.nativeEvent, rightToLeft, actions)) event.preventDefault()
  }
  const today = columns.find((column) => isOn(column, now))
  const nowMinute = today && now !== undefined ? dayFrame(today.date, today.zone).minuteOf(now) : undefined
  const nowText = today && now !== undefined ? texts.now?.(now, today.zone) : undefined
  const nowPill = useMemo(
    () => (nowMinute === undefined || nowText === undefined ? undefined : { minute: nowMinute, text: nowText }),
    [nowMinute, nowText],
  )
  const ghosts = ghostsOf(draft, scene, pins)
  const vars = {
    '--fd-axis': `${axis}px`,
    '--fd-lead': `${lead}px`,
    '--fd-top': `${top}px`,
    '--fd-rows': strip.rows,
    '--fd-columns': tracksOf(columns, axis, minColumnWidth),
    '--fd-hour': `${60 * pixelsPerMinute}px`,
  }
  return (
    <GridFrame
      ref={frame}
      aria-label={texts.label}
      aria-describedby={help}
      {...{ [FOCUS_HOME]: STOP }}
      style={vars as React.CSSProperties}
      data-picking={picking ? '' : undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={leave}
    >
      <div className="fd-head">
        <Groups columns={columns} />
        <Head
          columns={columns}
          corner={texts.corner}
          secondCorner={props.secondZone === undefined ? undefined : (texts.secondCorner ?? props.secondZone)}
          pins={pins}
          actions={props.headActions}
          stopColumnId={props.headActions && stop?.columnId}
        />
        {strip.rows > 0 ? (
          <Strip
            columns={columns}
            strip={strip}
            unfolded={unfolded}
            pins={pins}
            stop={stop?.strip ? stop : undefined}
            liftedId={draft?.event?.id}
            fresh={fresh}
            texts={texts}
            onOpen={openBar}
            onUnfold={unfold}
            ghost={ghosts.strip}
          />
        ) : null}
      </div>
      <div className="fd-body">
        <Axis
          from={shown.from}
          to={shown.to}
          pixelsPerMinute={pixelsPerMinute}
          hour={texts.hour}
          second={second}
          secondHour={texts.secondHour}
          now={nowPill}
        />
        {columns.map((column, index) => {
          const cards = placed.get(column.id) ?? []
          const here = stop?.columnId === column.id && !stop.strip ? stop : undefined
          const day = dayFrame(column.date, column.zone)
          return (
            <GridColumn
              key={column.id}
              column={column}
              placed={cards}
              from={shown.from}
              to={shown.to}
              pixelsPerMinute={pixelsPerMinute}
              nowMinute={now !== undefined && isOn(column, now) ? day.minuteOf(now) : undefined}
              stopId={here?.eventId}
              slot={slotOf(scene, column, here)}
              pin={pins[index]}
              fresh={fresh && cards.some(({ event }) => fresh.has(event.id)) ? fresh : undefined}
              liftedId={picking?.event.id ?? draft?.event?.id}
              grouped={column.group !== undefined}
              lens={lens?.get(column.id)}
              ghost={ghosts.columnId === column.id ? ghosts.column : plannedIn(scene, column)}
            />
          )
        })}
        {ghosts.over}
      </div>
      <p id={help} className="fd-unseen">
        {texts.help}
      </p>
      <output className="fd-unseen">{sentence}</output>
    </GridFrame>
  )
}
