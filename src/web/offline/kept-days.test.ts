import { expect, test } from 'vitest'
import type { JsonObject } from '#api/contract/json-object.ts'
import { contract } from '#api/contract/table.ts'
import { answerByDays, daysAround, type KeptDays, withoutRecord, withRecord } from './kept-days.ts'

const row = (id: string, day: string, more: object = {}): JsonObject => ({
  id,
  startDate: `2026-03-${day}T09:00:00.000Z`,
  endDate: `2026-03-${day}T09:30:00.000Z`,
  calendarIds: ['ana'],
  status: 'confirmed',
  blocked: false,
  version: 1,
  ...more,
})
const days: KeptDays = {
  from: '2026-03-01T00:00:00.000Z',
  to: '2026-03-10T00:00:00.000Z',
  rows: [row('b', '03', { status: 'pending' }), row('a', '02'), row('x', '02', { blocked: true })],
}
const list = (query: object) => {
  const answer = answerByDays(days, contract.appointmentsV2.list, { query })
  return answer && (answer as { items: JsonObject[] }).items.map(({ id }) => id)
}
const both = { startDate: '2026-03-02T00:00:00.000Z', endDate: '2026-03-04T00:00:00.000Z' }

test('answers a list of days that are kept, in their order, and one appointment by its id', () => {
  expect(list({ ...both, blocked: true })).toEqual(['a', 'x', 'b'])
  expect(list({ ...both, endDate: '2026-03-03T00:00:00.000Z', blocked: true })).toEqual(['a', 'x'])
  expect(answerByDays(days, contract.appointmentsV2.get, { params: { id: 'b' } })).toBe(days.rows[0])
  expect(answerByDays(days, contract.appointmentsV2.get, { params: { id: 'gone' } })).toBeUndefined()
})

test('narrows as the service does: without blocks, to a status, to a page, to fields', () => {
  expect(list(both)).toEqual(['a', 'b'])
  expect(list({ ...both, status: 'pending' })).toEqual(['b'])
  expect(list({ ...both, blocked: true, page: 2, limit: 2 })).toEqual(['b'])
  const answer = answerByDays(days, contract.appointmentsV2.list, { query: { ...both, fields: ['status'] } })
  expect(answer).toEqual({
    items: [
      { id: 'a', status: 'confirmed' },
      { id: 'b', status: 'pending' },
    ],
    total: 2,
  })
})

test.each([
  ['days that are not kept', { startDate: '2026-02-28T00:00:00.000Z', endDate: '2026-03-03T00:00:00.000Z' }],
  ['time without an end', { startDate: '2026-03-02T00:00:00.000Z' }],
  ['a filter that only the service understands', { ...both, search: 'Ana' }],
])('tells nothing of %s rather than half of it', (_, query) => {
  expect(list({ ...query, blocked: true })).toBeUndefined()
})

test('covers yesterday to the seventh day after today, whatever the hour and the clock', () => {
  for (const hour of [0, 6, 12, 23]) {
    const now = Date.parse(`2026-03-29T${String(hour).padStart(2, '0')}:30:00Z`)
    const { start, end } = daysAround(now)
    for (const offset of [-12, 0, 14]) {
      const today = Math.floor((now + offset * 3_600_000) / 86_400_000) * 86_400_000 - offset * 3_600_000
      expect(start).toBeLessThanOrEqual(today - 86_400_000)
      expect(end).toBeGreaterThanOrEqual(today + 8 * 86_400_000)
    }
  }
})

test('takes a record in, exchanges it, and lets it go where it leaves the days', () => {
  const ids = ({ rows }: KeptDays) => rows.map(({ id }) => String(id)).toSorted()
  expect(ids(withRecord(days, row('new', '05')))).toEqual(['a', 'b', 'new', 'x'])
  const changed = withRecord(days, row('a', '02', { status: 'cancelled' }))
  expect(changed.rows.find(({ id }) => id === 'a')?.status).toBe('cancelled')
  expect(ids(withRecord(days, row('a', '20')))).toEqual(['b', 'x'])
  expect(ids(withoutRecord(days, 'a'))).toEqual(['b', 'x'])
})
