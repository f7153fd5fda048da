// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { appointment } from './testing/clinic.ts'
import { clearHistory, forgetWrites, isStill, ownWrites, recordWrite, subscribeWrites, writesOf } from './history.ts'

const noon = Date.parse('2026-03-02T12:00:00.000Z')
const HOUR = 3_600_000
const confirmed = {
  appointmentId: 'a',
  kind: 'changed' as const,
  before: { status: 'pending' as const },
  after: { status: 'confirmed' as const },
}

afterEach(() => localStorage.clear())

describe('the history of this browser', () => {
  test('keeps the writes of each appointment and connection apart, newest first', () => {
    recordWrite('one', confirmed, noon)
    recordWrite('one', { ...confirmed, appointmentId: 'b' }, noon)
    recordWrite('one', { ...confirmed, kind: 'cancelled' }, noon + 1)
    recordWrite('two', confirmed, noon)
    expect(writesOf(ownWrites('one'), 'a', noon + 2).map(({ kind }) => kind)).toEqual(['cancelled', 'changed'])
    expect(ownWrites('two')).toHaveLength(1)
  })

  test('forgets within a day, on masking and on signing out', () => {
    recordWrite('one', confirmed, noon)
    expect(writesOf(ownWrites('one'), 'a', noon + 23 * HOUR)).toHaveLength(1)
    expect(writesOf(ownWrites('one'), 'a', noon + 24 * HOUR)).toEqual([])
    recordWrite('one', { ...confirmed, appointmentId: 'b' }, noon + 25 * HOUR)
    expect(ownWrites('one')).toHaveLength(1)
    forgetWrites('one', 'b')
    expect(localStorage.length).toBe(0)
    recordWrite('one', confirmed, noon)
    clearHistory('one')
    expect(localStorage.length).toBe(0)
  })

  test('answers the same list until something is written, and tells of it', () => {
    let told = 0
    const leave = subscribeWrites(() => told++)
    const before = ownWrites('one')
    expect(ownWrites('one')).toBe(before)
    recordWrite('one', confirmed, noon)
    expect(told).toBe(1)
    expect(ownWrites('one')).not.toBe(before)
    leave()
    recordWrite('one', confirmed, noon)
    expect(told).toBe(1)
  })

  test('survives spoilt text', () => {
    localStorage.setItem('fd.own-writes.one', '{')
    expect(ownWrites('one')).toEqual([])
  })
})

test('a change can be taken back while its fields still have the values that it gave them', () => {
  const write = { ...confirmed, id: '1', at: '2026-03-02T12:00:00.000Z' }
  expect(isStill(appointment({ status: 'confirmed' }), write)).toBe(true)
  expect(isStill(appointment({ status: 'cancelled' }), write)).toBe(false)
  expect(isStill(appointment({ status: 'confirmed' }), { ...write, kind: 'cancelled' })).toBe(false)
})
