import type { Stretch } from '#api/core/rules/explain.ts'
import { minutesPerDay } from '#api/time/clock.ts'
import { MINUTE } from '#api/time/durations.ts'
import { intersect, type Interval } from '#api/time/interval.ts'
import { wallStretches } from '#api/time/zoned.ts'

/**
 * A stretch, or a part of it, on the axis of one day: `from` and `to` are minutes of the clock face. Where the clocks go
 * through an hour twice, the first and the second time stand side by side; what they jump over is `missing`.
 */
export interface DayPiece extends Interval {
  readonly from: number
  readonly to: number
  readonly side: 'whole' | 'first' | 'second'
  readonly verdict: Stretch['verdict'] | 'missing'
  readonly starts: readonly number[]
}

/** A part of the clock face: minutes since midnight, from and to. */
export interface Face {
  readonly from: number
  readonly to: number
}

/** Lays explained time out on the clock face of one date of a zone. */
export function layDay(date: string, zone: string, stretches: readonly Stretch[]): DayPiece[] {
  const passes = wallStretches(date, 0, minutesPerDay, zone).map((pass) => ({
    ...pass,
    face: faceOf(pass, pass.midnight),
  }))
  const twice = passes.flatMap(({ face }, place) => {
    const next = passes[place + 1]?.face
    return next && next.from < face.to ? [{ from: next.from, to: face.to }] : []
  })
  const pieces = passes.flatMap((pass, place) => {
    const cuts = [pass.face.from, ...twice.flatMap(({ from, to }) => [from, to]), pass.face.to].filter(
      (cut) => pass.face.from <= cut && cut <= pass.face.to,
    )
    return cuts.flatMap((from, at): DayPiece[] => {
      const to = cuts[at + 1] ?? from
      const span = { start: pass.midnight + from * MINUTE, end: pass.midnight + to * MINUTE }
      const doubled = twice.some((face) => face.from <= from && to <= face.to)
      const side = doubled ? (place === 0 ? 'first' : 'second') : 'whole'
      return stretches.flatMap((stretch) => {
        const part = intersect(stretch, span)
        if (!part) return []
        const starts = stretch.starts.filter((it) => part.start <= it && it < part.end)
        return [{ ...part, ...faceOf(part, pass.midnight), side, verdict: stretch.verdict, starts }]
      })
    })
  })
  return [...pieces, ...missingIn(passes)].toSorted((a, b) => a.from - b.from || a.start - b.start)
}

function missingIn(passes: readonly { start: number; end: number; face: Face }[]): DayPiece[] {
  const edges = [{ end: passes[0]?.start ?? 0, face: { from: 0, to: 0 } }, ...passes]
  return edges.flatMap(({ end, face }, place) => {
    const next = edges[place + 1]?.face.from ?? minutesPerDay
    return next > face.to
      ? [{ from: face.to, to: next, start: end, end, side: 'whole', verdict: 'missing', starts: [] } as const]
      : []
  })
}

function faceOf({ start, end }: Interval, midnight: number): Face {
  return { from: (start - midnight) / MINUTE, to: (end - midnight) / MINUTE }
}

/** The hours of the clock face, in minutes, that hold everything but closed time of these days; eight at least. */
export function shownFace(days: readonly (readonly DayPiece[])[]): Face {
  const open = days.flat().filter(({ verdict }) => typeof verdict === 'string' || verdict.reason !== 'closed')
  const telling = open.filter(({ verdict }) => verdict === 'offered' || !isWholeDay(verdict))
  if (telling.length === 0) return { from: 8 * 60, to: 18 * 60 }
  const first = Math.floor(Math.min(...telling.map(({ from }) => from)) / 60) * 60
  const last = Math.ceil(Math.max(...telling.map(({ to }) => to)) / 60) * 60
  const from = Math.max(0, Math.min(first, minutesPerDay - 8 * 60))
  return { from, to: Math.min(minutesPerDay, Math.max(last, from + 8 * 60)) }
}

const WHOLE_DAYS: readonly string[] = ['office-day', 'override', 'house']

// A day out of the office lasts from midnight to midnight and would stretch the picture to that.
function isWholeDay(verdict: DayPiece['verdict']): boolean {
  return typeof verdict === 'object' && WHOLE_DAYS.includes(verdict.reason)
}
