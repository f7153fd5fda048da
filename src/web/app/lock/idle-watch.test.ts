import { expect, test } from 'vitest'
import { createIdleWatch } from './idle-watch.ts'

const NOON = Date.parse('2026-03-02T12:00:00Z')
const PATIENCE = 15 * 60_000

/** Tabs of one browser, whose storage and clock they share. */
const openBrowser = () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  const clock = { now: NOON }
  return { clock, tab: () => createIdleWatch('desk', PATIENCE, { storage, now: () => clock.now }) }
}

test('a screen is locked once it has not been used for so long, and not a moment before', () => {
  const { clock, tab } = openBrowser()
  const screen = tab()
  expect(screen.look()).toBe(PATIENCE)
  clock.now += PATIENCE - 1
  expect([screen.look(), screen.locked.get()]).toEqual([1, false])
  clock.now += 1
  screen.look()
  expect(screen.locked.get()).toBe(true)
  screen.unlock()
  expect([screen.locked.get(), screen.look()]).toEqual([false, PATIENCE])
})

test('use in one tab keeps the others open; locked and opened they are together', () => {
  const { clock, tab } = openBrowser()
  const [one, two] = [tab(), tab()]
  one.look()
  clock.now += PATIENCE - 1
  expect(one.use()).toBe(true)
  clock.now += PATIENCE - 1
  expect([two.look(), two.locked.get()]).toEqual([1, false])
  clock.now += 1
  one.look()
  two.look()
  expect([one.locked.get(), two.locked.get()]).toEqual([true, true])
  two.unlock()
  one.look()
  expect(one.locked.get()).toBe(false)
})

test('neither a press after a long sleep nor another opening of the page is a way around', () => {
  const { clock, tab } = openBrowser()
  const screen = tab()
  screen.look()
  clock.now += PATIENCE
  expect(screen.use()).toBe(false)
  const reloaded = tab()
  reloaded.look()
  expect([reloaded.use(), reloaded.locked.get()]).toEqual([false, true])
})
