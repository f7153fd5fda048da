import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { useCallback, type ReactNode, type Ref, type RefObject } from 'react'
import { useRowsTop } from './use-rows-top.ts'

interface VirtualRowsProps {
  /** The same list as long as it holds the same keys. */
  keys: readonly string[]
  /** Place of the row that is painted wherever it stands, so that the focus on it is never lost; -1 for none. */
  pinned: number
  /** What the rows scroll in; null for the window. */
  scroller: RefObject<HTMLElement | null> | null
  body: RefObject<HTMLElement | null>
  /** Height in CSS pixels to begin with; every painted row is measured. */
  rowHeight: number
  paint: (index: number, ref: Ref<HTMLTableRowElement>) => ReactNode
}

/** Rows that are painted ahead of a reader who scrolls, and on either side of one who reads. */
const AHEAD = 8
/** Rows that are kept behind a reader who scrolls: each row in the page has its part in every frame. */
const BEHIND = 2

/** Rows of a long list: only those in sight and near it are in the page, the others leave their room. */
export function VirtualRows(props: VirtualRowsProps) {
  return props.scroller ? <WithinFrame {...props} scroller={props.scroller} /> : <WithinPage {...props} />
}

/** A card is taller than a row; where rows are cards the first measured ones say more than the guess. */
function useSettings({ keys, pinned, rowHeight }: VirtualRowsProps, directionOf: () => 'forward' | 'backward' | null) {
  // Another function would have the place of every row reckoned anew, in each frame of a scroll.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys])
  return {
    count: keys.length,
    estimateSize: () => rowHeight,
    getItemKey,
    rangeExtractor: (range: Range) => {
      const direction = directionOf()
      const startIndex = range.startIndex - (direction === 'forward' ? BEHIND : AHEAD)
      const endIndex = range.endIndex + (direction === 'backward' ? BEHIND : AHEAD)
      const inSight = defaultRangeExtractor({ ...range, startIndex, endIndex, overscan: 0 })
      return pinned < 0 || pinned >= keys.length || inSight.includes(pinned)
        ? inSight
        : [...inSight, pinned].toSorted((a, b) => a - b)
    },
    // A table that is not laid out (in a hidden part of the page) measures nothing.
    measureElement: <Frame extends Element | Window>(
      row: HTMLTableRowElement,
      entry: ResizeObserverEntry | undefined,
      virtualizer: Virtualizer<Frame, HTMLTableRowElement>,
    ) => measureElement(row, entry, virtualizer) || rowHeight,
    useFlushSync: false,
  }
}

function WithinPage(props: VirtualRowsProps) {
  const { body } = props
  const scrollMargin = useRowsTop(body)
  const settings = useSettings(props, () => virtualizer.scrollDirection)
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized.
  const virtualizer: Virtualizer<Window, HTMLTableRowElement> = useWindowVirtualizer({ ...settings, scrollMargin })
  return <Painted {...props} virtualizer={virtualizer} />
}

function WithinFrame(props: VirtualRowsProps & { scroller: RefObject<HTMLElement | null> }) {
  const { scroller } = props
  const settings = useSettings(props, () => virtualizer.scrollDirection)
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized.
  const virtualizer: Virtualizer<HTMLElement, HTMLTableRowElement> = useVirtualizer({
    ...settings,
    getScrollElement: () => scroller.current,
  })
  return <Painted {...props} virtualizer={virtualizer} />
}

function Painted<Frame extends Element | Window>({
  paint,
  virtualizer,
}: VirtualRowsProps & { virtualizer: Virtualizer<Frame, HTMLTableRowElement> }) {
  const margin = virtualizer.options.scrollMargin
  const parts: ReactNode[] = []
  let painted = margin
  for (const { index, start, end } of virtualizer.getVirtualItems()) {
    if (start > painted) parts.push(<Gap key={`gap-${index}`} height={start - painted} />)
    parts.push(paint(index, virtualizer.measureElement))
    painted = end
  }
  const rest = virtualizer.getTotalSize() + margin - painted
  if (rest > 0) parts.push(<Gap key="rest" height={rest} />)
  return parts
}

function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden="true" className="gap" style={{ blockSize: height }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- Room is no control. */}
      <td />
    </tr>
  )
}
