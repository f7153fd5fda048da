import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { paint, tonePaint } from '../../theme/paint.ts'
import type { RunRow } from '../../ui/run/run-state.ts'
import { OUTCOME_GLYPHS, OUTCOME_TONES, outcomeWord, rowRefusalWords } from './run-words.ts'
import { size, weight } from '../../theme/scale.ts'
import { Link } from '../../ui/link.tsx'

/** A longer list is only drawn where it is looked at. */
const MOST_DRAWN = 100
/** Height of a row without a reason, in pixels; the others are measured. */
const ROW_HEIGHT = 34

const Frame = styled('div')({
  flex: '0 1 auto',
  minBlockSize: 84,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlock: `1px solid ${paint.line}`,
  outlineOffset: -2,
  '& ul': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
})
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '0 8px',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: ROW_HEIGHT,
  paddingBlock: 4,
  paddingInline: 14,
  fontSize: size.body2,
  '& > .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: paint.ink },
  '& > a.name': { paddingBlock: 3, textDecorationColor: paint.line },
  '& > .outcome': { fontSize: size.caption, fontWeight: weight.medium },
  '& > p': { gridColumn: '2 / -1', margin: '0 0 2px', color: paint.soft, fontSize: size.caption },
})

function Row({
  row,
  ...place
}: { row: RunRow; style?: CSSProperties; measure?: (element: Element | null) => void } & {
  'data-index'?: number
  'aria-setsize'?: number
  'aria-posinset'?: number
}) {
  const { i18n } = useLingui()
  const { measure, ...attributes } = place
  const { item, outcome } = row
  const tone = OUTCOME_TONES[outcome]
  const said = rowRefusalWords(i18n, row)
  return (
    <Line {...attributes} {...(measure && { ref: measure })}>
      <span style={{ color: tonePaint(tone).edge }}>
        <Icon name={OUTCOME_GLYPHS[outcome]} size={16} />
      </span>
      {item.to === undefined || (item.goes && outcome === 'done') ? (
        <span className="name">{item.name}</span>
      ) : (
        <Link className="name" to={item.to}>
          {item.name}
        </Link>
      )}
      <span className="outcome" style={{ color: outcome === 'waiting' ? paint.soft : tonePaint(tone).text }}>
        {outcomeWord(i18n, outcome)}
      </span>
      {said && <p>{said}</p>}
    </Line>
  )
}

function LongList({ rows, frame }: { rows: readonly RunRow[]; frame: RefObject<HTMLDivElement | null> }) {
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized: every scroll draws anew.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    // The filter puts other rows in the same places, with other heights.
    getItemKey: (index) => `${rows[index]?.item.id} ${index}`,
    overscan: 8,
  })
  return (
    <ul style={{ blockSize: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]
        return (
          row && (
            <Row
              key={index}
              row={row}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              measure={virtual.measureElement}
              style={{ position: 'absolute', insetBlockStart: 0, transform: `translateY(${start}px)` }}
            />
          )
        )
      })}
    </ul>
  )
}

/** What became of each record of a run. */
export function RunList({ rows, label }: { rows: readonly RunRow[]; label: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const front = rows.findIndex(({ outcome }) => outcome === 'waiting')

  // The place of a scrolled list belongs to the browser. It follows what is under way, unless somebody reads in it.
  useEffect(() => {
    const list = frame.current
    if (!list || front < 1 || list.matches(':hover, :focus, :focus-within')) return
    list.scrollTop = (front / rows.length) * list.scrollHeight - list.clientHeight + ROW_HEIGHT
  }, [front, rows.length])

  return (
    // The list scrolls, so the keyboard must reach it even where no row is a link.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- None of those elements is meant for this.
    <Frame ref={frame} role="group" aria-label={label} tabIndex={0}>
      {rows.length > MOST_DRAWN ? (
        <LongList rows={rows} frame={frame} />
      ) : (
        <ul>
          {rows.map((row, index) => (
            <Row key={`${row.item.id} ${index}`} row={row} />
          ))}
        </ul>
      )}
    </Frame>
  )
}
