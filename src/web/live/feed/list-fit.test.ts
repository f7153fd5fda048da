import { expect, test } from 'vitest'
import { holds, keepsPlace, narrowed } from './list-fit.ts'

const visit = {
  id: '1',
  startDate: '2026-03-02T10:00:00.000Z',
  endDate: '2026-03-02T10:30:00.000Z',
  status: 'pending',
  subStatus: null,
  calendarIds: ['a', 'b'],
  blocked: false,
  title: 'Visit',
}
const day = { startDate: '2026-03-02T00:00:00.000Z', endDate: '2026-03-03T00:00:00.000Z' }

test('a time holds what touches it, its ends left out', () => {
  const touching = { startDate: visit.endDate, endDate: '2026-03-02T12:00:00.000Z' }
  expect(holds(day, visit)).toBe(true)
  expect(holds(touching, visit)).toBe(false)
  expect(holds({ ...touching, startDate: '2026-03-02T10:29:00.000Z' }, visit)).toBe(true)
  expect(holds({ startDate: '2026-03-02T09:00:00.000Z', endDate: visit.startDate }, visit)).toBe(false)
})

test('every filter must hold, and of one that is not known only the service can tell', () => {
  const query = { ...day, status: 'pending', calendarId: 'b', blocked: true, page: 1, fields: ['title'] }
  expect(holds(query, visit)).toBe(true)
  expect(holds({ ...query, status: 'confirmed' }, visit)).toBe(false)
  expect(holds({ ...query, subStatus: 'waiting' }, visit)).toBe(false)
  expect(holds({ ...query, calendarId: 'c' }, visit)).toBe(false)
  expect(holds({ ...query, search: 'Vis' }, visit)).toBeUndefined()
  expect(holds(day, { ...visit, blocked: true })).toBeUndefined()
})

test('a row keeps its place unless it changed in what the list is searched, narrowed or ordered by', () => {
  const page = { page: 2, limit: 20, sort: 'title' }
  const confirmed = { ...visit, status: 'confirmed', version: 2, updatedAt: 'later' }
  expect(keepsPlace(page, visit, confirmed)).toBe(true)
  expect(keepsPlace(page, visit, { ...visit, title: 'Other' })).toBe(false)
  expect(keepsPlace({ ...page, status: 'pending' }, visit, confirmed)).toBe(false)
  expect(keepsPlace({ ...page, search: 'x' }, visit, confirmed)).toBe(false)
  expect(keepsPlace({ ...page, sort: '-updatedAt' }, visit, confirmed)).toBe(false)
  expect(keepsPlace({ ...page, calendarId: 'a' }, visit, { ...visit, calendarIds: ['b'] })).toBe(false)
  expect(keepsPlace({ page: 2 }, visit, { ...visit, startDate: visit.endDate })).toBe(false)
})

test('a list of some fields keeps to them', () => {
  expect(narrowed({ fields: ['title'] }, visit)).toEqual({ id: '1', title: 'Visit' })
  expect(narrowed({}, visit)).toBe(visit)
})
