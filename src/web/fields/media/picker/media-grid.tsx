import styled from '@emotion/styled'
import { useCallback, useRef, useState, type KeyboardEvent } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { stepInGrid } from '../grid-keys.ts'
import { MediaOption } from './media-option.tsx'
import { GRID_GAP, VirtualMedia } from './virtual-media.tsx'

/** From this many on only the media in sight are in the page. */
const MANY = 100
/** CSS pixels. */
const LEAST_WIDTH = 164

const Scroller = styled('div')({
  blockSize: 'min(58dvh, 620px)',
  overflowY: 'auto',
  padding: 4,
  overscrollBehavior: 'contain',
  '@media (max-width: 599.95px)': { blockSize: '52dvh' },
})
const Rows = styled('div')({ display: 'grid', gap: GRID_GAP })

interface MediaGridProps {
  label: string
  media: readonly Multimedia[]
  /** Ids in the order in which they were chosen. */
  chosen: readonly string[]
  many: boolean
  onChoose: (medium: Multimedia) => void
}

/** Media side by side, to be chosen with the mouse or with the keys of a list: arrows, Space, Enter, Home and End. */
export function MediaGrid({ label, media, chosen, many, onChoose }: MediaGridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [columns, setColumns] = useState(1)
  // A search may have taken the place away where the focus was.
  const current = Math.min(at, media.length - 1)

  const measured = useCallback((element: HTMLDivElement | null) => {
    scroller.current = element
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() =>
      setColumns(Math.max(2, Math.floor((element.clientWidth + GRID_GAP) / (LEAST_WIDTH + GRID_GAP)))),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const focus = (index: number) => {
    setAt(index)
    // A virtual list paints the place first.
    const find = () => scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    requestAnimationFrame(() => {
      find()?.focus()
      find()?.scrollIntoView?.({ block: 'nearest' })
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = stepInGrid(event.key, current, { count: media.length, columns, rtl })
    const medium = media[current]
    if (next !== undefined) focus(next)
    else if ((event.key === ' ' || event.key === 'Enter') && medium) onChoose(medium)
    else return
    event.preventDefault()
  }
  const paintOne = (index: number) => {
    const medium = media[index]
    if (!medium) return null
    const place = chosen.indexOf(medium.id) + 1
    return (
      <MediaOption
        key={medium.id}
        medium={medium}
        index={index}
        count={media.length}
        place={place === 0 ? undefined : place}
        many={many}
        current={index === current}
        onChoose={() => {
          setAt(index)
          onChoose(medium)
        }}
      />
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A native list shows no pictures; this is the pattern of WAI-ARIA.
    <Scroller ref={measured} role="listbox" aria-label={label} aria-multiselectable={many} onKeyDown={onKeyDown}>
      {media.length > MANY ? (
        <VirtualMedia count={media.length} columns={columns} current={current} scroller={scroller} paint={paintOne} />
      ) : (
        <Rows role="presentation" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {media.map((_, index) => paintOne(index))}
        </Rows>
      )}
    </Scroller>
  )
}
