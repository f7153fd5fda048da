import { expect, test } from 'vitest'
import { joinedParts, modulesOf, type Part } from './joined-parts.ts'

/** A part that each of these pages waits for, and that others have in the end. */
const part = (name: string, first: string, bytes: number, imports: readonly Part[] = [], all = first): Part => ({
  modules: [name],
  first: new Set(first),
  all: new Set(all),
  bytes,
  imports: new Set(imports),
})
const late = (name: string, all: string, bytes: number): Part => part(name, '', bytes, [], all)
const joined = (parts: readonly Part[]) => modulesOf(joinedParts(parts, 'pqrst'.split(''), { file: 2000, later: 0.1 }))
const namesOf = (parts: readonly Part[]) => joined(parts).map((modules) => modules.toSorted().join('+'))

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
