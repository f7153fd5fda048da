import type { DayPiece } from './lay-day.ts'

/** A place in the week: the column of the day, and the piece in it. */
interface Place {
  readonly day: number
  readonly piece: number
}

/** Where a key leads from a place; `back` is the arrow towards earlier days. Undefined for other keys and at the rim. */
export function walkPieces(
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
