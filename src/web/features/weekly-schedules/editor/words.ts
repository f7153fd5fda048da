import { useLingui } from '@lingui/react'
import { minutesPerDay } from '#api/time/clock.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { clockRange } from './hours.ts'
import { rangeAt, type MinuteSpan, type WeekHours } from './paint.ts'
import type { Stroke } from './stroke.ts'

const dayOf = (minute: number): number => ((Math.floor(minute / minutesPerDay) % 7) + 7) % 7

/** The texts of the week's editor; days are numbered from Monday, 0. */
export function useWeekWords() {
  const { i18n } = useLingui()
  const format = useFormat()
  /** The days as the reader's week shows them. */
  const order = format.weekdays().map((iso) => iso - 1)
  const day = (number: number, width: 'long' | 'short' = 'long') => format.weekday(number + 1, width)
  /** Clock times of a span that is in minutes of the week or of a day. */
  const ends = ({ from, to }: MinuteSpan): [opens: string, closes: string] => {
    const start = ((from % minutesPerDay) + minutesPerDay) % minutesPerDay
    const range = clockRange({ from: start, to: start + to - from })
    return [format.clock(range.from), format.clock(range.to)]
  }
  const times = (span: MinuteSpan): string => ends(span).join('–')
  /** Days side by side as a span, others as a list. */
  const days = (numbers: readonly number[], width: 'long' | 'short' = 'long'): string => {
    const places = numbers.map((number) => order.indexOf(number)).toSorted((a, b) => a - b)
    const [first = 0, last = first] = [places[0], places.at(-1)]
    const name = (place: number) => day(order[place] ?? 0, width)
    return places.length > 2 && last - first === places.length - 1
      ? i18n._('{first} to {last}', { first: name(first), last: name(last) })
      : format.list(places.map(name))
  }
  const spans = (list: readonly MinuteSpan[], width: 'long' | 'short' = 'long'): string => {
    const [first] = list
    if (!first) return ''
    return i18n._('{days} {times}', {
      days: days(
        list.map(({ from }) => dayOf(from)),
        width,
      ),
      times: times(first),
    })
  }
  /** What a drag does, for the label beside it and, once it is done, for the history. */
  const stroke = ({ kind, spans: list }: Stroke, width: 'long' | 'short' = 'long'): string => {
    const where = spans(list, width)
    if (kind === 'open') return i18n._('Open {where}', { where })
    if (kind === 'close') return i18n._('Closed {where}', { where })
    return kind === 'move' ? i18n._('Moved to {where}', { where }) : i18n._('Now {where}', { where })
  }
  /** What is at a minute of the week. */
  const standing = (week: WeekHours, minute: number): string => {
    const range = rangeAt(week, minute)
    return range ? i18n._('open {times}', { times: times(range) }) : i18n._('closed')
  }
  return { order, day, days, ends, times, spans, stroke, standing, length: format.minutes, clock: format.clock }
}

/** The texts of the week's editor. */
export type WeekWords = ReturnType<typeof useWeekWords>
