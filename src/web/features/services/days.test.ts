import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dateRange } from '#api/time/week.ts'
import { afterChoosing, holdsDay, withDays, withoutDays } from './days.ts'
import type { BookableDays } from './service-form-values.ts'

const FIRST = '2026-02-20'
const ALL = dateRange(FIRST, 40)
const anyDays = fc
  .tuple(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 0, max: 9 }))
  .map(([from, more]): BookableDays => ({ from: addDays(FIRST, from), to: addDays(FIRST, from + more) }))
const anyList = fc.array(anyDays, { maxLength: 5 })
const datesOf = (list: readonly BookableDays[]) => ALL.filter((date) => holdsDay(list, date))

test('adding and taking away days changes exactly those days', () => {
  fc.assert(
    fc.property(anyList, anyDays, (list, days) => {
      const chosen = ALL.filter((date) => days.from <= date && date <= days.to)
      const before = datesOf(list)
      expect(datesOf(withDays(list, days))).toEqual(ALL.filter((it) => before.includes(it) || chosen.includes(it)))
      expect(datesOf(withoutDays(list, days))).toEqual(before.filter((it) => !chosen.includes(it)))
    }),
  )
})

test('what is left are as few ranges as will do, in order', () => {
  fc.assert(
    fc.property(anyList, anyDays, (list, days) => {
      const result = withDays(list, days)
      for (const [at, next] of result.slice(1).entries()) {
        expect(next.from > addDays(result[at]?.to ?? '', 1)).toBe(true)
      }
    }),
  )
})

test('choosing the same days again takes them out, and a row that is being typed stays', () => {
  const days = { from: '2026-03-01', to: '2026-03-03' }
  const typed = { from: '2026-05-01', to: '' }
  const once = afterChoosing({ include: [typed], exclude: [days] }, 'include', days)
  expect(once).toEqual({ include: [days, typed], exclude: [] })
  expect(afterChoosing(once, 'include', days)).toEqual({ include: [typed], exclude: [] })
  const middle = { from: '2026-03-02', to: '2026-03-02' }
  expect(afterChoosing(once, 'exclude', middle)).toEqual({ include: [days, typed], exclude: [middle] })
})
