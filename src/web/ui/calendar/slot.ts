import { MINUTE } from '#api/time/durations.ts'
import { instantAt } from '#api/time/zoned.ts'
import type { Stop } from './geometry/walk.ts'
import { placeWords } from './lens-store.ts'
import { pickDraft } from './picking.ts'
import type { Scene } from './scene.ts'
import type { TimeGridColumn } from './time-grid-props.ts'

/** The empty place of a column that is the grid's tab stop, with its name; nothing where an event or a bar is. */
export function slotOf(scene: Scene, column: TimeGridColumn, stop: Stop | undefined) {
  if (!stop || stop.eventId !== undefined) return undefined
  const { props, slotMinutes, createMinutes } = scene
  const { texts, picking } = props
  const from = stop.minute
  const start = instantAt(column.date, from, column.zone)
  if (picking) {
    const name = placeWords(scene, pickDraft(scene, picking, 'keys', column, from), picking.event)
    return { from, minutes: slotMinutes, name }
  }
  const within = column.bands?.findLast((band) => band.from <= from && from < band.to)
  const name = texts.slot({ column, start, end: start + createMinutes * MINUTE }, within)
  return { from, minutes: slotMinutes, name }
}
