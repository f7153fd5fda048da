import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import { useRowsTop } from '../../../ui/table/use-rows-top.ts'
import { createPace, type ScrollPace } from './pace.ts'

/** What paints one row of tiles. */
interface TileRowsProps {
  /** Number of rows. */
  count: number
  /** Row that is painted wherever it stands, so that the focus in it is never lost. */
  pinned: number
  /** What holds the rows. */
  body: RefObject<HTMLElement | null>
  /** Height of every row in CSS pixels, with the room below it. */
  rowHeight: number
  paint: (row: number, top: number, whole: boolean) => ReactNode
}

/** Milliseconds without a step after which the page is at rest. */
const REST = 100

type RowProps = Pick<TileRowsProps, 'paint'> & { row: number; top: number; pace: ScrollPace }

/**
 * A row is painted when it comes, or when what paints it changes; not with every step of a scroll. While the page is
 * scrolled it comes with names alone, still out of sight, and the rest follows a frame later; where the page is flung, as
 * soon as somebody could see it.
 */
const Row = memo(({ paint, row, top, pace }: RowProps) => {
  const [whole, setWhole] = useState(!pace.moving)
  // The pace is not React's: it goes by how the page is scrolled.
  useEffect(() => (whole ? undefined : pace.whenSlow(() => setWhole(true))), [whole, pace])
  return paint(row, top, whole)
})

/** The rows of a large library: only those in sight and near it are in the page. All are equally high, so none is measured. */
export function TileRows({ count, pinned, body, rowHeight, paint }: TileRowsProps) {
  const scrollMargin = useRowsTop(body)
  const [pace] = useState(() => createPace((run) => void requestAnimationFrame(run)))
  // Before the virtualizer hears of the same step, so that rows know the pace with which they come.
  useLayoutEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const step = () => {
      pace.at(scrollY, performance.now(), innerHeight)
      clearTimeout(resting)
      resting = setTimeout(pace.rest, REST)
    }
    addEventListener('scroll', step, { passive: true })
    return () => {
      clearTimeout(resting)
      removeEventListener('scroll', step)
    }
  }, [pace])
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized.
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count,
    scrollMargin,
    estimateSize: () => rowHeight,
    overscan: 2,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range)
      return inSight.includes(pinned) || pinned >= count ? inSight : [...inSight, pinned].toSorted((a, b) => a - b)
    },
    useFlushSync: false,
  })
  // The virtualizer remembers heights until it is told that they have changed.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  return (
    <div role="presentation" style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <Row key={index} paint={paint} row={index} top={start - scrollMargin} pace={pace} />
      ))}
    </div>
  )
}
