import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate, parseDate } from './date.ts'

describe('the date', () => {
  it('comes back from its own form, to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(9999, 0) }), (instant) => {
        expect(parseDate(formatDate(instant))).toBe(Math.floor(instant / 1000) * 1000)
      }),
    )
  })

  it.each([
    '20260015T000000Z',
    '20261315T000000Z',
    '20260100T000000Z',
    '20260431T000000Z',
    '00260101T000000Z',
    '20260230T000000Z',
    '20260101T240000Z',
    '20260101T006000Z',
    '20260101T000060Z',
  ])('%s names no real time', (value) => {
    expect(parseDate(value)).toBeUndefined()
  })
})
