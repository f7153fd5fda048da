import { useLingui } from '@lingui/react'
import type { KeyboardEvent } from 'react'
import { MINUTE } from '#api/time/durations.ts'
import { fateLook } from './fate-paint.ts'
import type { DayPiece, Face } from './lay-day.ts'
import type { OfferedChange } from './situation.ts'
import { fateName, fateOf, pieceReason, pieceTime, type VerdictContext } from './verdict-words.ts'
import { HOUR_HEIGHT } from './week-styles.ts'

interface DayMarksProps {
  /** The whole day. */
  pieces: readonly DayPiece[]
  difference: OfferedChange
  shown: Face
  /** CSS pixels of minutes. */
  top: (minutes: number) => number
}

/** Dashes at the rim of a day where a change brings starts and where it takes them; the heading counts them in words. */
function DayMarks({ pieces, difference, shown, top }: DayMarksProps) {
  return (['gained', 'lost'] as const).flatMap((kind) =>
    difference[kind].flatMap((at) => {
      const piece = pieces.find(({ start, end }) => start <= at && at < end)
      if (!piece) return []
      const minutes = piece.from + (at - piece.start) / MINUTE
      if (minutes < shown.from || minutes >= shown.to) return []
      const style = { insetBlockStart: top(minutes - shown.from) }
      return [<li key={`${kind} ${at}`} className={`mark ${kind}`} aria-hidden="true" style={style} />]
    }),
  )
}

/** A day of the week with what is shown of it. */
export interface PreviewDay {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** The whole day. */
  readonly all: readonly DayPiece[]
  /** What has a place within the shown hours. */
  readonly pieces: readonly DayPiece[]
}

/** What tells a piece from the others of its day. */
export const pieceKey = ({ start, from }: DayPiece): string => `${start} ${from}`

/** Whether an appointment can begin in a piece. */
export const isOffered = ({ verdict }: DayPiece): boolean => verdict === 'offered'

/** What becomes of a start in a piece, in one sentence. */
export const sentenceOf = (said: VerdictContext, piece: DayPiece): string =>
  said.i18n._('{name}: {reason}', {
    name: fateName(said.i18n, fateOf(piece.verdict, said.rules)),
    reason: pieceReason(said, piece),
  })

/** Why the house is closed in a piece, in its own words; undefined where it is not. */
const houseWords = ({ verdict }: DayPiece): string | undefined =>
  typeof verdict === 'object' && verdict.reason === 'house' ? verdict.words : undefined

interface DayColumnProps {
  day: PreviewDay
  /** Minutes of the clock face that are shown. */
  shown: Face
  /** The piece that is explained, if it is on this day. */
  active: DayPiece | undefined
  difference: OfferedChange | undefined
  said: VerdictContext
  onChoose: (piece: DayPiece) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Hands over the button of a piece, null when it goes. */
  hold: (piece: DayPiece, button: HTMLButtonElement | null) => void
}

/** CSS pixels of minutes. */
const top = (minutes: number): number => (minutes / 60) * HOUR_HEIGHT

/** One day of the week: a button for each stretch of one fate, which says it. */
export function DayColumn({ day, shown, active, difference, said, onChoose, onKeyDown, hold }: DayColumnProps) {
  const { i18n } = useLingui()
  const name = said.format.plainDate(day.date, 'long')
  return (
    <ol className="day" aria-label={name}>
      {day.pieces.map((piece) => {
        const from = Math.max(piece.from, shown.from)
        const height = top(Math.min(piece.to, shown.to) - from)
        const fate = fateOf(piece.verdict, said.rules)
        return (
          <li
            key={pieceKey(piece)}
            data-side={piece.side}
            style={{ insetBlockStart: top(from - shown.from), blockSize: height }}
          >
            <button
              type="button"
              ref={(element) => hold(piece, element)}
              {...fateLook(fate)}
              tabIndex={active === piece ? 0 : -1}
              aria-current={active === piece || undefined}
              aria-label={`${name}, ${pieceTime(said, piece)}. ${sentenceOf(said, piece)}`}
              onFocus={() => onChoose(piece)}
              onPointerEnter={() => onChoose(piece)}
              onKeyDown={onKeyDown}
            >
              {isOffered(piece) &&
                piece.starts.map((at) => (
                  <i key={at} style={{ insetBlockStart: top(piece.from + (at - piece.start) / MINUTE - from) }} />
                ))}
              {height >= 20 && piece.side === 'whole' && <b>{houseWords(piece) ?? fateName(i18n, fate)}</b>}
            </button>
          </li>
        )
      })}
      {difference && <DayMarks pieces={day.all} difference={difference} shown={shown} top={top} />}
    </ol>
  )
}
