import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendar } from '../../../commands/appointments/testing/clinic.ts'
import { arranged, isFound, moved, onlyThese, roomToMove, tagsOf, withPin, withShown } from './choice.ts'
import { choiceOf, columnsQuery, setOf, startOf } from './saved-calendar-store.ts'

const start = arranged({ calendars: ['a', 'b', 'c', 'd'], pinned: ['c', 'gone'] })

test('pinned columns come first and move among themselves', () => {
  expect(start).toEqual({ calendars: ['c', 'a', 'b', 'd'], pinned: ['c'] })
  const two = withPin(start, 'd', true)
  expect(two).toEqual({ calendars: ['c', 'd', 'a', 'b'], pinned: ['c', 'd'] })
  expect(moved(two, 'd', -5).calendars).toEqual(['d', 'c', 'a', 'b'])
  expect(moved(two, 'a', -1).calendars).toEqual(['c', 'd', 'a', 'b'])
  expect(moved(two, 'a', 1).calendars).toEqual(['c', 'd', 'b', 'a'])
  expect(roomToMove(two, 'a')).toEqual({ before: 0, after: 1 })
})

test('the last column stays, whatever is taken away', () => {
  expect(withShown(start, ['a', 'b', 'c', 'd'], false).calendars).toEqual(['c'])
  expect(withShown(onlyThese(start, ['b']), ['b'], false)).toEqual({ calendars: ['b'], pinned: [] })
})

test('whatever is chosen, nobody stands twice, pins lead, and moving loses nobody', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
  const step = fc.oneof(
    fc.record({ does: fc.constant('show' as const), id, on: fc.boolean() }),
    fc.record({ does: fc.constant('pin' as const), id, on: fc.boolean() }),
    fc.record({ does: fc.constant('move' as const), id, by: fc.integer({ min: -7, max: 7 }) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let choice = start
      for (const it of steps) {
        const before = choice
        if (it.does === 'show') choice = withShown(choice, [it.id], it.on)
        else if (it.does === 'pin') choice = withPin(choice, it.id, it.on)
        else choice = moved(choice, it.id, it.by)
        const kept = it.does === 'show' ? choice : before
        expect(choice.calendars.toSorted()).toEqual(kept.calendars.toSorted())
        expect(new Set(choice.calendars).size).toBe(choice.calendars.length)
        expect(choice.calendars.slice(0, choice.pinned.length)).toEqual(choice.pinned)
        expect(choice.calendars.length).toBeGreaterThan(0)
        expect(choiceOf({ query: columnsQuery(choice) })).toEqual(choice)
      }
    }),
  )
})

test('a set is known by its columns and their order, and can be the first', () => {
  const view = { id: '1', name: 'Mornings', query: columnsQuery(start), pinned: false }
  const shelf = { views: [view], start: '1' }
  expect(setOf(shelf, start)).toBe(view)
  expect(setOf(shelf, moved(start, 'a', 1))).toBeUndefined()
  expect(startOf(shelf)).toEqual(start)
  expect(startOf({ ...shelf, start: 'gone' })).toBeUndefined()
  // Written by hand or by another version of this program.
  expect(choiceOf({ query: 'pinned=x&calendars=' })).toEqual({ calendars: [], pinned: [] })
})

test('calendars are found by name and tag without accents, and tags that all share choose nothing', () => {
  const all = [
    calendar('José Ruiz', 'agent', { tags: ['dentist', 'house'] }),
    calendar('Ana', 'agent', { tags: ['hygiene', 'house'] }),
    calendar('Room 1', 'asset', { tags: ['hygiene', 'house'] }),
  ]
  expect(all.filter((it) => isFound(it, 'jose DENT')).map(({ name }) => name)).toEqual(['José Ruiz'])
  expect(all.filter((it) => isFound(it, '  '))).toHaveLength(3)
  expect(tagsOf(all)).toEqual([
    { tag: 'hygiene', ids: ['Ana', 'Room 1'] },
    { tag: 'dentist', ids: ['José Ruiz'] },
  ])
})
