import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignLanes } from './lanes.ts'

const spans = fc
  .array(fc.record({ from: fc.integer({ min: 0, max: 1400 }), length: fc.integer({ min: 1, max: 300 }) }))
  .map((all) =>
    all.map(({ from, length }) => ({ from, to: from + length })).sort((a, b) => a.from - b.from || b.to - a.to),
  )

describe('lanes', () => {
  it('gives a lone card the whole width and two at once a half each', () => {
    expect(
      assignLanes([
        { from: 0, to: 10 },
        { from: 10, to: 20 },
      ]),
    ).toEqual([
      { lane: 0, lanes: 1 },
      { lane: 0, lanes: 1 },
    ])
    expect(
      assignLanes([
        { from: 0, to: 11 },
        { from: 10, to: 20 },
      ]),
    ).toEqual([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
    ])
  })

  it('shares one lane count in a chain and starts afresh after it', () => {
    const chain = [
      { from: 0, to: 30 },
      { from: 20, to: 50 },
      { from: 40, to: 60 },
      { from: 60, to: 70 },
    ]
    expect(assignLanes(chain)).toEqual([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 0, lanes: 2 },
      { lane: 0, lanes: 1 },
    ])
  })

  it('gives what follows at once the whole width, however short it is', () => {
    const short = [
      { from: 0, to: 5 },
      { from: 5, to: 10 },
      { from: 10, to: 20 },
    ]
    expect(assignLanes(short)).toEqual([
      { lane: 0, lanes: 1 },
      { lane: 0, lanes: 1 },
      { lane: 0, lanes: 1 },
    ])
  })

  it('never lets two cards that overlap share a lane, and never leaves the width', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const lanes = assignLanes(all)
        lanes.forEach((a, i) => {
          expect(a.lane).toBeLessThan(a.lanes)
          for (let j = i + 1; j < all.length; j += 1) {
            const b = lanes[j]!
            if (all[j]!.from >= all[i]!.to) continue
            expect(b.lane).not.toBe(a.lane)
            expect(b.lanes).toBe(a.lanes)
          }
        })
      }),
    )
  })

  it('uses no more lanes than cards stand at one moment', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const most = Math.max(0, ...all.map(({ from }) => all.filter((s) => s.from <= from && from < s.to).length))
        expect(Math.max(0, ...assignLanes(all).map(({ lanes }) => lanes))).toBe(most)
      }),
    )
  })
})
