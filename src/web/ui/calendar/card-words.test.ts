import { describe, expect, it } from 'vitest'
import { linesOf, sizeOf, wordsBelow } from './card-words.ts'
import { columnFor, eventAt } from './testing/week.ts'

const event = eventAt('Ana', columnFor('room', '2026-06-01'), 540, 30, {
  spanText: '9:00 – 9:30',
  secondaryText: 'Check-up',
})

describe('the words of a card', () => {
  it('go by its height: a line without icon, one, two, or all that fit', () => {
    expect([10, 14, 15, 24, 28, 34, 40, 41, 90].map(sizeOf)).toEqual([
      'line',
      'line',
      'one',
      'one',
      'one',
      'two',
      'two',
      'tall',
      'tall',
    ])
  })

  it('have the service below the name, and the time below both where it is seen whole', () => {
    expect(wordsBelow(event, 38, false)).toBe('\nCheck-up')
    expect(wordsBelow(event, 56, false)).toBe('\nCheck-up\n9:00 – 9:30')
  })

  it('leave the time to the axis where there is little width', () => {
    expect(wordsBelow(event, 90, true)).toBe('\nCheck-up')
  })

  it('stand in the middle of a low card, and are never cut through the middle of a line', () => {
    expect(linesOf('one', 18)).toEqual({ lineHeight: '18px' })
    expect(linesOf('two', 34)).toEqual({ borderBlockWidth: 3 })
    for (let height = 41; height < 200; height += 1) {
      const [, above, below] = /^(\d+)px (\d+)px$/.exec(String(linesOf('tall', height).borderBlockWidth)) ?? []
      expect((height - Number(above) - Number(below)) % 16).toBe(0)
      expect(Number(below)).toBeGreaterThanOrEqual(4)
      expect(Number(below)).toBeLessThan(20)
    }
  })
})
