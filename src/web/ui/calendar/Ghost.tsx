import { useLayoutEffect, useRef } from 'react'
import { dayFrame, daySpan } from './geometry/day-frame.ts'
import { pixelsOf } from './geometry/drop.ts'
import type { Draft, Scene } from './scene.ts'

const LEAST = 20

/** The one thing that moves while something is moved: the slot it would take, with its new time in words. */
export function Ghost({ draft, scene }: { draft: Draft; scene: Scene }) {
  const ghost = useRef<HTMLDivElement>(null)
  // Keys carry an event out of sight without a pointer at the edge that would scroll.
  useLayoutEffect(() => {
    if (draft.by === 'keys') ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [draft])
  const { columns, texts } = scene.props
  const { column, start, end } = draft.target
  const index = columns.findIndex(({ id }) => id === column.id)
  const span = daySpan(dayFrame(column.date, column.zone), start, end)
  if (index === -1 || !span) return null
  const { shown, pixelsPerMinute } = scene
  const from = Math.max(span.from, shown.from)
  const height = (Math.min(span.to, shown.to) - from) * pixelsPerMinute
  const x = `calc(var(--fd-dir) * (${index * 100}% + var(--fd-axis)))`
  return (
    <div
      ref={ghost}
      className={`fd-ghost fd-by-${draft.by}${draft.refusal === undefined ? '' : ' fd-ghost-refused'}`}
      aria-hidden="true"
      style={{
        inlineSize: `calc((100% - var(--fd-axis)) / ${columns.length})`,
        blockSize: Math.max(height, LEAST),
        transform: `translate(${x}, ${pixelsOf(from, shown.from, pixelsPerMinute)}px)`,
      }}
    >
      <div>{texts.ghost(draft.target, draft.action, draft.event)}</div>
      {draft.refusal === undefined ? null : <div>{draft.refusal}</div>}
    </div>
  )
}
