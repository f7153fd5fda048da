import styled from '@emotion/styled'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode, RefObject } from 'react'

/** Room between media, in CSS pixels. */
export const GRID_GAP = 16

/** How media are laid out, in the page as a whole or only those in sight. */
interface MediaRowsProps {
  count: number
  columns: number
  /** Place that is painted wherever it stands, so that the focus on it is never lost. */
  current: number
  scroller: RefObject<HTMLElement | null>
  paint: (index: number) => ReactNode
}

/** Height of a row in CSS pixels to begin with; every painted row is measured. */
const ROW = 200

const Whole = styled('div')({ position: 'relative' })
const Row = styled('div')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'grid',
  gap: GRID_GAP,
  paddingBlockEnd: GRID_GAP,
})

/** The rows of a large media library: only those in sight and near it are in the page. */
export function VirtualMedia({ count, columns, current, scroller, paint }: MediaRowsProps) {
  const pinned = Math.floor(current / columns)
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized.
  const virtualizer = useVirtualizer<HTMLElement, HTMLDivElement>({
    count: Math.ceil(count / columns),
    estimateSize: () => ROW,
    overscan: 3,
    getScrollElement: () => scroller.current,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range)
      return inSight.includes(pinned) ? inSight : [...inSight, pinned].toSorted((a, b) => a - b)
    },
    // The options have the usual attribute for their own places.
    indexAttribute: 'data-row',
    useFlushSync: false,
  })
  return (
    <Whole role="presentation" style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index: row, start }) => (
        <Row
          key={row}
          role="presentation"
          ref={virtualizer.measureElement}
          data-row={row}
          style={{
            transform: `translateY(${start}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {Array.from({ length: Math.min(columns, count - row * columns) }, (_, cell) => paint(row * columns + cell))}
        </Row>
      ))}
    </Whole>
  )
}
