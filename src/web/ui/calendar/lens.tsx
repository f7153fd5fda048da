import type { Span } from './geometry/day-frame.ts'
import { pixelsOf } from './geometry/drop.ts'
import type { ColumnLens } from './scene.ts'

const LEAST_LABELLED = 14

/**
 * Where the event that is picked up fits in one column: the whole time that it could take is tinted, the rest is dimmed
 * and says why. Stretches count starts, therefore one that fits reaches on by the event's length.
 */
export function Lens({ lens, shown, pixelsPerMinute }: { lens: ColumnLens; shown: Span; pixelsPerMinute: number }) {
  const { stretches, minutes } = lens
  let covered = shown.from
  return stretches.map(({ from, to, fits, reason, isObvious }) => {
    const first = Math.max(from, fits ? shown.from : covered)
    const last = Math.min(fits ? to - 1 + minutes : to, shown.to)
    if (fits) covered = Math.max(covered, last)
    if (first >= last) return null
    const blockSize = (last - first) * pixelsPerMinute
    const insetBlockStart = pixelsOf(first, shown.from, pixelsPerMinute)
    return (
      <div
        key={from}
        className={fits ? 'fd-lens fd-lens-fits' : 'fd-lens'}
        aria-hidden="true"
        style={{ insetBlockStart, blockSize }}
      >
        {!fits && !isObvious && blockSize >= LEAST_LABELLED ? <span>{reason}</span> : null}
      </div>
    )
  })
}
