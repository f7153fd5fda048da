import { expect, test } from 'vitest'
import { annealedFiles } from './annealed-files.ts'
import { joinedParts, modulesOf, type Part } from './joined-parts.ts'

/** A part that each of these pages waits for. */
const part = (name: string, pages: string, bytes: number, imports: readonly Part[] = []): Part => ({
  modules: [name],
  first: new Set(pages),
  all: new Set(pages),
  bytes,
  imports: new Set(imports),
})
const PRICE = { first: 1000, file: 1000, later: 0.1 }
const roomsOf = (bytes: number, files: number) => new Map(['p', 'q', 'r'].map((page) => [page, { bytes, files }]))
const namesOf = (files: Part[][]) => modulesOf(files).map((modules) => modules.toSorted().join('+'))

test('a part that stands in a file in vain is moved into another', () => {
  const a = part('a', 'pq', 30_000)
  const b = part('b', 'qr', 30_000)
  const c = part('c', 'qr', 20_000)
  expect(namesOf(annealedFiles([[a, c], [b]], roomsOf(200_000, 9), PRICE)).toSorted()).toEqual(['a', 'b+c'])
})

test('each page keeps to its room where the next best step leads to a page that does not', () => {
  const parts = [
    part('a', 'pq', 9000),
    part('b', 'pr', 9000),
    part('c', 'qr', 9000),
    part('d', 'p', 9000),
    part('e', 'q', 2000),
    part('f', 'r', 2000),
  ]
  const rooms = roomsOf(40_000, 2)
  const files = annealedFiles(joinedParts(parts, rooms, PRICE), rooms, PRICE)
  for (const page of rooms.keys()) {
    const loaded = files.filter((those) => those.some(({ first }) => first.has(page)))
    expect(loaded.length).toBeLessThanOrEqual(2)
    expect(loaded.flat().reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(40_000)
  }
})

test('what a page may not wait for is moved out of the files that it waits for', () => {
  const a = part('a', 'pq', 9000)
  const uploads: Part = { ...part('uploads', '', 200), all: new Set('pq') }
  expect(namesOf(annealedFiles([[a, uploads]], roomsOf(200_000, 9), PRICE))).toEqual(['a+uploads'])
  uploads.barred = new Set('q')
  expect(namesOf(annealedFiles([[a, uploads]], roomsOf(200_000, 9), PRICE)).toSorted()).toEqual(['a', 'uploads'])
})

test('files never import each other, and always come out the same', () => {
  const below = part('below', 'pqr', 100)
  const between = part('between', 'pq', 40_000, [below])
  const above = part('above', 'pqr', 100, [below])
  const top = part('top', 'p', 100, [between, above])
  const anneal = () => namesOf(annealedFiles([[top], [above], [between], [below]], roomsOf(200_000, 9), PRICE))
  const files = anneal()
  const placeOf = (name: string) => files.findIndex((it) => it.split('+').includes(name))
  expect(placeOf('below')).toBeLessThanOrEqual(placeOf('between'))
  expect(placeOf('between')).toBeLessThanOrEqual(placeOf('top'))
  expect(anneal()).toEqual(files)
})

test('more files than are told apart are refused', () => {
  const parts = Array.from({ length: 65 }, (_, at) => [part(`m${at}`, 'p', 1)])
  expect(() => annealedFiles(parts, roomsOf(1, 1), PRICE)).toThrow('65 files are more than are told apart')
})
