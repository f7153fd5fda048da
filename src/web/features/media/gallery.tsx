import { useLingui } from '@lingui/react'
import { useCallback, useId, useMemo, useState, type ReactNode } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { useFreshIds } from '../../live/fresh.ts'
import { Bone } from '../../ui/skeletons.tsx'
import { SelectionBar } from '../../ui/table/panel/selection-bar.tsx'
import { isTicked, tick, tickedCount, type Selection } from '../../ui/table/selection.ts'
import { Frame, GAP, Hint, LEAST_WIDTH } from './gallery/look.ts'
import { Tile } from './gallery/tile.tsx'
import { useTileKeys } from './gallery/use-tile-keys.ts'
import { TileRows } from './gallery/tile-rows.tsx'
import { useTileWords } from './gallery/use-tile-words.ts'

/** Tiles that are all painted; of more only those in sight. */
const PLAIN = 100
/** CSS pixels, until the first row was measured. */
const ROW_HEIGHT = 190
/** Rows of outlines while the first answer is on its way. */
const WAITING = 3

interface GalleryProps {
  label: string
  /** Absent while the first answer is on its way. */
  media: readonly Multimedia[] | undefined
  refreshing: boolean
  selection: Selection
  /** The page of a medium, which a new tab or window shows. */
  hrefOf: (medium: Multimedia) => string
  /** Id of the medium that is shown over the page; empty while none is. */
  shown: string
  /** Shows a medium over the page. */
  open: (id: string) => void
  /** Asks whether to delete this one; without it, the ticked ones. */
  remove: (medium?: Multimedia) => void
  /** Buttons for the ticked ones. */
  bulkActions: ReactNode
}

/**
 * Tells the size of an element, at first and whenever it changes; both only set states. `begin` hears of its width in CSS pixels
 * before it is painted: an observer tells it a frame later, and whatever goes by it would be seen to move.
 */
const useWatched = (tell: (entry: ResizeObserverEntry) => void, begin?: (width: number) => void) =>
  useCallback((element: HTMLDivElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return
    begin?.(element.clientWidth)
    const observer = new ResizeObserver(([entry]) => entry && tell(entry))
    observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- What it sets is the same for good.
  }, [])

/** Media side by side, each with what it looks like: walked through, ticked and opened with mouse or keys. */
export function Gallery({
  label,
  media,
  refreshing,
  selection,
  hrefOf,
  shown,
  open,
  remove,
  bulkActions,
}: GalleryProps) {
  const { i18n } = useLingui()
  const hint = useId()
  const [columns, setColumns] = useState(2)
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT)
  const keys = useMemo(() => media?.map(({ id }) => id) ?? [], [media])
  const count = tickedCount(selection)
  // How many were ticked when all were wanted and some had yet to come.
  const [early, setEarly] = useState<number>()
  const words = useTileWords()
  const fresh = useFreshIds('multimedia')
  const { current, focusCurrent, handlers } = useTileKeys({
    keys,
    columns,
    selection,
    shown,
    open,
    tickAll: () => {
      tick(selection, keys, true, keys)
      setEarly(selection.matching?.growing && !selection.matching.all ? keys.length : undefined)
    },
    remove: (key) => (count === 0 ? remove(media?.find(({ id }) => id === key)) : remove()),
  })

  const fit = (width: number) => {
    if (width > 0) setColumns(Math.max(2, Math.floor((width + GAP) / (LEAST_WIDTH + GAP))))
  }
  const watchWidth = useWatched(({ contentRect: { width } }) => fit(width), fit)
  const watchHeight = useWatched(({ borderBoxSize: [box] }) => {
    if (box?.blockSize) setRowHeight(box.blockSize)
  })

  const tracks = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
  if (media === undefined) {
    return (
      <Frame ref={watchWidth} aria-busy="true" aria-label={label} data-waiting="true">
        {Array.from({ length: WAITING }, (_row, row) => (
          <div key={row} className="row" style={tracks}>
            {Array.from({ length: columns }, (_, index) => (
              <span key={index} className="tile">
                <span className="picture" />
                <span className="words">
                  <Bone width="62%" />
                  <br />
                  <Bone width="40%" height="0.625em" />
                </span>
              </span>
            ))}
          </div>
        ))}
      </Frame>
    )
  }
  const rows = Math.ceil(media.length / columns)
  const pinned = Math.floor(current / columns)
  const paint = (row: number, top?: number, whole = true) => (
    <div
      key={row}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A table's row cannot be laid out as tiles.
      role="row"
      aria-rowindex={row + 1}
      className="row"
      // Every row is as high as the one that is always there.
      ref={row === pinned ? watchHeight : undefined}
      data-placed={top === undefined ? undefined : row === pinned ? 'freely' : 'exactly'}
      style={
        top === undefined || row === pinned
          ? { ...tracks, insetBlockStart: top }
          : { ...tracks, insetBlockStart: top, blockSize: rowHeight }
      }
    >
      {media.slice(row * columns, (row + 1) * columns).map((medium, column) => (
        <Tile
          key={medium.id}
          medium={medium}
          href={hrefOf(medium)}
          words={words}
          whole={whole}
          index={row * columns + column}
          column={column}
          selected={isTicked(selection, medium.id)}
          fresh={fresh.has(medium.id)}
          current={row * columns + column === current}
        />
      ))}
    </div>
  )
  return (
    <>
      <Frame ref={watchWidth} aria-busy={refreshing} data-selecting={count !== 0}>
        <Hint id={hint}>{i18n._('Arrow keys move, Space selects, Enter opens, Delete asks.')}</Hint>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- The tiles are focused; a table cannot be laid out as tiles. */}
        <div
          role="grid"
          aria-label={label}
          aria-describedby={hint}
          aria-multiselectable="true"
          aria-rowcount={rows}
          aria-colcount={columns}
          {...handlers}
        >
          {media.length > PLAIN ? (
            <TileRows count={rows} pinned={pinned} body={handlers.ref} rowHeight={rowHeight} paint={paint} />
          ) : (
            Array.from({ length: rows }, (_, row) => paint(row))
          )}
        </div>
      </Frame>
      {count !== 0 && (
        <SelectionBar selection={selection} keys={keys} early={early === count} onCleared={focusCurrent}>
          {bulkActions}
        </SelectionBar>
      )}
    </>
  )
}
