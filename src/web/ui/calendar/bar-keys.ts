import { type StripItem, itemBeside, itemsOver } from './geometry/bars.ts'
import { type ArrowStep, type Stop, stopAt, walk } from './geometry/walk.ts'
import { intentOf } from './press-key.ts'
import { type EventDraft, type Scene, columnOf, lifted, shiftedDraft } from './scene.ts'
import type { TimeGridEvent } from './time-grid-props.ts'

/** What the keys ask of the strip. */
export type BarKeyActions = {
  place: (stop: Stop) => void
  show: (draft: EventDraft) => void
  drop: (draft: EventDraft) => void
  open: (columnId: string, eventId: string) => void
  unfold: (open: boolean) => void
  say: (sentence: string) => void
}

/** The item of the strip that a stop stands on; nothing when it is gone. */
export function itemAt({ strip, props }: Scene, stop: Stop): StripItem | undefined {
  const column = props.columns.findIndex(({ id }) => id === stop.columnId)
  return itemsOver(strip, column).find(({ eventId }) => eventId === stop.eventId)
}

const stopOn = ({ props }: Scene, column: number, { eventId }: StripItem): Stop => ({
  columnId: props.columns[column]?.id ?? '',
  minute: 0,
  strip: true,
  ...(eventId === undefined ? {} : { eventId }),
})

function walkStrip(scene: Scene, stop: Stop, item: StripItem, step: ArrowStep): Stop {
  const { props, placed, shown, slotMinutes, strip } = scene
  const column = props.columns.findIndex(({ id }) => id === stop.columnId)
  if (step === 'back' || step === 'forward') {
    const beside = itemBeside(strip, item, step === 'back' ? -1 : 1, props.columns.length)
    return beside ? stopOn(scene, beside.column, beside.item) : stop
  }
  const over = itemsOver(strip, column)
  const at = over.findIndex(({ eventId }) => eventId === item.eventId)
  const next = step === 'first' ? over[0] : step === 'up' ? over[at - 1] : step === 'down' ? over[at + 1] : undefined
  if (next) return stopOn(scene, column, next)
  if (step === 'up' || step === 'first') return stop
  const minute = step === 'last' ? shown.to : shown.from
  return stopAt(stop.columnId, placed.get(stop.columnId) ?? [], shown, slotMinutes, minute)
}

function pressOnItem(
  scene: Scene,
  stop: Stop,
  item: StripItem,
  event: TimeGridEvent | undefined,
  intent: NonNullable<ReturnType<typeof intentOf>>,
  act: BarKeyActions,
): void {
  const { props } = scene
  const column = columnOf(scene, stop.columnId)
  if (intent.ask === 'walk') act.place(walkStrip(scene, stop, item, intent.step))
  else if (intent.ask === 'jump' && intent.minutes > 0) act.place(walkStrip(scene, stop, item, 'last'))
  else if (intent.ask === 'activate') {
    if (event) act.open(stop.columnId, event.id)
    else act.unfold(true)
  } else if (!event || !column || intent.ask === 'jump' || intent.ask === 'abort' || intent.ask === 'fit') return
  else if (!event.editable || !props.onMove || intent.ask === 'lengthen') act.say(props.texts.fixed(event))
  else if (intent.ask === 'lift') {
    act.show(lifted(event, column, 'move', 'keys'))
    act.say(props.texts.picked(event))
  } else act.drop(shiftedDraft(scene, lifted(event, column, 'move', 'keys'), intent.steps, intent.columns))
}

/** Carries out one key where the strip is concerned; true when the key was the strip's. */
export function pressBarKey(
  scene: Scene,
  stop: Stop,
  key: KeyboardEvent,
  rightToLeft: boolean,
  act: BarKeyActions,
): boolean {
  const intent = intentOf(key, false, rightToLeft)
  if (!intent) return false
  const { props, placed, shown, slotMinutes, strip } = scene
  if (stop.strip) {
    const item = itemAt(scene, stop)
    const event = strip.bars.find((bar) => bar.event.id === stop.eventId)?.event
    if (item) pressOnItem(scene, stop, item, event, intent, act)
    return true
  }
  if (intent.ask !== 'walk' || intent.step !== 'up') return false
  // Only from the first place of a column does the way lead up into the strip.
  const ids = props.columns.map(({ id }) => id)
  if (walk(stop, 'up', ids, (id) => placed.get(id) ?? [], shown, slotMinutes) !== stop) return false
  const column = ids.indexOf(stop.columnId)
  const lowest = itemsOver(strip, column).at(-1)
  if (lowest) act.place(stopOn(scene, column, lowest))
  return lowest !== undefined
}
