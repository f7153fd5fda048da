import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineDifference, listDifference } from './list-difference.ts'

const entries = fc.array(fc.record({ id: fc.nat(3) }), { maxLength: 6 })
const sorted = (list: readonly { id: number }[]) => list.map(({ id }) => id).toSorted((a, b) => a - b)

test('what stayed, with what came, is the new list; an order alone is told as such', () => {
  fc.assert(
    fc.property(entries, entries, (before, after) => {
      const { removed, added, inOrder } = listDifference(before, after)
      const stayed = [...sorted(before)]
      for (const { id } of removed) stayed.splice(stayed.indexOf(id), 1)
      expect(sorted([...stayed.map((id) => ({ id })), ...added])).toEqual(sorted(after))
      const same = JSON.stringify(sorted(before)) === JSON.stringify(sorted(after))
      expect(removed.length + added.length === 0).toBe(same)
      expect(inOrder).toBe(!same || JSON.stringify(before) === JSON.stringify(after))
    }),
  )
})

test('the lines that did not go, with those that came, are the new text', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(text, text, (a, b) => {
      const lines = lineDifference(a.join('\n'), b.join('\n')) ?? []
      const removed = lines.filter(({ sign }) => sign === '-').length
      expect(b.length - a.length).toBe(lines.length - 2 * removed)
      expect(lines.length === 0).toBe(a.join('\n') === b.join('\n'))
      // A line that is still in the same order on both sides is not told: the rest of each side is the same text.
      const without = (list: string[], sign: '-' | '+'): string[] => {
        const gone = lines.filter((it) => it.sign === sign).map(({ line }) => line)
        const rest = [...list]
        for (const line of gone) rest.splice(rest.indexOf(line), 1)
        return rest.toSorted()
      }
      expect(without(a, '-')).toEqual(without(b, '+'))
    }),
  )
  expect(lineDifference('one\ntwo\nthree', 'one\n2\nthree')).toEqual([
    { sign: '-', line: 'two' },
    { sign: '+', line: '2' },
  ])
})
