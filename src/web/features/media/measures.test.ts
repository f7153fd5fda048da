import { expect, test } from 'vitest'
import { narrowMedia } from './list-url.ts'
import { playLength, shapeOfMedium, fileWeight } from './measures.ts'

test('sides, lengths and sizes have a word, and what was never measured has none', () => {
  const shape = (width: number | null, height: number | null) => shapeOfMedium({ width, height })
  expect([shape(16, 9), shape(9, 16), shape(100, 98), shape(null, 9), shape(0, 0)]).toEqual([
    'landscape',
    'portrait',
    'square',
    undefined,
    undefined,
  ])
  expect([59, 60, 600, 601, null].map((duration) => playLength({ duration }))).toEqual([
    'short',
    'medium',
    'medium',
    'long',
    undefined,
  ])
  expect([999_999, 1_000_000, 10_000_001, null].map((size) => fileWeight({ size }))).toEqual([
    'small',
    'medium',
    'large',
    undefined,
  ])
})

test('a medium must have one of the tags, and fit each measure that is asked for', () => {
  const none = { only: [], tag: [], color: [], shape: [], length: [], size: [] }
  const medium = {
    name: 'Knee',
    environment: { tags: ['Rehab'] },
    width: 9,
    height: 16,
    size: 5,
    duration: null,
    colors: ['blue', 'white'],
  } as never
  const keeps = (asked: Partial<typeof none> | object) => narrowMedia({ ...none, ...asked }).keep(medium)
  expect(keeps({})).toBe(true)
  expect(keeps({ tag: ['Rehab', 'Old'] })).toBe(true)
  expect(keeps({ tag: ['Old'] })).toBe(false)
  expect(keeps({ shape: ['portrait'], size: ['small', 'large'] })).toBe(true)
  expect(keeps({ shape: ['portrait'], size: ['large'] })).toBe(false)
  expect(keeps({ color: ['red', 'white'] })).toBe(true)
  expect(keeps({ color: ['red'] })).toBe(false)
  // What nobody measured is not short either.
  expect(keeps({ length: ['short'] })).toBe(false)
  expect(narrowMedia(none).value).toBe('')
  expect(narrowMedia({ ...none, tag: ['Rehab'], shape: ['square'] }).value).toBe('tag:Rehab,shape:square')
})
