import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyTemplate, type Room } from '#api/contract/rooms.ts'
import { labelChanges, labelCounts, labelsAfter } from './labelling.ts'
import { narrowRooms, NO_PRESET, ROOMS_URL, type RoomsUrl } from './list-url.ts'

const id = '00000000-0000-4000-8000-000000000001'
const roomWith = (template: Partial<Room['template']>): Room => ({
  id,
  publicId: 'abcdefghjk',
  organizationId: id,
  createdAt: '2026-03-02T12:00:00.000Z',
  updatedAt: '2026-03-02T12:00:00.000Z',
  version: 1,
  origin: null,
  template: { ...emptyTemplate(), name: 'Room', ...template },
})
const labels = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))

test('a label that was added is there once, one that was taken away is gone, and the others keep their order', () => {
  fc.assert(
    fc.property(
      labels,
      fc.constantFrom('a', 'x'),
      fc.constantFrom('add' as const, 'remove' as const),
      (had, label, verb) => {
        const room = roomWith({ labels: had })
        const after = labelsAfter(verb, label, room)
        expect(after.filter((it) => it === label)).toHaveLength(verb === 'add' ? 1 : 0)
        expect(after.filter((it) => it !== label)).toEqual(had.filter((it) => it !== label))
        expect(labelChanges(verb, label, room)).toBe(after.length !== had.length)
      },
    ),
  )
})

test('labels are counted by room, the most frequent first', () => {
  const rooms = [['a', 'b'], ['b'], ['c', 'b', 'a']].map((each) => roomWith({ labels: each }))
  expect(labelCounts(rooms)).toEqual([
    ['b', 3],
    ['a', 2],
    ['c', 1],
  ])
})

const urlWith = (change: Partial<RoomsUrl>): RoomsUrl => ({
  search: '',
  page: 1,
  limit: 20,
  sort: null,
  columns: [],
  widths: {},
  density: 'comfortable',
  preset: ROOMS_URL.preset.fallback,
  label: ROOMS_URL.label.fallback,
  person: ROOMS_URL.person.fallback,
  ...change,
})

test.each([
  [{}, true],
  [{ preset: id }, true],
  [{ preset: NO_PRESET }, false],
  [{ label: 'VIDEO' }, true],
  [{ label: 'vid' }, false],
  [{ person: 'elena' }, true],
  [{ person: 'Élena' }, true],
  [{ person: 'desk@' }, true],
  [{ person: 'nobody' }, false],
  [{ preset: id, person: 'nobody' }, false],
])('a room is kept by %j: %s', (change, kept) => {
  const room = roomWith({
    presetId: id,
    labels: ['video'],
    adminUserEmail: 'desk@clinic.example',
    actors: [{ name: 'Dr. Elena Vidal', role: 'host' }],
  })
  const { value, keep } = narrowRooms(urlWith(change))
  expect(keep(room)).toBe(kept)
  expect(value === '').toBe(Object.keys(change).length === 0)
})
