import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameJson } from './changes.ts'
import { differencesOf, mergeOf, type MergeSide } from './merge.ts'

const leaf = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('', 'a'), fc.array(fc.nat(2), { maxLength: 2 }))
const { values } = fc.letrec((tie) => ({
  values: fc.dictionary(
    fc.constantFrom('a', 'b', 'c', '__proto__'),
    fc.oneof({ depthSize: 'small' }, leaf, tie('values')),
    { maxKeys: 4 },
  ),
}))
const mineAlways = (): MergeSide => 'mine'
const at = (version: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, name)
        ? (found as Record<string, unknown>)[name]
        : undefined,
    version,
  )

test('where one side changed nothing, the other side’s version is the merge', () => {
  fc.assert(
    fc.property(values, values, (base, other) => {
      expect(sameJson(mergeOf(base, other, base, mineAlways), other)).toBe(true)
      expect(sameJson(mergeOf(base, base, other, mineAlways), other)).toBe(true)
      expect(differencesOf(base, base, other).every(({ by }) => by === 'theirs')).toBe(true)
    }),
  )
})

test('changes of different fields are both kept, in either order', () => {
  const pair = fc.record({ a: leaf, b: leaf, c: leaf })
  fc.assert(
    fc.property(pair, leaf, leaf, (base, a, b) => {
      const mine = { ...base, a }
      const theirs = { ...base, b }
      expect(mergeOf(base, mine, theirs, mineAlways)).toEqual({ ...base, a, b })
      expect(mergeOf(base, theirs, mine, mineAlways)).toEqual({ ...base, a, b })
    }),
  )
})

test('nobody’s unconflicted change is lost, and every conflict is as it was chosen', () => {
  fc.assert(
    fc.property(values, values, values, fc.constantFrom<MergeSide>('mine', 'theirs'), (base, mine, theirs, side) => {
      const merged = mergeOf(base, mine, theirs, () => side)
      for (const difference of differencesOf(base, mine, theirs)) {
        const taken = difference.by === 'both' ? side : difference.by
        expect(sameJson(at(merged, difference.path), difference[taken])).toBe(true)
      }
    }),
  )
})

test('what no difference names is the same on both sides and in the merge', () => {
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      if (differencesOf(base, mine, theirs).length > 0) return
      expect(sameJson(mine, theirs)).toBe(true)
      expect(sameJson(mergeOf(base, mine, theirs, mineAlways), mine)).toBe(true)
    }),
  )
})

test('a conflict asks once with its path, and lists are one field', () => {
  const base = { name: 'Visit', rules: { duration: 20, buffer: 5 }, tags: ['a'] }
  const mine = { name: 'My visit', rules: { duration: 30, buffer: 5 }, tags: ['a', 'b'] }
  const theirs = { name: 'Visit', rules: { duration: 25, buffer: 10 }, tags: ['a', 'c'] }
  expect(differencesOf(base, mine, theirs).map(({ path, by }) => [path.join('.'), by])).toEqual([
    ['name', 'mine'],
    ['rules.duration', 'both'],
    ['rules.buffer', 'theirs'],
    ['tags', 'both'],
  ])
  const asked: string[] = []
  const merged = mergeOf(base, mine, theirs, (path) => {
    asked.push(path.join('.'))
    return path[0] === 'tags' ? 'theirs' : 'mine'
  })
  expect(asked).toEqual(['rules.duration', 'tags'])
  expect(merged).toEqual({ name: 'My visit', rules: { duration: 30, buffer: 10 }, tags: ['a', 'c'] })
})
