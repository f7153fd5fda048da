import { describe, expect, it } from 'vitest'
import { wordsOf } from './card-words.ts'
import type { PlacedEvent } from './geometry/place.ts'
import { columnFor, eventAt } from './testing/week.ts'

const event = eventAt('Ana', columnFor('room', '2026-06-01'), 540, 30, {
  glyph: '✓',
  badges: '✉',
  secondaryText: 'Check-up',
})
const placed = (lanes: number): PlacedEvent => ({
  event,
  from: 540,
  to: 570,
  lane: 0,
  lanes,
  beginsBefore: false,
  endsAfter: false,
})

/** What is read on the card, with `Ana` for its name. */
const read = (lanes: number, height: number, grouped = false) => wordsOf(placed(lanes), height, grouped).join('Ana')

describe('the words of a card', () => {
  it('begin with the time where a card has the column to itself', () => {
    expect(read(1, 16)).toBe('✓ 09:00 Ana ✉ Check-up')
    expect(read(1, 40)).toBe('✓ 09:00 Ana ✉\nCheck-up')
    expect(read(1, 90)).toBe('✓ 09:00 Ana ✉\nCheck-up')
  })

  it('begin with the name in a single line that has little width', () => {
    expect(read(2, 16)).toBe('✓ Ana ✉ 09:00 Check-up')
    expect(read(1, 33, true)).toBe('✓ Ana ✉ 09:00 Check-up')
  })

  it('leave the name a line of its own, and begin a third only where it is seen whole', () => {
    expect(read(2, 40)).toBe('✓ 09:00\nAna ✉ Check-up')
    expect(read(2, 53)).toBe('✓ 09:00\nAna ✉\nCheck-up')
    expect(read(1, 53, true)).toBe('✓ 09:00\nAna ✉\nCheck-up')
  })
})
