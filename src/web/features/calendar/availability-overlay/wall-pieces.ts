import { MINUTE } from '#api/time/durations.ts'
import { instantAt, wallStretches } from '#api/time/zoned.ts'

const DAY_MINUTES = 1440

/** Wall-clock minutes `[from, to)` of a local day; minute `m` means the instant `midnight + m * 60000`. */
export interface WallPiece {
  from: number
  to: number
  midnight: number
}

/**
 * The minutes of a local day as a drop means them: of an hour that the clocks go through twice the first, and in one that
 * they jump over the time that unchanged clocks would show. One piece, but for the two days a year when clocks change.
 */
export function wallPieces(date: string, zone: string): WallPiece[] {
  const pieces: WallPiece[] = []
  const put = (from: number, to: number, midnight: number) => from < to && pieces.push({ from, to, midnight })
  let before = instantAt(date, 0, zone)
  let reached = 0
  for (const { start, end, midnight } of wallStretches(date, 0, DAY_MINUTES, zone)) {
    const first = (start - midnight) / MINUTE
    put(reached, first, before)
    put(Math.max(reached, first), (end - midnight) / MINUTE, midnight)
    reached = Math.max(reached, (end - midnight) / MINUTE)
    before = midnight
  }
  put(reached, DAY_MINUTES, before)
  return pieces
}
