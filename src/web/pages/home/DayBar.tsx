import styled from '@emotion/styled'
import type { Interval } from '../../../api/time/interval.ts'
import { paint, tonePaint } from '../../theme/paint.ts'
import type { Capacity } from './capacity.ts'
import { radius, size } from '../../theme/scale.ts'

const Track = styled('div')({
  position: 'relative',
  blockSize: 12,
  borderRadius: radius.card,
  background: paint.hover,
  overflow: 'hidden',
  '& span': { position: 'absolute', insetBlock: 0 },
  '& .free': {
    background: tonePaint('confirmed').bg,
    border: `1px solid ${tonePaint('confirmed').edge}`,
    borderRadius: radius.card,
  },
  '& .taken': { background: tonePaint('arrived').edge },
  '& .now': { inlineSize: 2, background: paint.danger },
  '@media (forced-colors: active)': {
    border: '1px solid',
    '& .taken': { background: 'Highlight' },
    '& .now': { background: 'CanvasText' },
  },
})
const Ends = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: 2,
  color: paint.soft,
  fontSize: size.overline,
  fontVariantNumeric: 'tabular-nums',
})

interface DayBarProps {
  capacity: Capacity
  now: number
  /** An instant in words, with its zone where that is not the desk's. */
  timeOf: (at: number) => string
}

/** The opening hours of a day as a bar from the first opening to the last closing; the words beside it say the same. */
export function DayBar({ capacity, now, timeOf }: DayBarProps) {
  const first = capacity.open[0]?.start ?? 0
  const last = capacity.open.at(-1)?.end ?? 0
  const share = (at: number) => `${((at - first) / (last - first)) * 100}%`
  const placed = ({ start, end }: Interval) => ({
    insetInlineStart: share(start),
    inlineSize: `${((end - start) / (last - first)) * 100}%`,
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
        {now > first && now < last && <span className="now" style={{ insetInlineStart: share(now) }} />}
      </Track>
      <Ends>
        <span>{timeOf(first)}</span>
        <span>{timeOf(last)}</span>
      </Ends>
    </div>
  )
}
