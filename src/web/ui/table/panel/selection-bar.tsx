import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../button.tsx'
import { scrollingRow } from '../../../theme/own-looks.ts'
import { aboveDock, BESIDE_DOCK, media, paint } from '../../../theme/paint.ts'
import { isTicked, tickedCount, untickAll, type Selection } from '../selection.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

const Bar = styled('div')({
  position: 'sticky',
  // After all else of a list that reaches to the foot of the page (`TableFrame`).
  order: 2,
  insetBlockEnd: 16,
  // What is docked at the end of the window lies over the page: beside it, or above it where there is no room beside.
  insetInlineEnd: `max(${BESIDE_DOCK})`,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  margin: '12px auto 0',
  padding: '6px 8px 6px 16px',
  borderRadius: radius.sheet,
  background: paint.raised,
  boxShadow: paint.shadow,
  fontSize: size.body2,
  '@media (forced-colors: active)': { border: '1px solid' },
  '& .count': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', marginInlineEnd: 4 },
  '& output': { fontWeight: weight.medium },
  [media.belowWide]: { insetBlockEnd: aboveDock(16), insetInlineEnd: 0 },
  // On a phone the bar of the page stands below, and one line that scrolls leaves the rows in sight.
  [media.compact]: {
    insetBlockEnd: `calc(${aboveDock(65)} + env(safe-area-inset-bottom, 0px))`,
    flexWrap: 'nowrap',
    ...scrollingRow,
    '& > *': { flex: 'none' },
    '& .count': { flexWrap: 'nowrap' },
  },
})

interface SelectionBarProps {
  selection: Selection
  /** Keys of the rows on this page. */
  keys: readonly string[]
  /** All were wanted, and those are ticked that had come by then. */
  early?: boolean
  /** Gives the focus to the rows where the bar goes with it, as the ticks were taken away from here. */
  onCleared: () => void
  children: ReactNode
}

/**
 * How many rows are ticked and what can be done with them; it is for tables with a ticked row. It comes in at the lower edge, so that no
 * row moves away under the pointer that ticks it.
 */
export function SelectionBar({ selection, keys, early = false, onCleared, children }: SelectionBarProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { matching } = selection
  const bar = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(onCleared)
  // Whatever is done with the ticked rows takes the bar away, and only now is the focus still within it.
  useLayoutEffect(() => {
    const shown = bar.current
    return () => {
      if (!shown?.querySelector(':focus-visible')) return
      // The rows are drawn anew in the same commit.
      queueMicrotask(() => document.activeElement === document.body && leave())
    }
  }, [])
  const count = tickedCount(selection)
  const page = keys.length > 0 && keys.every((key) => isTicked(selection, key))
  const beyond = early ? (count ?? 0) : keys.length
  const more =
    matching &&
    !matching.all &&
    (page || early) &&
    (matching.total === null || matching.isMore || matching.total > beyond)
  const total = matching?.total == null ? null : format.count(matching.total, matching.isMore)
  const all =
    matching?.all === true && !matching.except?.size
      ? total === null
        ? i18n._('All matches selected')
        : i18n._('All {total} matches selected', { total })
      : count === null
        ? i18n._('All matches but {count} selected', { count: format.number(matching?.except?.size ?? 0) })
        : early && more
          ? total === null
            ? i18n._('{count} selected: only those loaded by then', { count: format.number(count) })
            : i18n._('{count} of {total} selected: only those loaded by then', { count: format.number(count), total })
          : i18n._('{count, plural, one {# selected} other {# selected}}', { count })
  return (
    <Bar ref={bar} data-afloat>
      <span className="count">
        <output>{all}</output>
        {more && (
          <Button kind="quiet" onClick={() => matching.onAll(true)}>
            {total === null ? i18n._('Select all matches') : i18n._('Select all {total} matches', { total })}
          </Button>
        )}
      </span>
      {children}
      <Button
        kind="quiet"
        onClick={() => {
          untickAll(selection)
          onCleared()
        }}
      >
        {i18n._('Clear selection')}
      </Button>
    </Bar>
  )
}
