import { dateAfterKey } from '../../month/month-grid.ts'
import type { MonthDraft, MonthEvent, MonthStop } from './month-grid-props.ts'

/** What a key finds: the focus, what is carried, and the chips of the day in their order. */
export type MonthScene = {
  stop: MonthStop
  draft: MonthDraft | undefined
  chips: readonly MonthEvent[]
  closed: boolean
  compact: boolean
  firstWeekday: number
  rightToLeft: boolean
}

/** What a key asks for. */
export type MonthIntent =
  | { ask: 'go'; stop: MonthStop }
  | { ask: 'carry'; to: string }
  | { ask: 'lift'; event: MonthEvent }
  | { ask: 'drop' | 'abort' | 'day' | 'create' }

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** The intent of a key, or nothing where the key is not the month's. A chip's Enter is the click of its button. */
export function monthIntentOf({ key, ...held }: Key, scene: MonthScene): MonthIntent | undefined {
  if (held.ctrlKey || held.metaKey || held.altKey) return undefined
  const { stop, draft, chips, firstWeekday, rightToLeft } = scene
  if (draft?.by === 'keys') {
    if (key === 'Enter' || key === ' ') return { ask: 'drop' }
    if (key === 'Escape') return { ask: 'abort' }
    const to = dateAfterKey(draft.at, key, firstWeekday, rightToLeft)
    return to === undefined ? undefined : { ask: 'carry', to }
  }
  const at = chips.findIndex(({ id }) => id === stop.eventId)
  const chip = chips[at]
  if (chip) {
    const [before, after] = [chips[at - 1], chips[at + 1]]
    if (key === 'Escape') return { ask: 'go', stop: { date: stop.date } }
    if (key === 'm' || key === 'M') return { ask: 'lift', event: chip }
    if (key === 'ArrowUp') return { ask: 'go', stop: { date: stop.date, ...(before && { eventId: before.id }) } }
    if (key === 'ArrowDown') return { ask: 'go', stop: { date: stop.date, eventId: (after ?? chip).id } }
    if (key === 'Enter' || key === ' ') return undefined
  } else {
    const [first] = chips
    const enters = key === ' ' || key === 'F2' || key === 'm' || key === 'M'
    if (enters && first && !scene.compact) return { ask: 'go', stop: { date: stop.date, eventId: first.id } }
    if (key === 'Enter') {
      return { ask: chips.length === 0 && !scene.closed && !scene.compact ? 'create' : 'day' }
    }
    if (key === ' ') return { ask: 'day' }
  }
  const date = dateAfterKey(stop.date, key, firstWeekday, rightToLeft)
  return date === undefined ? undefined : { ask: 'go', stop: { date } }
}
