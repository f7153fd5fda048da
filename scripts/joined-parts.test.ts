import { expect, test } from 'vitest'
import { joinedParts, type Part } from './joined-parts.ts'

const part = (name: string, pages: string, bytes: number, imports: readonly Part[] = []): Part => ({
  modules: [name],
  pages: new Set(pages),
  bytes,
  imports: new Set(imports),
})
const namesOf = (parts: readonly Part[]) => parts.map(({ modules }) => modules.toSorted().join('+'))

test('small files of nearly the same pages are one, large ones of other pages stay apart', () => {
  const parts = [part('a', 'pqrs', 1000), part('b', 'pqr', 1000), part('c', 'st', 90_000)]
  expect(namesOf(joinedParts(parts, 3000)).toSorted()).toEqual(['a+b', 'c'])
})

test('two are not joined where one page would load much in vain', () => {
  expect(namesOf(joinedParts([part('a', 'p', 50_000), part('b', 'pq', 1000)], 3000)).toSorted()).toEqual(['a', 'b'])
})

test('what a file imports counts with it', () => {
  const heavy = part('heavy', 'p', 90_000)
  // Joined with the other, the page q would load what is heavy too.
  const parts = [heavy, part('a', 'p', 100, [heavy]), part('b', 'pq', 100)]
  expect(namesOf(joinedParts(parts, 3000))).toContain('b')
})

test('each file comes behind what it imports, and none imports itself through another', () => {
  const below = part('below', 'pqrs', 40_000)
  const between = part('between', 'pqr', 40_000, [below])
  const above = part('above', 'pqrs', 100, [between])
  const joined = joinedParts([above, between, below], 3000)
  const places = new Map(joined.map((it, at) => [it, at] as const))
  for (const it of joined) {
    for (const other of it.imports) expect(places.get(other)).toBeLessThan(places.get(it) ?? 0)
  }
  expect(joined.flatMap(({ modules }) => modules).toSorted()).toEqual(['above', 'below', 'between'])
})
