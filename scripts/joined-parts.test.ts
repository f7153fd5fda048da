import { expect, test } from 'vitest'
import { joinedParts, type Part } from './joined-parts.ts'

/** A part that each of these pages waits for. */
const part = (name: string, pages: string, bytes: number, imports: readonly Part[] = []): Part => ({
  modules: [name],
  first: new Set(pages),
  pages: new Set(pages),
  opened: new Set(),
  bytes,
  imports: new Set(imports),
})
/** One that none of them waits for. */
const late = (...given: Parameters<typeof part>): Part => ({ ...part(...given), first: new Set() })
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

test('a page that has a file anyway is joined sooner, though it has to wait for it then', () => {
  const parts = (waiting: Part) => [waiting, late('b', 'q', 4000)]
  const names = (waiting: Part) => namesOf(joinedParts(parts(waiting), 2500)).toSorted()
  // The page p would load `b` in vain.
  expect(names(part('a', 'pq', 100))).toEqual(['a', 'b'])
  expect(names(part('a', 'q', 100))).toEqual(['a+b'])
})

test('a file that is no part to join counts with who imports it, and stays by itself', () => {
  const heavy = part('heavy', 'p', 90_000)
  const parts = [part('a', 'p', 100, [heavy]), part('b', 'pq', 100)]
  expect(namesOf(joinedParts(parts, 3000, [heavy])).toSorted()).toEqual(['a', 'b'])
})

test('what somebody opens counts, but little beside a page', () => {
  const opened = (name: string, those: string[], bytes: number): Part => ({
    ...late(name, '', bytes),
    opened: new Set(those),
  })
  const both = [opened('a', ['panel', 'dialog'], 1000), opened('b', ['panel', 'dialog'], 1000)]
  expect(namesOf(joinedParts(both, 3000))).toEqual(['a+b'])
  const ofPage = [{ ...late('a', 'p', 1000), opened: new Set(['panel']) }, late('b', 'p', 30_000)]
  expect(namesOf(joinedParts(ofPage, 3000))).toEqual(['a+b'])
})
