import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { daysBetween } from '#api/time/week.ts'
import { FOCUS_HOME } from '../../panel/focus-home.ts'
import { MonthCell } from './day.tsx'
import type { MonthDraft, MonthEvent, MonthGridProps, MonthStop } from './month-grid-props.ts'
import { monthIntentOf } from './month-keys.ts'
import { columnsOf, placeWeek, sharesOf } from './month-place.ts'
import { MonthFrame } from './month-styles.ts'
import { useDayDrag } from './use-day-drag.ts'
import { useRows } from './use-rows.ts'

const near = (target: EventTarget, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

const isSamePlace = (now: MonthEvent, before: MonthEvent): boolean =>
  now.editable && (['id', 'from', 'to', 'timeText'] as const).every((name) => now[name] === before[name])

/** A month of days with chips that can be opened and carried to another day, by mouse, finger and keys. */
export function MonthGrid(props: MonthGridProps) {
  const { weeks, weekdays, events, texts, date, compact, firstWeekday } = props
  const frame = useRef<HTMLDivElement>(null)
  const help = useId()
  const rows = useRows(
    frame,
    weeks.length,
    weeks.some((week) => week.some(({ load }) => load !== undefined)),
  )
  const [kept, setStop] = useState<MonthStop>({ date })
  const [draft, setDraft] = useState<MonthDraft>()
  const [sentence, say] = useState('')
  const wanted = useRef<MonthStop | undefined>(undefined)

  const slim = weekdays.map(({ isSlim = false }) => !compact && isSlim)
  const dates = useMemo(() => weeks.map((week) => week.map((day) => day.date)), [weeks])
  // Dots take no rows: nothing is left out where there are no chips.
  const room = compact ? Infinity : rows
  const placed = useMemo(() => dates.map((week) => placeWeek(week, events, room)), [dates, events, room])
  const isShown = (one: string) => dates.some((week) => week.includes(one))
  const stop = isShown(kept.date) ? kept : { date }
  const weekOf = dates.findIndex((week) => week.includes(stop.date))
  const column = dates[weekOf]?.indexOf(stop.date) ?? 0
  const ofDay = (placed[weekOf]?.shown ?? []).filter((segment) => columnsOf(segment).includes(column))
  const chips = ofDay.toSorted((a, b) => a.row - b.row).map(({ event }) => event)
  // What was moved away leaves its day as the place of the focus.
  const here = chips.some(({ id }) => id === stop.eventId) ? stop : { date: stop.date }

  // The day that the keys lead to may stand in a month that is drawn only now.
  useLayoutEffect(() => {
    const to = wanted.current
    const cell = to && frame.current?.querySelector<HTMLElement>(`[data-date="${to.date}"]`)
    if (!to || !cell) return
    const week = cell.closest('.fd-week')
    const chip = to.eventId && week?.querySelector<HTMLElement>(`[data-chip="${CSS.escape(to.eventId)}"]`)
    ;(chip || cell).focus()
    wanted.current = undefined
  })
  const goTo = (next: MonthStop) => {
    wanted.current = next
    setStop(next)
    if (!isShown(next.date)) props.onDate(next.date)
  }
  const show = (next: MonthDraft | undefined) => {
    setDraft(next)
    if (next) say(texts.target(next.event, next.at))
  }
  const drop = ({ event, grabbed, at }: MonthDraft) => {
    setDraft(undefined)
    const days = daysBetween(grabbed, at)
    // What came of a move is told by the page, which asks and writes.
    say(days === 0 ? texts.aborted(event) : '')
    if (days === 0) return
    if (events.some((it) => isSamePlace(it, event))) props.onMove(event.id, days)
    else props.onStale(event)
  }
  const abort = ({ event, by, grabbed }: MonthDraft) => {
    setDraft(undefined)
    say(texts.aborted(event))
    if (by === 'keys') goTo({ date: grabbed, eventId: event.id })
  }
  const fixed = (event: MonthDraft['event']) => say(texts.fixed(event))
  const drag = useDayDrag(frame, draft, { show, drop, abort, fixed })
  const dayOf = (one: string) => weeks.flat().find((day) => day.date === one)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const closed = dayOf(here.date)?.closed ?? false
    const inner = near(event.target, '[data-act]')
    if (inner && (event.key === 'Enter' || event.key === ' ')) return
    const intent = monthIntentOf(event, { stop: here, draft, chips, closed, compact, firstWeekday, rightToLeft })
    if (!intent) return
    event.preventDefault()
    if (intent.ask === 'go') goTo(intent.stop)
    else if (intent.ask === 'carry' && draft) {
      show({ ...draft, at: intent.to })
      goTo({ date: intent.to })
    } else if (intent.ask === 'lift') {
      if (!intent.event.editable) return fixed(intent.event)
      setDraft({ event: intent.event, by: 'keys', grabbed: here.date, at: here.date })
      say(texts.picked(intent.event))
    } else if (intent.ask === 'drop' && draft) drop(draft)
    else if (intent.ask === 'abort' && draft) abort(draft)
    else if (intent.ask === 'create') props.onCreate(here.date)
    else if (intent.ask === 'day') props.onDay(here.date)
  }
  const onClick = (event: MouseEvent) => {
    if (drag.wasDrag()) return
    const day = near(event.target, '[data-date]')?.dataset['date']
    if (day === undefined) return
    const id = near(event.target, '[data-chip]')?.dataset['chip']
    const act = near(event.target, '[data-act]')?.dataset['act']
    setStop({ date: day })
    if (id !== undefined) props.onOpen(id)
    else if (act === 'book') props.onCreate(day)
    else if (act === 'day' || compact) props.onDay(day)
  }
  return (
    <MonthFrame
      ref={frame}
      data-compact={compact || undefined}
      data-carrying={draft ? true : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={({ target }) => {
        const day = near(target, '[data-date]')?.dataset['date']
        if (day !== undefined && !compact && !near(target, 'button')) props.onCreate(day)
      }}
      onPointerDown={(event) => {
        const id = compact ? undefined : near(event.target, '[data-chip]')?.dataset['chip']
        drag.begin(event, id === undefined ? undefined : events.find((one) => one.id === id))
      }}
      {...drag.handlers}
      {...{ [FOCUS_HOME]: '[data-chip][tabindex="0"], .fd-day[tabindex="0"]' }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // What is carried by keys cannot be put down from elsewhere; on the way to another month nothing is left.
        const isLeft = wanted.current === undefined && !currentTarget.contains(relatedTarget)
        if (isLeft && draft?.by === 'keys') {
          setDraft(undefined)
          say(texts.aborted(draft.event))
        }
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- bars lie over several cells, which a table does not allow */}
      <div
        className="fd-month"
        role="grid"
        aria-label={texts.label}
        aria-describedby={help}
        style={{ '--fd-days': slim.map((is) => `minmax(0, ${is ? 0.5 : 1}fr)`).join(' ') } as CSSProperties}
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the grid */}
        <div className="fd-row fd-weekdays" role="row">
          {weekdays.map(({ long, short }) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the grid
            <div key={long} role="columnheader" aria-label={long}>
              {short}
            </div>
          ))}
        </div>
        {weeks.map((week, at) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the grid
          <div key={week[0]?.date} className="fd-row fd-week" role="row">
            {week.map((day, index) => {
              const all = placed[at]?.shown ?? []
              return (
                <MonthCell
                  key={day.date}
                  day={day}
                  daysOf={(from, span) => sharesOf(slim, from, span)}
                  segments={compact ? [] : all.filter((segment) => segment.column === index)}
                  dots={compact ? all.filter((it) => columnsOf(it).includes(index)).map(({ event }) => event) : []}
                  count={day.count ?? placed[at]?.counts[index] ?? 0}
                  more={placed[at]?.more[index] ?? 0}
                  moreRow={rows - 1}
                  texts={texts}
                  compact={compact}
                  selected={day.date === date}
                  stop={day.date === here.date ? here : undefined}
                  target={day.date === draft?.at}
                  lifted={draft?.event.id}
                  fresh={props.fresh}
                />
              )
            })}
          </div>
        ))}
      </div>
      {draft?.by === 'pointer' && <div className="fd-month-ghost">{texts.target(draft.event, draft.at)}</div>}
      <p id={help} className="fd-unseen">
        {texts.help}
      </p>
      <output className="fd-unseen">{sentence}</output>
    </MonthFrame>
  )
}
