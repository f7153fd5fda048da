import { expect, test } from 'vitest'
import { createConnectionStore } from './connection-state.ts'

const NOON = Date.parse('2026-03-02T12:00:00Z')
const MINUTE = 60_000

const desk = () => {
  const world = { at: NOON, online: true }
  const store = createConnectionStore({ now: () => world.at, isOnline: () => world.online })
  const seen: string[] = []
  store.subscribe(() => seen.push(store.state().is))
  return { world, store, seen }
}

test('is live as long as calls are answered, and says so once', () => {
  const { store, seen } = desk()
  store.met({ what: 'answer' })
  store.met({ what: 'answer' })
  expect(store.state()).toEqual({ is: 'live' })
  expect(seen).toEqual([])
})

test('is stale since the last answer once nothing answers any more, and live with the next answer', () => {
  const { world, store, seen } = desk()
  store.met({ what: 'answer' })
  world.at += 5 * MINUTE
  store.met({ what: 'nothing', again: true })
  expect(store.state()).toEqual({ is: 'catching-up' })
  world.at += MINUTE
  store.met({ what: 'nothing', again: false })
  expect(store.state()).toEqual({ is: 'stale', since: NOON })
  // Another try does not make it look better.
  store.met({ what: 'nothing', again: true })
  store.met({ what: 'nothing', again: false })
  store.met({ what: 'answer' })
  expect(store.state()).toEqual({ is: 'live' })
  expect(store.answeredAt()).toBe(NOON + 6 * MINUTE)
  expect(seen).toEqual(['catching-up', 'stale', 'live'])
})

test('tells a browser without a line from a service that does not answer', () => {
  const { world, store, seen } = desk()
  world.online = false
  store.lineChanged()
  store.met({ what: 'nothing', again: true })
  expect(store.state()).toEqual({ is: 'offline', since: NOON })
  world.online = true
  store.lineChanged()
  store.met({ what: 'nothing', again: false })
  expect(seen).toEqual(['offline', 'catching-up', 'stale'])
})

test('what was tried without a line says nothing of the line that is back', () => {
  const { world, store } = desk()
  store.met({ what: 'answer' })
  world.online = false
  store.lineChanged()
  const begunAt = (world.at += MINUTE)
  world.at += 1
  world.online = true
  store.lineChanged()
  store.met({ what: 'nothing', again: false, begunAt })
  expect(store.state()).toEqual({ is: 'catching-up' })
  store.met({ what: 'nothing', again: false, begunAt: world.at })
  expect(store.state()).toEqual({ is: 'stale', since: NOON })
})

test('a refused key outlasts a line that comes and goes, until a key is accepted', () => {
  const { world, store } = desk()
  store.met({ what: 'refusal', isWrite: false })
  world.online = false
  store.lineChanged()
  store.met({ what: 'nothing', again: false })
  expect(store.state()).toEqual({ is: 'refused', asks: 1 })
  world.online = true
  store.signedIn()
  expect(store.state()).toEqual({ is: 'catching-up' })
  store.met({ what: 'refusal', isWrite: false })
  store.met({ what: 'refusal', isWrite: false })
  expect(store.state()).toEqual({ is: 'refused', asks: 2 })
  store.met({ what: 'refusal', isWrite: true })
  expect(store.state()).toEqual({ is: 'refused', asks: 3 })
  store.met({ what: 'answer' })
  expect(store.state()).toEqual({ is: 'live' })
})

test('says that it is asked at intervals where no feed tells what changes, and live again with one', () => {
  const { world, store, seen } = desk()
  expect(store.isFed()).toBe(false)
  store.fed(true)
  expect([store.state().is, store.isFed()]).toEqual(['live', true])
  store.fed(false)
  expect([store.state().is, store.isFed()]).toEqual(['polling', false])
  store.met({ what: 'answer' })
  expect(store.state()).toEqual({ is: 'polling' })
  store.met({ what: 'nothing', again: true })
  world.online = false
  store.lineChanged()
  store.fed(true)
  // A feed that is told while nothing answers is no feed yet.
  expect([store.state().is, store.isFed()]).toEqual(['offline', false])
  store.met({ what: 'answer' })
  expect([store.state().is, store.isFed()]).toEqual(['live', true])
  store.behind()
  expect([store.state().is, store.isFed()]).toEqual(['catching-up', false])
  expect(seen).toEqual(['live', 'polling', 'catching-up', 'offline', 'offline', 'live', 'catching-up'])
})

test('says when what this device kept was seen, for as long as nothing answers', () => {
  const { world, store } = desk()
  store.shows(NOON - 60 * MINUTE)
  expect(store.state()).toEqual({ is: 'live' })
  store.met({ what: 'nothing', again: false })
  expect(store.state()).toEqual({ is: 'stale', since: NOON - 60 * MINUTE, isKept: true })
  world.online = false
  store.lineChanged()
  expect(store.state()).toEqual({ is: 'offline', since: NOON - 60 * MINUTE, isKept: true })
  // What a page has read itself is as old as its last answer.
  store.met({ what: 'answer' })
  store.shows(NOON - 60 * MINUTE)
  store.met({ what: 'nothing', again: false })
  expect(store.state()).toEqual({ is: 'offline', since: NOON })
})
