import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['First Visit', 'first-visit'],
  ['  Révision — 30 min.  ', 'revision-30-min'],
  ['Straßenbahn', 'strassenbahn'],
  ['診察', ''],
])('%s → %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('is a slug or nothing, and the slug of a slug is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const slug = slugOf(name)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slug.length).toBeLessThanOrEqual(100)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})
