import { describe, expect, test } from 'vitest'
import { appointment, at } from '../../../commands/appointments/testing/clinic.ts'
import { paperLines, printedEntry } from './since-print.ts'

const ana = { id: 'Ana', zone: 'UTC' }
const date = '2026-03-02'
const iso = (clock: string) => new Date(at(clock)).toISOString()
const one = (id: string, from: string, to: string, more = {}) =>
  appointment({ id, startDate: iso(from), endDate: iso(to), ...more })

const early = one('early', '09:00', '09:30')
const late = one('late', '11:00', '11:30')
const print = { entries: [late, early].map(printedEntry) }
const known = (...now: (typeof early | { id: string; gone: true })[]) =>
  new Map(now.map((it) => ['gone' in it ? it.id : it.id, 'gone' in it ? null : it]))
const told = (now: ReturnType<typeof known>, day = date) =>
  paperLines(print, ana, day, now).map(({ id, since }) => [id, since])

describe('a printed day', () => {
  test('stands in the order of the paper, the same as long as nothing happens', () => {
    expect(told(known(early, late))).toEqual([
      ['early', 'same'],
      ['late', 'same'],
    ])
    expect(told(known(early, late), '2026-03-03')).toEqual([])
  })

  test('tells what moved, was canceled, changed, was marked or is gone, each in its place on the paper', () => {
    const moved = one('early', '15:00', '15:30', { version: 9 })
    const toBen = { ...early, calendarIds: ['Ben'], version: 9 }
    const marked = { ...late, subStatus: 'arrived', version: 9 }
    expect(told(known(moved, marked))).toEqual([
      ['early', 'moved'],
      ['late', 'marked'],
    ])
    expect(told(known(toBen, { ...late, version: 9 }))).toEqual([
      ['early', 'moved'],
      ['late', 'changed'],
    ])
    expect(told(known({ ...early, status: 'cancelled' }, { id: 'late', gone: true }))).toEqual([
      ['early', 'canceled'],
      ['late', 'gone'],
    ])
  })

  test('has what came since behind the paper, unless it was canceled or is somebody else’s', () => {
    const added = one('added', '08:00', '08:30')
    const canceled = one('other', '12:00', '12:30', { status: 'cancelled' })
    const elsewhere = one('ben', '12:00', '12:30', { calendarIds: ['Ben'] })
    expect(told(known(early, late, added, canceled, elsewhere))).toEqual([
      ['early', 'same'],
      ['late', 'same'],
      ['added', 'added'],
    ])
  })

  test('knows nothing of what has not been read', () => {
    expect(told(known())).toEqual([
      ['early', 'same'],
      ['late', 'same'],
    ])
  })
})
