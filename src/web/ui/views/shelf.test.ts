import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_SHELF, moveView, readShelf, removeView, restoreView, viewQuery, type Shelf } from './shelf.ts'

const shelves = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 }).chain((ids) =>
  fc.record({
    views: fc.constant(ids.map((id) => ({ id, name: id, query: `q=${id.length}`, pinned: true }))),
    start: fc.constantFrom(null, ...ids),
  }),
)
const ids = ({ views }: Shelf) => views.map(({ id }) => id)

describe('shelf', () => {
  test('what was stored is read again', () => {
    fc.assert(
      fc.property(shelves, (shelf) => {
        expect(readShelf(JSON.stringify(shelf))).toEqual(shelf)
      }),
    )
  })

  test('nonsense in the storage is left out', () => {
    for (const text of [null, '', '{', '[]', '{"views":3}', 'null']) expect(readShelf(text)).toEqual(EMPTY_SHELF)
    const kept = { id: 'a', name: 'A', query: '' }
    expect(readShelf(JSON.stringify({ views: [kept, { id: 1 }, null], start: 4 }))).toEqual({
      views: [{ ...kept, pinned: false }],
      start: null,
    })
  })

  test('a deletion that is taken back has never been', () => {
    fc.assert(
      fc.property(shelves, fc.nat(), (shelf, at) => {
        const id = ids(shelf)[at % shelf.views.length] ?? ''
        const without = removeView(shelf, id)
        expect(ids(without)).not.toContain(id)
        expect(without.start).not.toBe(id)
        expect(restoreView(without, shelf, id)).toEqual(shelf)
        expect(restoreView(shelf, shelf, id)).toBe(shelf)
      }),
    )
  })

  test('moving keeps all views and stops at the ends', () => {
    fc.assert(
      fc.property(shelves, fc.nat(), fc.integer({ min: -9, max: 9 }), (shelf, at, by) => {
        const from = at % shelf.views.length
        const moved = ids(moveView(shelf, ids(shelf)[from] ?? '', by))
        expect(moved.toSorted()).toEqual(ids(shelf).toSorted())
        expect(moved[Math.min(moved.length - 1, Math.max(0, from + by))]).toBe(ids(shelf)[from])
      }),
    )
  })
})

test('equal views are equal texts, whatever else stands in the address', () => {
  const names = ['typeId', 'sort', 'columns']
  const one = viewQuery(new URLSearchParams('sort=-name&page=3&typeId=a%20b&panel=x'), names)
  expect(one).toBe(viewQuery(new URLSearchParams('typeId=a+b&sort=-name'), names))
  expect(one).toBe('sort=-name&typeId=a+b')
})
