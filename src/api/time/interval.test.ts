import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  covers,
  type Interval,
  intersect,
  intersectLists,
  merge,
  overlaps,
  subtractLists,
  touches,
} from './interval.ts'

const span = 24
const interval: fc.Arbitrary<Interval> = fc.record({ start: fc.nat(span), end: fc.nat(span) })
const list = fc.array(interval, { maxLength: 6 })

const instants = (intervals: readonly Interval[]) =>
  Array.from({ length: span }, (_, at) => intervals.some(({ start, end }) => start <= at && at < end))

function expectMerged(intervals: readonly Interval[]) {
  for (const [index, { start, end }] of intervals.entries()) {
    expect(start).toBeLessThan(end)
    expect(start).toBeGreaterThan(intervals[index - 1]?.end ?? -1)
  }
}

describe('intervals agree with the sets of their instants', () => {
  it('merge', () => {
    fc.assert(
      fc.property(list, (any) => {
        expect(instants(merge(any))).toEqual(instants(any))
        expectMerged(merge(any))
      }),
    )
  })

  it('intersectLists and subtractLists', () => {
    fc.assert(
      fc.property(list, list, (first, second) => {
        const [a, b] = [merge(first), merge(second)]
        const [inA, inB] = [instants(a), instants(b)]
        expect(instants(intersectLists(a, b))).toEqual(inA.map((yes, at) => yes && inB[at] === true))
        expect(instants(subtractLists(a, b))).toEqual(inA.map((yes, at) => yes && inB[at] === false))
        expectMerged(intersectLists(a, b))
        expectMerged(subtractLists(a, b))
      }),
      { numRuns: 500 },
    )
  })

  it('overlaps, intersect, covers and touches', () => {
    fc.assert(
      fc.property(list, interval, interval, (any, x, y) => {
        const shared = instants([x]).some((yes, at) => yes && instants([y])[at] === true)
        expect(overlaps(x, y)).toBe(shared)
        expect(intersect(x, y) !== undefined).toBe(shared)
        fc.pre(x.start < x.end)
        const inside = instants(any).slice(x.start, x.end)
        expect(covers(merge(any), x)).toBe(inside.every(Boolean))
        expect(touches(merge(any), x)).toBe(inside.some(Boolean))
      }),
      { numRuns: 500 },
    )
  })
})
