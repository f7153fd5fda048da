import type { Face, DayPiece } from './lay-day.ts'
import type { OfferedChange } from './situation.ts'

interface DayMarksProps {
  /** The whole day. */
  pieces: readonly DayPiece[]
  difference: OfferedChange
  shown: Face
  /** CSS pixels of minutes. */
  top: (minutes: number) => number
}

/** Dashes at the rim of a day where a change brings starts and where it takes them; the heading counts them in words. */
export function DayMarks({ pieces, difference, shown, top }: DayMarksProps) {
  return (['gained', 'lost'] as const).flatMap((kind) =>
    difference[kind].flatMap((at) => {
      const piece = pieces.find(({ start, end }) => start <= at && at < end)
      if (!piece) return []
      const minutes = piece.from + (at - piece.start) / 60_000
      if (minutes < shown.from || minutes >= shown.to) return []
      const style = { insetBlockStart: top(minutes - shown.from) }
      return [<li key={`${kind} ${at}`} className={`mark ${kind}`} aria-hidden="true" style={style} />]
    }),
  )
}
