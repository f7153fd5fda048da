import { expect, test } from 'vitest'
import { MASKED } from '#api/contract/choices.ts'
import type { ChangedResource } from '#api/contract/changes.ts'
import type { JournalEntry } from './entries.ts'
import { RECORD_ROWS } from './record-rows.ts'
import { type CurrentRecord, recordWayBack, type WayBack } from './way-back.ts'

const entry = (more: Partial<JournalEntry>): JournalEntry => ({
  key: '1',
  at: '2027-03-10T09:00:00.000Z',
  resource: 'services',
  id: 'a',
  version: 2,
  operation: 'services.update',
  before: { name: 'Visit', updatedAt: '2027-03-01T09:00:00.000Z', version: 1 },
  after: { name: 'Check-up', color: '#112233', updatedAt: '2027-03-10T09:00:00.000Z', version: 2 },
  ...more,
})
const way = (of: JournalEntry, current: CurrentRecord | null | undefined): WayBack | undefined => {
  const rows = RECORD_ROWS[of.resource]
  if (!rows) throw new Error(`${of.resource} has no rows`)
  return recordWayBack(of, rows, current)
}
const now = { name: 'Check-up', color: '#112233', duration: 30, version: 5 }

test('a change is set back as long as what it set still stands', () => {
  expect(way(entry({}), now)).toEqual({ is: 'set', fields: { name: 'Visit', color: null } })
  expect(way(entry({}), { ...now, name: 'Visit' })).toEqual({ is: 'none', why: 'changed', fields: ['name'] })
  expect(way(entry({}), null)).toEqual({ is: 'none', why: 'deleted' })
  expect(way(entry({}), undefined)).toBeUndefined()
})

test('what was created is deleted while nobody changed it, and what was deleted is not made up', () => {
  const created = entry({ before: null, version: 1 })
  expect(way(created, { ...now, version: 1 })).toEqual({ is: 'remove' })
  expect(way(created, now)).toEqual({ is: 'none', why: 'changed', fields: [] })
  expect(way(entry({ after: null }), null)).toEqual({ is: 'none', why: 'anew' })
  // Nobody deletes a person.
  expect(way(entry({ resource: 'people', before: null, version: 1 }), { ...now, version: 1 })).toBeUndefined()
})

test('what no change sets as a whole, and what was masked, is left to the page of the record', () => {
  const room = { before: { template: { title: 'A' } }, after: { template: { title: 'A', lang: 'en' } } }
  expect(way(entry({ resource: 'rooms', ...room }), { template: { title: 'A', lang: 'en' } })).toBeUndefined()
  const disabled = { before: { disabledAt: null }, after: { disabledAt: '2027-03-10T09:00:00.000Z' } }
  expect(way(entry({ resource: 'people', ...disabled }), { ...disabled.after })).toBeUndefined()
  expect(way(entry({ before: { name: MASKED } }), now)).toEqual({ is: 'none', why: 'masked' })
})

test('every kind of record that a form changes has its way back', () => {
  const changed: ChangedResource[] = [
    'calendars',
    'services',
    'serviceTypes',
    'weeklySchedules',
    'closures',
    'presets',
    'rooms',
    'multimedia',
    'people',
  ]
  expect(Object.keys(RECORD_ROWS).toSorted()).toEqual(changed.toSorted())
})
