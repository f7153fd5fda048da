import { expect, test } from 'vitest'
import type { Try } from './history.ts'
import { silencesOf } from './silences.ts'

const tried = (began: number, ended: number, outcome: Try['outcome'] = 'done'): Try => ({
  client: 1,
  kind: 'book',
  mark: String(began),
  began,
  ended,
  outcome,
})

test('of each kind of blow the longest time without a write is told, and the longest wait', () => {
  const struck = [
    { act: 'kill', began: 1000, ended: 9000 },
    { act: 'kill', began: 20_000, ended: 21_000 },
    { act: 'pause', began: 30_000, ended: 31_000 },
  ]
  const tries = [
    tried(800, 900),
    tried(1100, 6100, 'refused'),
    tried(6000, 6400),
    tried(8000, 9500),
    tried(19_900, 20_500),
    tried(20_600, 22_000),
    tried(29_000, 29_500),
  ]
  expect(silencesOf(struck, tries)).toEqual([
    { act: 'kill', blows: 2, withoutWrites: 11, longestAnswer: 5 },
    { act: 'pause', blows: 1, withoutWrites: 1.5, longestAnswer: 0 },
  ])
})
