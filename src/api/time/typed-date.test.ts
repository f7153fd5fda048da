import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTypedDate } from './typed-date.ts'
import { addDays, daysBetween, isDate, weekday } from './week.ts'

const today = '2026-11-20' // a Friday

describe('readTypedDate', () => {
  it.each([
    ['today', '2026-11-20'],
    ['Mañana', '2026-11-21'],
    ['ayer', '2026-11-19'],
    ['12 Dec', '2026-12-12'],
    ['dec 12', '2026-12-12'],
    ['go to date 12 Dec', '2026-12-12'],
    ['ir al 12 de diciembre', '2026-12-12'],
    ['12 dic. 2027', '2027-12-12'],
    ['12 de marzo del 2028', '2028-03-12'],
    ['December 1st, 2026', '2026-12-01'],
    ['3 enero', '2027-01-03'],
    ['20 nov', '2026-11-20'],
    ['19 nov', '2027-11-19'],
    ['29 feb', '2028-02-29'],
    ['Sat 12 Dec', '2026-12-12'],
    ['mar 3', '2027-03-03'],
    ['monday', '2026-11-23'],
    ['day after tomorrow', '2026-11-22'],
    ['pasado mañana', '2026-11-22'],
    ['next week', '2026-11-27'],
    ['la semana que viene', '2026-11-27'],
    ['el jueves que viene', '2026-11-26'],
    ['dentro de 3 días', '2026-11-23'],
    ['el viernes', '2026-11-27'],
    ['próximo miércoles', '2026-11-25'],
    ['12/1', '2027-01-12'],
    ['12/01/27', '2027-01-12'],
    ['24.12.', '2026-12-24'],
    ['2026-02-28', '2026-02-28'],
    ['2026/11/23', '2026-11-23'],
    ['2026-1-5', '2026-01-05'],
    ['11/23/2026', '2026-11-23'],
    ['in 3 days', '2026-11-23'],
    ['en 2 semanas', '2026-12-04'],
    ['+7', '2026-11-27'],
  ])('%s is %s', (text, date) => {
    expect(readTypedDate(text, today)).toBe(date)
  })

  it.each(['', 'dec', 'ma', 'Marta Cano', '31 feb', '12', '13/13', '2026-02-30', 'in 3', '99 dec', '12 de', 'may'])(
    '%s is no date',
    (text) => {
      expect(readTypedDate(text, today)).toBeUndefined()
    },
  )

  it('reads numbers with the month first where people write so', () => {
    expect(readTypedDate('3/4', today, true)).toBe('2027-03-04')
    expect(readTypedDate('3/4', today)).toBe('2027-04-03')
    expect(readTypedDate('25/12', today, true)).toBe('2026-12-25')
  })

  const anyDay = fc.integer({ min: -4000, max: 20_000 }).map((days) => addDays('2020-01-01', days))

  it('finds the next such day, and never one that is over', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 364 }), (day, ahead) => {
        const wished = addDays(day, ahead)
        const english = new Date(`${wished}T00:00:00Z`).toLocaleDateString('en-GB', {
          day: 'numeric',
          month: 'short',
          timeZone: 'UTC',
        })
        expect(readTypedDate(english, day)).toBe(wished)
        const spanish = new Date(`${wished}T00:00:00Z`).toLocaleDateString('es-ES', {
          day: 'numeric',
          month: 'long',
          timeZone: 'UTC',
        })
        expect(readTypedDate(spanish, day)).toBe(wished)
      }),
    )
  })

  it('takes a weekday for the next one after today, at most a week ahead', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 7 }), (day, iso) => {
        const name = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, iso))
        const found = readTypedDate(name, day) ?? ''
        expect(weekday(found) + 1).toBe(iso)
        expect(daysBetween(day, found)).toBeGreaterThan(0)
        expect(daysBetween(day, found)).toBeLessThanOrEqual(7)
      }),
    )
  })

  it('answers a date or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = readTypedDate(text, today)
        expect(found === undefined || isDate(found)).toBe(true)
      }),
    )
  })
})
