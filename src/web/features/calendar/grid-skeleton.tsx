import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Skeleton from '@mui/material/Skeleton'
import { paint, visuallyHidden } from '../../theme/paint.ts'
import { radius } from '../../theme/scale.ts'

/** Columns, and cards of one: where they begin and end, in hours from the top. The same each time, so that nothing jumps. */
const COLUMNS = [
  [
    [2, 2.75],
    [2.9, 3.6],
    [4.5, 5.2],
  ],
  [
    [1, 1.5],
    [2.2, 2.5],
    [2.5, 3],
    [3.5, 3.75],
    [5, 5.3],
  ],
  [
    [0.8, 1.15],
    [1.25, 2.25],
    [3, 3.3],
    [5.2, 5.5],
  ],
  [
    [1, 1.3],
    [1.5, 1.75],
    [2.35, 2.65],
    [4, 4.25],
  ],
  [
    [0, 0.5],
    [1.25, 1.5],
    [3.1, 3.4],
    [5.3, 5.55],
  ],
  [
    [0.9, 1.65],
    [2, 2.75],
    [4, 4.7],
  ],
  [
    [2.35, 2.65],
    [4.5, 4.8],
  ],
  [
    [0, 0.3],
    [3.1, 3.3],
    [4.7, 5],
  ],
] as const
/** Hours for which a column is closed at first. */
const CLOSED = [2, 1, 0.5, 1, 0, 0, 0, 0] as const
const HOUR = 120
const HEAD = 64
const AXIS = 56

const Frame = styled('div')({
  position: 'relative',
  flex: '1 1 420px',
  display: 'grid',
  gridTemplateColumns: `${AXIS}px repeat(${COLUMNS.length}, minmax(112px, 1fr))`,
  gridTemplateRows: `${HEAD}px 1fr`,
  minBlockSize: 360,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  overflow: 'hidden',
  background: paint.surface,
  '& > .head': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '0 10px',
    borderBlockEnd: `1px solid ${paint.line}`,
    borderInlineStart: `1px solid ${paint.line}`,
  },
  '& > .axis': { borderBlockEnd: `1px solid ${paint.line}` },
  '& > .column': {
    position: 'relative',
    borderInlineStart: `1px solid ${paint.line}`,
    backgroundImage: `linear-gradient(${paint.strongLine} 1px, transparent 1px), linear-gradient(${paint.faintLine} 1px, transparent 1px)`,
    backgroundSize: `100% ${HOUR}px, 100% ${HOUR / 2}px`,
  },
  '& .closed': { position: 'absolute', insetInline: 0, insetBlockStart: 0, background: paint.closed },
})
const Hidden = styled('output')(visuallyHidden)

/** The grid before anything of it is known: headings, hours, closed time and the outlines of cards. */
export function GridSkeleton() {
  const { i18n } = useLingui()
  return (
    <Frame>
      <Hidden>{i18n._('Loading…')}</Hidden>
      <div className="axis" />
      {COLUMNS.map((_, index) => (
        <div key={index} className="head">
          <Skeleton variant="circular" width={24} height={24} sx={{ flex: 'none' }} />
          <Skeleton variant="rounded" height={10} width={`${45 + ((index * 17) % 40)}%`} />
        </div>
      ))}
      <div />
      {COLUMNS.map((cards, index) => (
        <div key={index} className="column">
          <div className="closed" style={{ blockSize: (CLOSED[index] ?? 0) * HOUR }} />
          {cards.map(([from, to]) => (
            <Skeleton
              key={from}
              variant="rounded"
              sx={{
                position: 'absolute',
                insetInline: '2px 3px',
                insetBlockStart: from * HOUR + 1,
                blockSize: (to - from) * HOUR - 2,
                borderRadius: `${radius.card}px`,
              }}
            />
          ))}
        </div>
      ))}
    </Frame>
  )
}
