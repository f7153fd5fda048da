import { useLingui } from '@lingui/react'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { Stretch } from '#api/core/rules/explain.ts'
import { dateOf } from '#api/time/zoned.ts'
import { weekday } from '#api/time/week.ts'
import { DayColumn, isOffered, pieceKey, sentenceOf, type PreviewDay } from './day-column.tsx'
import { DayWords } from './day-words.tsx'
import { fateLook } from './fate-paint.ts'
import { layDay, shownFace, type DayPiece } from './lay-day.ts'
import type { OfferedChange } from './situation.ts'
import { fateName, fateOf, FATES, pieceTime, type VerdictContext } from './verdict-words.ts'
import { HOUR_HEIGHT, HoverReadout, Week, WeekLegend } from './week-styles.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'

/** A place in the week: the column of the day, and the piece in it. */
interface Place {
  readonly day: number
  readonly piece: number
}

/** Where a key leads from a place; `back` is the arrow towards earlier days. Undefined for other keys and at the rim. */
function walkPieces(
  days: readonly { pieces: readonly DayPiece[] }[],
  { day, piece }: Place,
  key: string,
  back: 'ArrowLeft' | 'ArrowRight',
): Place | undefined {
  const pieces = days[day]?.pieces ?? []
  if (key === 'ArrowDown') return piece + 1 < pieces.length ? { day, piece: piece + 1 } : undefined
  if (key === 'ArrowUp') return piece > 0 ? { day, piece: piece - 1 } : undefined
  if (key === 'Home') return { day, piece: 0 }
  if (key === 'End') return { day, piece: pieces.length - 1 }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const beside = day + (key === back ? -1 : 1)
  const here = pieces[piece]
  const there = days[beside]?.pieces
  if (!here || !there?.length) return undefined
  const middle = (here.from + here.to) / 2
  const found = there.findIndex(({ from, to }) => from <= middle && middle < to)
  return { day: beside, piece: Math.max(0, found) }
}

interface DayHeadProps {
  /** `YYYY-MM-DD`. */
  date: string
  isToday: boolean
  /** The offered starts of the day. */
  starts: readonly number[]
  difference: OfferedChange | undefined
  zone: string
}

/** The name of a day, how many starts it offers, and how many a change brings and takes. */
function DayHead({ date, isToday, starts, difference, zone }: DayHeadProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const countOf = (list: readonly number[] | undefined) => (list ?? []).filter((at) => dateOf(at, zone) === date).length
  const [gained, lost] = [countOf(difference?.gained), countOf(difference?.lost)]
  return (
    <div className="head" data-today={isToday || undefined}>
      <h3>
        <span className="wide">{format.plainDate(date, 'day')}</span>
        <span className="narrow">
          {format.weekday(weekday(date) + 1, 'short')}
          <br />
          {format.number(Number(date.slice(8)))}
        </span>
      </h3>
      <span>{i18n._('{count} free', { count: format.number(starts.length) })}</span>
      {(gained > 0 || lost > 0) && (
        <span className="delta">
          {gained > 0 && <span className="gained">+{format.number(gained)}</span>}{' '}
          {lost > 0 && <span className="lost">−{format.number(lost)}</span>}
        </span>
      )}
    </div>
  )
}

interface PreviewWeekProps {
  dates: readonly string[]
  stretches: readonly Stretch[]
  /** What a change that is not saved yet does; absent without one. */
  difference: OfferedChange | undefined
  said: VerdictContext
}

/** Seven days on the clock face: where an appointment can begin, and for every other place why not. */
export function PreviewWeek({ dates, stretches, difference, said }: PreviewWeekProps) {
  const { i18n } = useLingui()
  const { format, zone, now } = said
  const [chosen, choose] = useState<{ date: string; key: string }>()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const laid = dates.map((date) => layDay(date, zone, stretches))
  const shown = shownFace(laid)
  const days = dates.map((date, place): PreviewDay => {
    const all = laid[place] ?? []
    return { date, all, pieces: all.filter(({ from, to }) => to > shown.from && from < shown.to) }
  })
  const current =
    days.find(({ date }) => date === chosen?.date) ?? days.find(({ all }) => all.some(isOffered)) ?? days[0]
  const active =
    current?.pieces.find((piece) => pieceKey(piece) === chosen?.key) ??
    current?.pieces.find(isOffered) ??
    current?.pieces[0]
  const present = new Set(days.flatMap(({ pieces }) => pieces.map(({ verdict }) => fateOf(verdict, said.rules))))

  const onKeyDown = (event: KeyboardEvent) => {
    if (!current || !active) return
    const back = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const place = { day: days.indexOf(current), piece: current.pieces.indexOf(active) }
    const next = walkPieces(days, place, event.key, back)
    const day = next && days[next.day]
    const piece = day?.pieces[next?.piece ?? 0]
    if (!day || !piece) return
    event.preventDefault()
    choose({ date: day.date, key: pieceKey(piece) })
    buttons.current.get(`${day.date} ${pieceKey(piece)}`)?.focus()
  }
  const hours = Array.from({ length: (shown.to - shown.from) / 60 + 1 }, (_, index) => shown.from + index * 60)
  return (
    <>
      <WeekLegend aria-label={i18n._('Legend')}>
        {FATES.filter((fate) => present.has(fate)).map((fate) => (
          <li key={fate}>
            <i {...fateLook(fate)} /> {fateName(i18n, fate)}
          </li>
        ))}
      </WeekLegend>
      {active && current && (
        <HoverReadout>
          <i {...fateLook(fateOf(active.verdict, said.rules))} />
          <span>
            <strong>
              {format.plainDate(current.date, 'long')}, {pieceTime(said, active)}
            </strong>
            {sentenceOf(said, active)}
          </span>
        </HoverReadout>
      )}
      <Week>
        <span />
        {days.map(({ date, all }) => (
          <DayHead
            key={date}
            date={date}
            isToday={dateOf(now, zone) === date}
            starts={all.flatMap((piece) => (isOffered(piece) ? piece.starts : []))}
            difference={difference}
            zone={zone}
          />
        ))}
        <div className="axis" aria-hidden="true" style={{ blockSize: (hours.length - 1) * HOUR_HEIGHT }}>
          {hours.map((minutes, place) => (
            <span key={minutes} style={{ insetBlockStart: place * HOUR_HEIGHT }}>
              {format.hour(minutes / 60)}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <DayColumn
            key={day.date}
            day={day}
            shown={shown}
            active={current === day ? active : undefined}
            difference={difference}
            said={said}
            onChoose={(piece) => choose({ date: day.date, key: pieceKey(piece) })}
            onKeyDown={onKeyDown}
            hold={(piece, button) => {
              const key = `${day.date} ${pieceKey(piece)}`
              if (button) buttons.current.set(key, button)
              else buttons.current.delete(key)
            }}
          />
        ))}
      </Week>
      {current && <DayWords date={current.date} pieces={current.all} said={said} />}
    </>
  )
}
