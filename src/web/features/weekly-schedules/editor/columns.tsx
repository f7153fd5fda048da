import { minutesPerDay } from '#api/time/clock.ts'
import { Icon } from '../../../ui/icons.tsx'
import { selectionOf, type Cursor } from './cursor.ts'
import { rangesOf, type MinuteSpan, type WeekHours } from './paint.ts'
import type { Drag, PaintScene } from './track-paint.ts'
import type { WeekWords } from './words.ts'

/** What of a range stands in one column. */
interface Segment {
  /** 0 is Monday. */
  readonly day: number
  /** Minutes of that day. */
  readonly from: number
  readonly to: number
  /** Whether the range begins, and ends, in this column. */
  readonly begins: boolean
  readonly ends: boolean
  /** Of the two parts of a night the longer one carries the times. */
  readonly labelled: boolean
  readonly range: MinuteSpan
}

/** The columns' parts of some ranges, which may begin before Monday or end after Sunday. */
const segmentsOfRange = (range: MinuteSpan): Segment[] => {
  const first = Math.floor(range.from / minutesPerDay)
  const midnight = (first + 1) * minutesPerDay
  const start = range.from - first * minutesPerDay
  const day = (index: number) => ((index % 7) + 7) % 7
  if (range.to <= midnight) {
    return [
      {
        day: day(first),
        from: start,
        to: range.to - first * minutesPerDay,
        begins: true,
        ends: true,
        labelled: true,
        range,
      },
    ]
  }
  const [evening, morning] = [midnight - range.from, Math.min(range.to - midnight, minutesPerDay)]
  return [
    { day: day(first), from: start, to: minutesPerDay, begins: true, ends: false, labelled: evening >= morning, range },
    { day: day(first + 1), from: 0, to: morning, begins: false, ends: true, labelled: morning > evening, range },
  ]
}

/** Everything that is drawn of a week. */
const segmentsOf = (week: WeekHours): Segment[] => rangesOf(week).flatMap((range) => segmentsOfRange(range))

const place = ({ from, to }: { from: number; to: number }) => ({
  insetBlockStart: `${(from / minutesPerDay) * 100}%`,
  blockSize: `${((to - from) / minutesPerDay) * 100}%`,
})

/** Shorter ones have no room for their times, in minutes. */
const LABELLED = 30
const MEASURED = 75

function Open({ segment, words }: { segment: Segment; words: WeekWords }) {
  const { from, to, begins, ends, labelled, range } = segment
  const [opens, closes] = words.ends(range)
  return (
    <div
      className="open"
      data-range={range.from}
      data-from-before={begins ? undefined : ''}
      data-goes-on={ends ? undefined : ''}
      style={place(segment)}
    >
      {labelled && to - from >= LABELLED && (
        <span className="times">
          <span>{opens}</span>
          <i>–</i>
          <span>{closes}</span>
        </span>
      )}
      {labelled && to - from >= MEASURED && <span className="length">{words.length(range.to - range.from)}</span>}
      {begins && <span className="edge" data-grip="from" />}
      {ends && <span className="edge" data-grip="to" />}
      {labelled && to - from >= MEASURED && (
        <span className="move" data-grip="move">
          <Icon name="grip" size={16} />
        </span>
      )}
    </div>
  )
}

function Ghost({ drag, day, words, late }: { drag: Drag; day: number; words: WeekWords; late: boolean }) {
  const { stroke, aim } = drag
  const own = stroke.spans.flatMap((span) => segmentsOfRange(span)).filter((segment) => segment.day === day)
  const top = Math.min(aim.minute, ...own.map(({ from }) => from))
  return (
    <>
      {own.map((segment) => (
        <div key={segment.from} className="ghost" data-kind={stroke.kind} style={place(segment)} />
      ))}
      {aim.day === day && (
        <div
          className="told"
          data-end={late ? '' : undefined}
          style={{
            insetBlockStart:
              top < 90
                ? `calc(${(aim.minute / minutesPerDay) * 100}% + 14px)`
                : `calc(${(top / minutesPerDay) * 100}% - 30px)`,
          }}
        >
          {words.stroke(stroke, 'short')}
        </div>
      )}
    </>
  )
}

interface ColumnsProps {
  scene: PaintScene
  drag: Drag | undefined
  /** Absent where a pointer is at work. */
  cursor: Cursor | undefined
  words: WeekWords
}

/** The days with their open ranges, what is being dragged, and the cursor of the keys. */
export function Columns({ scene: { week, order }, drag, cursor, words }: ColumnsProps) {
  const segments = segmentsOf(drag ? drag.stroke.next : week)
  const selected = drag || !cursor ? [] : selectionOf(cursor, order)
  return order.map((day, index) => (
    <div key={day} className="column" data-day={day}>
      {segments
        .filter((segment) => segment.day === day)
        .map((segment) => (
          <Open key={segment.from} segment={segment} words={words} />
        ))}
      {drag && <Ghost drag={drag} day={day} words={words} late={index > 3} />}
      {selected
        .filter(({ from }) => Math.floor(from / minutesPerDay) === day)
        .map(({ from, to }) => (
          <div
            key={day}
            className="cursor"
            style={place({ from: from - day * minutesPerDay, to: to - day * minutesPerDay })}
          />
        ))}
    </div>
  ))
}
