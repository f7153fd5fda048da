import styled from '@emotion/styled'
import type { Interval } from '#api/time/interval.ts'
import type { Capacity } from './capacity.ts'
import { paint } from '../../theme/paint.ts'
import { radius } from '../../theme/scale.ts'

/** The padding above and below a bar, in pixels. */
export const ROW_PADDING = 2
const HEIGHT = 8

const Track = styled('div')({
  position: 'relative',
  blockSize: '100%',
  '& span': { position: 'absolute', insetBlock: `calc(50% - ${HEIGHT / 2}px)` },
  '& .free': { background: paint.track, borderRadius: radius.card },
  '& .taken': { background: paint.fill },
  // Over the padding of its row too, so that those of all rows are one line.
  '& .now': { insetBlock: -ROW_PADDING, inlineSize: 2, background: paint.now },
  '@media (forced-colors: active)': {
    '& .free': { border: '1px solid CanvasText' },
    '& .taken': { background: 'Highlight' },
    '& .now': { background: 'CanvasText' },
  },
})

interface DayBarProps {
  capacity: Capacity
  /** What the whole width stands for. */
  axis: Interval
  /** Epoch milliseconds. */
  now: number
}

/** The opening hours of a day as a bar over the height of its row, what is booked in it, and now; the words beside it say the same. */
export function DayBar({ capacity, axis, now }: DayBarProps) {
  const length = axis.end - axis.start
  const share = (at: number) => `${((at - axis.start) / length) * 100}%`
  const placed = ({ start, end }: Interval) => ({
    insetInlineStart: share(start),
    inlineSize: `${((end - start) / length) * 100}%`,
  })
  return (
    <div className="bar" aria-hidden="true">
      <Track>
        {capacity.open.map((it) => (
          <span key={it.start} className="free" style={placed(it)} />
        ))}
        {capacity.taken.map((it) => (
          <span key={it.start} className="taken" style={placed(it)} />
        ))}
        {now > axis.start && now < axis.end && <span className="now" style={{ insetInlineStart: share(now) }} />}
      </Track>
    </div>
  )
}
