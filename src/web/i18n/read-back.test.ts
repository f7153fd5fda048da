import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDate, readDateTime, readTimeOfDay } from '#api/time/typed-date-time.ts'
import { addDays } from '#api/time/week.ts'
import { createFormat } from './format.ts'
import type { HourCycle } from './preferences.ts'

const locales = fc.constantFrom('en-US', 'en-GB', 'es', 'es-ES', 'es-MX', 'es-AR', 'en-CA', 'en-AU', 'en-ZA')
const hours = fc.constantFrom<HourCycle>('auto', '12', '24')
const formats = fc.tuple(locales, hours).map(([locale, cycle]) => createFormat(locale, cycle))
/** Days that a short year of two digits can say. */
const days = fc.integer({ min: 0, max: 36_523 }).map((count) => addDays('2000-01-01', count))
const two = (value: number) => String(value).padStart(2, '0')
const times = fc.integer({ min: 0, max: 1439 }).map((at) => `${two(Math.floor(at / 60))}:${two(at % 60)}`)
const today = '2026-11-20'

test('a date is read back from every form in which it is written whole', () => {
  fc.assert(
    fc.property(formats, days, fc.constantFrom('short', 'medium', 'long', 'numeric'), (format, day, style) => {
      const { monthFirst } = format
      expect(readDate(format.plainDate(day, style), { today, monthFirst })).toBe(day)
    }),
  )
})

test('a time is read back in 12 and in 24 hours', () => {
  fc.assert(
    fc.property(formats, times, (format, time) => {
      expect(readTimeOfDay(format.clock(time))).toBe(time)
    }),
  )
})

test('a date with its time is read back as it stands in a field', () => {
  fc.assert(
    fc.property(formats, days, times, (format, date, time) => {
      const { monthFirst } = format
      expect(readDateTime(format.plainDateTime(`${date}T${time}`), { today, monthFirst })).toEqual({ date, time })
    }),
  )
})

test('a field shows all digits of a date, in the order of the locale', () => {
  const letters = { day: 'DD', month: 'MM', year: 'YYYY' }
  const shown = (locale: string) => {
    const format = createFormat(locale)
    return [format.plainDate('2026-03-04', 'numeric'), format.datePattern(letters), format.monthFirst]
  }
  expect(shown('en-US')).toEqual(['03/04/2026', 'MM/DD/YYYY', true])
  expect(shown('en-GB')).toEqual(['04/03/2026', 'DD/MM/YYYY', false])
  expect(shown('es')).toEqual(['04/03/2026', 'DD/MM/YYYY', false])
  expect(['en-US', 'en-GB', 'es'].map((locale) => createFormat(locale).halves)).toEqual([true, false, false])
})
