import { expect, test } from 'vitest'
import type { MonthEvent } from './month-grid-props.ts'
import { monthIntentOf, type MonthScene } from './month-keys.ts'

const event = (id: string): MonthEvent => ({
  id,
  from: '2026-03-31',
  to: '2026-03-31',
  title: id,
  timeText: '10:00',
  tone: 'confirmed',
  pattern: 'solid',
  editable: true,
  accessibleName: id,
})
const [ana, ben] = [event('ana'), event('ben')]
const day: MonthScene = {
  stop: { date: '2026-03-31' },
  draft: undefined,
  chips: [ana, ben],
  closed: false,
  compact: false,
  firstWeekday: 0,
  rightToLeft: false,
}
const held = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
const press = (key: string, scene: MonthScene = day) => monthIntentOf({ key, ...held }, scene)
const at = (date: string, eventId?: string) => ({ ask: 'go', stop: { date, ...(eventId && { eventId }) } })

test('keys walk days and months; Enter opens a day, and books where nothing is on it and somebody is there', () => {
  expect(press('ArrowDown')).toEqual(at('2026-04-07'))
  expect(press('PageUp')).toEqual(at('2026-02-28'))
  expect(press('ArrowRight', { ...day, rightToLeft: true })).toEqual(at('2026-03-30'))
  expect(press('Enter')).toEqual({ ask: 'day' })
  expect(press('Enter', { ...day, chips: [] })).toEqual({ ask: 'create' })
  expect(press('Enter', { ...day, chips: [], closed: true })).toEqual({ ask: 'day' })
  expect(monthIntentOf({ key: 'ArrowDown', ...held, ctrlKey: true }, day)).toBeUndefined()
})

test('Space leads to the chips of a day, the arrows through them, Escape back', () => {
  expect(press(' ')).toEqual(at('2026-03-31', 'ana'))
  const inside = { ...day, stop: { date: '2026-03-31', eventId: 'ana' } }
  expect(press('ArrowDown', inside)).toEqual(at('2026-03-31', 'ben'))
  expect(press('ArrowUp', inside)).toEqual(at('2026-03-31'))
  expect(press('Escape', inside)).toEqual(at('2026-03-31'))
  expect(press('Enter', inside)).toBeUndefined()
  expect(press('m', inside)).toEqual({ ask: 'lift', event: ana })
})

test('what is carried goes where the keys lead, until it is dropped or put back', () => {
  const carrying: MonthScene = { ...day, draft: { event: ana, by: 'keys', grabbed: '2026-03-31', at: '2026-04-02' } }
  expect(press('ArrowDown', carrying)).toEqual({ ask: 'carry', to: '2026-04-09' })
  expect(press('Home', carrying)).toEqual({ ask: 'carry', to: '2026-03-30' })
  expect(press('Enter', carrying)).toEqual({ ask: 'drop' })
  expect(press('Escape', carrying)).toEqual({ ask: 'abort' })
  expect(press('x', carrying)).toBeUndefined()
})
