import type { ReactNode } from 'react'
import { BarGhost } from './bar-ghost.tsx'
import { Ghost } from './ghost.tsx'
import { dayFrame, daySpan } from './geometry/day-frame.ts'
import { placeBars } from './geometry/bars.ts'
import { lensAt } from './lens-store.ts'
import type { EventDraft, Scene } from './scene.ts'
import type { TimeGridColumn } from './time-grid-props.ts'

/** Where the slot that is aimed at is drawn: in the strip, in the column with this id, or over all columns. */
export type Ghosts = { strip?: ReactNode; columnId?: string; column?: ReactNode; over?: ReactNode }

/** The outline of a time that is chosen beside the grid, in the columns it would be made in. */
export function plannedIn(scene: Scene, column: TimeGridColumn): ReactNode {
  const { planned } = scene.props
  if (!planned?.resourceIds.includes(column.resourceId)) return undefined
  if (!daySpan(dayFrame(column.date, column.zone), planned.start, planned.end)) return undefined
  const { start, end } = planned
  return (
    <Ghost
      inColumn
      draft={{ action: 'create', by: 'plan', from: column, target: { column, start, end } }}
      scene={scene}
    />
  )
}

/** The ghost of a draft at the place that holds it; pinned columns hold their own, at `pins` px from the start. */
export function ghostsOf(draft: EventDraft | undefined, scene: Scene, pins: readonly (number | undefined)[]): Ghosts {
  if (!draft) return {}
  const { columns, texts } = scene.props
  const { target, event, action } = draft
  if (event && scene.strip.rows > 0) {
    const { start, end, column } = target
    const bars = placeBars(columns, [{ ...event, start, end, resourceIds: [column.resourceId] }])
    const lane = scene.strip.bars.find((bar) => bar.event.id === event.id)?.lane ?? 0
    const why = draft.refusal ?? lensAt(scene, target)?.reason
    const words = texts.ghost(target, action, event)
    const strip = bars.map((bar) => (
      <BarGhost key={bar.from} pin={pins[bar.from]} {...{ bar, draft, lane, words, why }} />
    ))
    if (strip.length > 0) return { strip }
  }
  const { id } = target.column
  const pin = pins[columns.findIndex((column) => column.id === id)]
  // Over all columns it is moved by a transform, which can count columns of one width only.
  if (pin === undefined && !columns.some(({ isSlim }) => isSlim)) return { over: <Ghost draft={draft} scene={scene} /> }
  return { columnId: id, column: <Ghost inColumn draft={draft} scene={scene} /> }
}
