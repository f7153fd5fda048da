import { expect, test } from 'vitest'
import { costOf, joinedParts, modulesOf, type Part, type Room } from './joined-parts.ts'

/** A part that each of these pages waits for, and that others have in the end. */
const part = (name: string, first: string, bytes: number, imports: readonly Part[] = [], all = first): Part => ({
  modules: [name],
  first: new Set(first),
  all: new Set(all),
  bytes,
  imports: new Set(imports),
})
const late = (name: string, all: string, bytes: number): Part => part(name, '', bytes, [], all)
const PRICE = { first: 1000, file: 1000, later: 0.1 }
const joined = (parts: readonly Part[], room: Partial<Room> = {}) =>
  modulesOf(
    joinedParts(
      parts,
      new Map(['p', 'q', 'r', 's', 't'].map((page) => [page, { bytes: 200_000, files: 9, ...room }])),
      PRICE,
    ),
  )
const namesOf = (...given: Parameters<typeof joined>) => joined(...given).map((modules) => modules.toSorted().join('+'))

test('small files of nearly the same pages are one, large ones of other pages stay apart', () => {
  const parts = [part('a', 'pqrs', 1000), part('b', 'pqr', 1000), part('c', 'st', 90_000)]
  expect(namesOf(parts).toSorted()).toEqual(['a+b', 'c'])
})

test('two are not joined where one page would load much in vain', () => {
  expect(namesOf([part('a', 'p', 50_000), part('b', 'pq', 1000)]).toSorted()).toEqual(['a', 'b'])
})

test('what a file imports counts with it', () => {
  const heavy = part('heavy', 'p', 90_000)
  // Joined with the other, the page q would load what is heavy too.
  const parts = [heavy, part('a', 'p', 100, [heavy]), part('b', 'pq', 100)]
  expect(namesOf(parts)).toContain('b')
})

test('each file comes behind what it imports, and none imports itself through another', () => {
  const below = part('below', 'pqrs', 40_000)
  const between = part('between', 'pqr', 40_000, [below])
  const above = part('above', 'pqrs', 100, [between])
  const files = joined([above, between, below])
  const placeOf = (name: string) => files.findIndex((modules) => modules.includes(name))
  expect(placeOf('below')).toBeLessThanOrEqual(placeOf('between'))
  expect(placeOf('between')).toBeLessThanOrEqual(placeOf('above'))
  expect(files.flat().toSorted()).toEqual(['above', 'below', 'between'])
})

test('no page is left without room for what one request less would save', () => {
  const parts = [part('a', 'p', 1000), part('b', 'pq', 1000), part('c', 'q', 9000)]
  expect(namesOf(parts).toSorted()).toEqual(['a+b', 'c'])
  // The page q has 10,000 bytes already, and a file weighs 500.
  expect(namesOf(parts, { bytes: 11_200 }).toSorted()).toEqual(['a', 'b', 'c'])
})

test('a page with more files than it may have joins them though others load them in vain', () => {
  const parts = [part('a', 'p', 20_000), part('b', 'pq', 1000)]
  expect(namesOf(parts).toSorted()).toEqual(['a', 'b'])
  expect(namesOf(parts, { files: 1 })).toEqual(['a+b'])
})

test('what comes later costs little where it is not needed', () => {
  expect(namesOf([late('a', 'pqrs', 2000), late('b', 'pqr', 2000)])).toEqual(['a+b'])
  // Nobody waits for what comes later together with what is waited for.
  expect(namesOf([part('a', 'p', 2000), late('b', 'pqr', 9000)]).toSorted()).toEqual(['a', 'b'])
})

test('what a page may not wait for stays out of the files that it waits for', () => {
  const uploads = late('uploads', 'pqrs', 200)
  expect(namesOf([part('a', 'pqr', 2000), uploads])).toEqual(['a+uploads'])
  uploads.barred = new Set('r')
  expect(namesOf([part('a', 'pqr', 2000), uploads]).toSorted()).toEqual(['a', 'uploads'])
  // Nor does it wait for a file that imports it.
  const imports = part('b', 'rs', 2000)
  const imported = late('imported', 'pqrs', 200)
  const importer = { ...late('importer', 'pqrs', 200), imports: new Set([imported]) }
  expect(namesOf([imports, importer, imported])).toEqual(['b+imported+importer'])
  imported.barred = new Set('r')
  expect(namesOf([imports, importer, imported]).toSorted()).toEqual(['b', 'imported+importer'])
})

test('a page with more files in the end than it should have joins what comes later', () => {
  const parts = [late('a', 'p', 20_000), late('b', 'pqrst', 20_000)]
  expect(namesOf(parts).toSorted()).toEqual(['a', 'b'])
  expect(namesOf(parts, { inTheEnd: 1 })).toEqual(['a+b'])
})

test('each file beyond those in the end costs more than the one before', () => {
  const cost = (files: number) => {
    const loaded = { first: { bytes: 0, files: 0, barred: 0 }, all: { bytes: 0, files } }
    return costOf(loaded, { bytes: Infinity, files: Infinity, inTheEnd: 8 }, { first: 0, file: 0, later: 0 })
  }
  expect(cost(8)).toBe(0)
  const more = [9, 10, 11].map((files) => cost(files) - cost(files - 1))
  expect(more[0]).toBeGreaterThan(0)
  expect(more).toEqual(more.toSorted((a, b) => a - b))
  expect(new Set(more).size).toBe(3)
})
