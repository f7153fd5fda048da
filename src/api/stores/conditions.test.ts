import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition } from '../core/store.ts'
import { compareCodePoints } from './code-points.ts'
import { includes, prepare, touches, valueAt } from './conditions.ts'
import { plain } from '../core/plain.ts'

const meets = (row: object, condition: Condition): boolean =>
  prepare(condition)({ row, search: '', guestPhones: '', from: 0, to: 0 })

describe('a value at a path', () => {
  it('is null where it is missing, and never inherited or out of a list', () => {
    const row = { a: { b: 0 }, list: [{ b: 1 }], text: 'x' }
    expect(valueAt(row, 'a.b')).toBe(0)
    for (const path of ['b', 'a.c', 'a.b.c', 'list.b', 'list.0', 'text.length', 'toString', 'a.constructor']) {
      expect(valueAt(row, path), path).toBeNull()
    }
  })
})

describe('including', () => {
  it.each([
    [{ a: 1, b: 2 }, { a: 1 }, true],
    [{ a: { b: [1, 2] } }, { a: { b: [2] } }, true],
    [{ a: null }, {}, true],
    [{}, { a: null }, false],
    [[1, [2, 3]], [[3]], true],
    [[1], [], true],
    [{}, [], false],
    [['x'], 'x', false],
    ['x', ['x'], false],
    [1, '1', false],
  ])('%j ⊇ %j: %s', (whole, part, expected) => {
    expect(includes(whole, part)).toBe(expected)
  })
})

describe('ranges', () => {
  it('are half-open, null being open', () => {
    expect(touches(1, 2, 2, 3)).toBe(false)
    expect(touches(1, 3, 2, 3)).toBe(true)
    expect(touches(3, 4, 2, 3)).toBe(false)
    expect(touches(3, 4, null, 4)).toBe(true)
    expect(touches(3, 4, 4, null)).toBe(false)
  })

  it('may be absent, empty or touch', () => {
    const ranges = [{ startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-01-02T00:00:00.000Z' }]
    const during = (from: string): Condition => ({ field: 'ranges', emptyOrDuring: [from, null] })
    expect(meets({}, during('2027'))).toBe(true)
    expect(meets({ ranges: [] }, during('2027'))).toBe(true)
    expect(meets({ ranges }, during('2025'))).toBe(true)
    expect(meets({ ranges }, during('2027'))).toBe(false)
  })
})

describe('code point order', () => {
  it('is that of the bytes in UTF-8', () => {
    const any = fc.string({ unit: 'binary' })
    const bytes = (text: string): Buffer => Buffer.from(text, 'utf8')
    fc.assert(
      fc.property(any, any, (left, right) => {
        expect(Math.sign(compareCodePoints(left, right))).toBe(Math.sign(Buffer.compare(bytes(left), bytes(right))))
      }),
    )
    expect(compareCodePoints('\uffee', '𝒳')).toBeLessThan(0)
  })
})

describe('a plain document', () => {
  it('is the same JSON, frozen all through', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const kept = plain({ value })
        // The letters that no database keeps are another test's business.
        fc.pre(!/\\u0000|\\ud[89a-f]/.test(JSON.stringify(value)))
        expect(JSON.stringify(kept)).toBe(JSON.stringify({ value }))
        expect(Object.isFrozen(kept)).toBe(true)
      }),
    )
    expect(Object.isFrozen(plain({ a: [{ b: {} }] }).a[0]?.b)).toBe(true)
  })

  it('has no undefined, no NUL and no half a letter', () => {
    expect(plain({ a: undefined, b: 'x\u0000', 'c\u0000': '\ud83e' })).toEqual({ b: 'x', c: '\ufffd' })
  })
})
