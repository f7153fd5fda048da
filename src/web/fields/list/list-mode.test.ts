import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_HERE } from './arrange.ts'
import { listMode, type ListFacts, type ListMode } from './list-mode.ts'

const NOTHING: ListFacts = { gathered: false, arranges: false, inOnePage: false, total: null, held: undefined }

test.each<[string, Partial<ListFacts>, ReturnType<typeof listMode>]>([
  ['the order of the service', {}, 'paged'],
  ['the order of the service, however long', { total: MOST_HERE + 1 }, 'paged'],
  ['one answer with everything', { inOnePage: true, total: 3, held: 3 }, 'local'],
  ['an order of the page, nothing counted yet', { arranges: true }, 'reading-all'],
  ['an order of the page over many pages', { arranges: true, total: MOST_HERE }, 'reading-all'],
  ['an order of the page with everything read', { arranges: true, total: 40, held: 40 }, 'local'],
  ['an order of the page over one answer', { arranges: true, inOnePage: true, total: 3, held: 3 }, 'local'],
  ['more than can be read', { arranges: true, total: MOST_HERE + 1 }, 'too-many'],
  ['more than can be read, told only by reading', { arranges: true, held: MOST_HERE + 1 }, 'too-many'],
  ['records put together here, none yet', { gathered: true }, 'reading-all'],
  ['records put together here, however many', { gathered: true, held: MOST_HERE + 1 }, 'local'],
  ['too many of them to order', { gathered: true, arranges: true, held: MOST_HERE + 1 }, 'too-many'],
])('%s', (_, facts, mode) => {
  expect(listMode({ ...NOTHING, ...facts })).toBe(mode)
})

test('what is ordered here is here, and what is refused was asked for', () => {
  const count = fc.integer({ min: 0, max: 2 * MOST_HERE })
  const facts = fc.record({
    gathered: fc.boolean(),
    arranges: fc.boolean(),
    inOnePage: fc.constant(false),
    total: fc.option(count),
    held: fc.option(count, { nil: undefined }),
  })
  const holds: Record<ListMode, (it: ListFacts) => boolean> = {
    paged: ({ gathered, arranges }) => !gathered && !arranges,
    'reading-all': ({ held }) => held === undefined,
    local: ({ held }) => held !== undefined,
    'too-many': ({ arranges }) => arranges,
  }
  expect(() => fc.assert(fc.property(facts, (it) => holds[listMode(it)](it)))).not.toThrow()
})
