import { useLayoutEffect, useRef } from 'react'
import { dayFrame, daySpan } from './geometry/day-frame.ts'
import { pixelsOf } from './geometry/drop.ts'
import { lensAt } from './lens-store.ts'
import type { EventDraft, Scene } from './scene.ts'

const LEAST = 20

/**
 * The one thing that moves while something is moved: the slot it would take, with its new time in words. A pinned column
 * holds it itself, since it stays in sight while the others scroll beneath it.
 */
export function Ghost({ draft, scene, inColumn = false }: { draft: EventDraft; scene: Scene; inColumn?: boolean }) {
  const ghost = useRef<HTMLDivElement>(null)
  // Keys carry an event out of sight without a pointer at the edge that would scroll.
  useLayoutEffect(() => {
    if (draft.by === 'keys') ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [draft])
  const { columns, texts } = scene.props
  const { column, start, end } = draft.target
  const index = columns.findIndex(({ id }) => id === column.id)
  const day = dayFrame(column.date, column.zone)
  const span = daySpan(day, start, end)
  if (index === -1 || !span) return null
  const { shown, pixelsPerMinute } = scene
  const advice = draft.action === 'move' ? lensAt(scene, draft.target)?.reason : undefined
  const kind = draft.refusal !== undefined ? ' fd-ghost-refused' : advice === undefined ? '' : ' fd-ghost-unfit'
  const cut = `${start < day.start ? ' fd-before' : ''}${end > day.end ? ' fd-after' : ''}`
  const from = Math.max(span.from, shown.from)
  const height = (Math.min(span.to, shown.to) - from) * pixelsPerMinute
  const x = inColumn ? '0px' : `calc(var(--fd-dir) * (${index * 100}% + var(--fd-axis)))`
  return (
    <div
      ref={ghost}
      className={`fd-ghost fd-by-${draft.by}${kind}${cut}`}
      aria-hidden="true"
      style={{
        inlineSize: inColumn ? '100%' : `calc((100% - var(--fd-axis)) / ${columns.length})`,
        blockSize: Math.max(height, LEAST),
        transform: `translate(${x}, ${pixelsOf(from, shown.from, pixelsPerMinute)}px)`,
      }}
    >
      <div>{texts.ghost(draft.target, draft.action, draft.event)}</div>
      {kind === '' ? null : <div className="fd-ghost-why">{draft.refusal ?? advice}</div>}
    </div>
  )
}
