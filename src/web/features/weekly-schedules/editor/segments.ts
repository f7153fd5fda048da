import { DAY, rangesOf, type MinuteSpan, type WeekHours } from './paint.ts'

/** What of a range stands in one column. */
export interface Segment {
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
export const segmentsOfRange = (range: MinuteSpan): Segment[] => {
  const first = Math.floor(range.from / DAY)
  const midnight = (first + 1) * DAY
  const start = range.from - first * DAY
  const day = (index: number) => ((index % 7) + 7) % 7
  if (range.to <= midnight) {
    return [
      { day: day(first), from: start, to: range.to - first * DAY, begins: true, ends: true, labelled: true, range },
    ]
  }
  const [evening, morning] = [midnight - range.from, Math.min(range.to - midnight, DAY)]
  return [
    { day: day(first), from: start, to: DAY, begins: true, ends: false, labelled: evening >= morning, range },
    { day: day(first + 1), from: 0, to: morning, begins: false, ends: true, labelled: morning > evening, range },
  ]
}

/** Everything that is drawn of a week. */
export const segmentsOf = (week: WeekHours): Segment[] => rangesOf(week).flatMap((range) => segmentsOfRange(range))
