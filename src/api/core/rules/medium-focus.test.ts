import { expect, test } from 'vitest'
import { focusOf, withFocus } from './medium-focus.ts'

test('a focal point is kept in the open fields, and taken out again', () => {
  const kept = withFocus({ mood: 'calm' }, { x: 0.25, y: 1 })
  expect(focusOf({ environment: kept })).toEqual({ x: 0.25, y: 1 })
  expect(withFocus(kept, null)).toEqual({ mood: 'calm' })
  expect(focusOf({ environment: {} })).toBeUndefined()
})

test.each([[{ x: 2, y: 0 }], [{ x: 0.5 }], ['left'], [null]])(
  'what another client keeps there stays: %j is no focal point',
  (focus) => {
    expect(focusOf({ environment: { focus } })).toBeUndefined()
    expect(withFocus({ focus }, { x: 0.1, y: 0.1 })).toEqual({ focus })
  },
)
