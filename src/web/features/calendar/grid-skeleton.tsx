import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Skeleton from '@mui/material/Skeleton'
import { media, paint, visuallyHidden } from '../../theme/paint.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'
import { radius } from '../../theme/scale.ts'
import { phoneFrame } from './page-frame.ts'

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
  '& > .box': { padding: 10, borderBlockEnd: `1px solid ${paint.softLine}` },
  '&[data-view=month]': { gridTemplate: 'repeat(5, 1fr) / repeat(7, 1fr)' },
  '&[data-view=month] > .box + .box': { borderInlineStart: `1px solid ${paint.line}` },
  '&[data-view=agenda]': { gridTemplate: 'none / 1fr', gridAutoRows: 36, alignContent: 'start' },
  // On a phone the weeks are as high as a finger, and the day that is chosen stands below.
  [media.compact]: {
    ...phoneFrame,
    '&[data-view=month]': { flex: 'none', minBlockSize: 0, gridTemplateRows: 'repeat(5, 48px)' },
    '&[data-view=agenda]': { gridAutoRows: 52 },
  },
  '& .closed': { position: 'absolute', insetInline: 0, insetBlockStart: 0, background: paint.closed },
})
const columns = (count: number) => ({ gridTemplateColumns: `${AXIS}px repeat(${count}, minmax(112px, 1fr))` })
const Hidden = styled('output')(visuallyHidden)

/** The columns of a view before they are known: a phone shows one of them, and a week has seven. */
function Columns({ count }: { count: number }) {
  return (
    <>
      <div className="axis" />
      {COLUMNS.slice(0, count).map((_, index) => (
        <div key={index} className="head">
          <Skeleton variant="circular" width={24} height={24} style={{ flex: 'none' }} />
          <Skeleton variant="rounded" height={10} width={`${45 + ((index * 17) % 40)}%`} />
        </div>
      ))}
      <div />
      {COLUMNS.slice(0, count).map((cards, index) => (
        <div key={index} className="column">
          <div className="closed" style={{ blockSize: (CLOSED[index] ?? 0) * HOUR }} />
          {cards.map(([from, to]) => (
            <Skeleton
              key={from}
              variant="rounded"
              style={{
                position: 'absolute',
                insetInline: '2px 3px',
                insetBlockStart: from * HOUR + 1,
                blockSize: (to - from) * HOUR - 2,
                borderRadius: radius.card,
              }}
            />
          ))}
        </div>
      ))}
    </>
  )
}

/** How many boxes of one line stand in for a view that has no columns of hours: the days of five weeks, the rows of a list. */
const BOXES = { month: 35, agenda: 20 } as const

interface GridSkeletonProps {
  view: CalendarView['view']
  narrow: boolean
}

/** A view before anything of it is known: its headings, hours or days, closed time and the outlines of cards. */
export function GridSkeleton({ view, narrow }: GridSkeletonProps) {
  const { i18n } = useLingui()
  const hasHours = view === 'day' || view === 'week'
  const count = view === 'week' ? 7 : narrow ? 1 : COLUMNS.length
  return (
    <Frame data-view={view} style={hasHours ? columns(count) : undefined}>
      <Hidden>{i18n._('Loading…')}</Hidden>
      {hasHours ? (
        <Columns count={count} />
      ) : (
        Array.from({ length: BOXES[view] }, (_, at) => (
          <div key={at} className="box">
            <Skeleton variant="rounded" height={10} width={`${30 + ((at * 17) % 40)}%`} />
          </div>
        ))
      )}
    </Frame>
  )
}
