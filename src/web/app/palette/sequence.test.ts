import { expect, test } from 'vitest'
import { PAGES } from '../pages.ts'
import { paths } from '../../paths/paths.ts'
import { NOTHING, press, SEQUENCE_PAUSE, type Pressed } from './sequence.ts'
import { SHORTCUTS } from './shortcuts.ts'

const wishOf = (...keys: string[]) => {
  let pressed: Pressed = NOTHING
  let last
  for (const key of keys) {
    last = press(pressed, key, 0)
    pressed = last.pressed
  }
  return last?.wish
}

test('a sequence ends in its wish, a lone key in its own', () => {
  expect(wishOf('g', 'c')).toEqual({ go: paths.appointments.calendar() })
  expect(wishOf('c')).toEqual({ book: true })
  expect(wishOf('n')).toEqual({ book: true })
  expect(wishOf('?')).toEqual({ show: 'shortcuts' })
  expect(wishOf('g')).toBeUndefined()
})

test('a key that does not go on with a sequence begins anew', () => {
  expect(wishOf('g', 'g', 's')).toEqual({ go: paths.services.list() })
  expect(wishOf('g', 'x')).toBeUndefined()
  expect(wishOf('g', 'x', 's')).toBeUndefined()
  expect(wishOf('g', '?')).toEqual({ show: 'shortcuts' })
})

test('a sequence is given up after a pause', () => {
  const { pressed } = press(NOTHING, 'g', 1000)
  expect(press(pressed, 's', 1000 + SEQUENCE_PAUSE).wish).toEqual({ go: paths.services.list() })
  expect(press(pressed, 's', 1001 + SEQUENCE_PAUSE).wish).toBeUndefined()
})

test('only keys of a sequence are taken from others', () => {
  expect(press(NOTHING, 'g', 0).taken).toBe(true)
  expect(press(NOTHING, 'm', 0).taken).toBe(false)
})

test('every page of the navigation has its keys, and no two shortcuts of the shell begin alike', () => {
  const keysTo = (to: string) => SHORTCUTS.find(({ wish }) => wish && 'go' in wish && wish.go === to)?.keys.join(' ')
  for (const { to } of PAGES) expect(keysTo(to), to).toMatch(/^g \w$/)
  const all = SHORTCUTS.filter(({ wish }) => wish).flatMap(({ keys, or }) => [
    keys.join(' '),
    ...(or ? [or.join(' ')] : []),
  ])
  for (const one of all) expect(all.filter((other) => other.startsWith(one))).toEqual([one])
})
