import { MINUTE } from '#api/time/durations.ts'
import { dayFrame } from './geometry/day-frame.ts'
import { movedEvent } from './geometry/drop.ts'
import { type EventDraft, type LensMap, type Scene, aimed, columnOf } from './scene.ts'
import type { LensColumn, LensStretch, TimeGridColumn, TimeGridEvent, TimeGridTarget } from './time-grid-props.ts'

/** The lenses of an event, ready to be looked up. */
export function lensMap(columns: readonly LensColumn[], { start, end }: TimeGridEvent): LensMap {
  const minutes = (end - start) / MINUTE
  return new Map(columns.map(({ columnId, stretches }) => [columnId, { stretches, minutes }]))
}

/** What the lens says of a place: the stretch that its start is in. */
export function lensAt(scene: Scene, { column, start, end }: TimeGridTarget): LensStretch | undefined {
  const lens = scene.lens?.get(column.id)
  // What has been made longer or shorter on the way is another question.
  if (!lens || lens.minutes !== (end - start) / MINUTE) return undefined
  const minute = dayFrame(column.date, column.zone).minuteOf(start)
  return lens.stretches.find(({ from, to }) => from <= minute && minute < to)
}

/** A place in words for whoever carries an event by keys, with what speaks against it or that it fits. */
export function placeWords(scene: Scene, { target, action, refusal }: EventDraft, event: TimeGridEvent): string {
  if (refusal !== undefined) return refusal
  const { texts } = scene.props
  const place = texts.moved(target, action, event)
  const here = action === 'move' ? lensAt(scene, target) : undefined
  const verdict = here?.fits ? texts.fits : here?.reason
  return verdict === undefined ? place : `${place}. ${verdict}`
}

type Fit = { columnId: string; minute: number }

/** The first start of every fit, column by column, at the times that a drop can have. */
function fitsOf({ props, lens, snapMinutes }: Scene): Fit[] {
  return props.columns.flatMap(({ id }) =>
    (lens?.get(id)?.stretches ?? []).flatMap(({ from, to, fits }) => {
      if (!fits) return []
      const snapped = Math.ceil(from / snapMinutes) * snapMinutes
      return [{ columnId: id, minute: snapped < to ? snapped : from }]
    }),
  )
}

/** The next or the last fit before a place, round about; nothing where it fits nowhere. */
export function nextFit(scene: Scene, at: Fit, step: 1 | -1): Fit | undefined {
  const fits = fitsOf(scene)
  const rank = new Map(scene.props.columns.map(({ id }, index) => [id, index]))
  const order = (a: Fit, b: Fit) => (rank.get(a.columnId) ?? 0) - (rank.get(b.columnId) ?? 0) || a.minute - b.minute
  return step > 0
    ? (fits.find((fit) => order(fit, at) > 0) ?? fits[0])
    : (fits.findLast((fit) => order(fit, at) < 0) ?? fits.at(-1))
}

/** What is said of columns of which a part is not known yet; nothing where all is. */
export const unknownWordsOf = (columns: readonly TimeGridColumn[]): string | undefined =>
  columns.flatMap(({ bands }) => bands ?? []).find(({ kind }) => kind === 'unknown')?.label

/** That it fits nowhere, in words; what is not known yet is said instead, since nobody knows what stands there. */
export const noFitWords = ({ props }: Pick<Scene, 'props'>): string =>
  unknownWordsOf(props.columns) ?? props.texts.noFit ?? ''

/** The draft at the next fit, or nothing where there is none. */
export function fitted(scene: Scene, draft: EventDraft, step: 1 | -1): EventDraft | undefined {
  const { column, start, end } = draft.target
  const minute = dayFrame(column.date, column.zone).minuteOf(start)
  const fit = nextFit(scene, { columnId: column.id, minute }, step)
  const next = fit && columnOf(scene, fit.columnId)
  return next && aimed(scene, draft, next, movedEvent({ start, end }, next, fit.minute, 1))
}
