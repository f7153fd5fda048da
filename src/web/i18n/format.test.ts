import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { createFormat, firstWeekday } from './format.ts'
import { pickDirection, pickFormatLocale, pickLocale } from './locales.ts'

// Narrow and no-break spaces differ between versions of the locale data; the words do not.
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0\u2009]/g, ' ')

const en = createFormat('en-GB')
const us = createFormat('en-US')
const es = createFormat('es')
const at = '2026-11-20T23:30:00.000Z'

test('an instant is shown in the zone that was asked for', () => {
  expect(en.date(at, 'Europe/Madrid')).toBe('21 Nov 2026')
  expect(en.date(at, 'America/New_York')).toBe('20 Nov 2026')
  expect(en.time(at, 'Europe/Madrid')).toBe('00:30')
  expect(plain(us.time(at, 'America/New_York'))).toBe('6:30 PM')
})

test('a time keeps its half of the day on its line, alone and in a span', () => {
  const end = '2026-11-21T01:00:00.000Z'
  for (const clock of [us, createFormat('en-GB', '12'), createFormat('es', '12')]) {
    const said = [clock.time(at, 'UTC'), clock.clock('16:30'), clock.hour(8), clock.dateTime(at, 'UTC')]
    for (const text of [...said, clock.timeRange(at, end, 'America/New_York')])
      expect(text).not.toMatch(/ [ap]\.?\s?m/i)
  }
})

test('every form of an instant is understood', () => {
  const ms = Date.parse(at)
  for (const form of [at, ms, new Date(ms), { epochMilliseconds: ms }]) expect(en.time(form, 'UTC')).toBe('23:30')
})

test('a language is named in the language of the reader, and what is none stays as it is', () => {
  expect([en.language('es'), createFormat('es').language('es'), en.language('Español!')]).toEqual([
    'Spanish',
    'español',
    'Español!',
  ])
})

test('the choice of 12 or 24 hours beats the locale', () => {
  expect(createFormat('en-US', '24').time(at, 'UTC')).toBe('23:30')
  expect(createFormat('en-US', '24').time('2026-11-20T00:05:00Z', 'UTC')).toBe('00:05')
  expect(plain(createFormat('en-GB', '12').time(at, 'UTC')).toLowerCase()).toBe('11:30 pm')
  expect(plain(createFormat('es', '12').clock('12:30'))).toBe('12:30 p. m.')
  expect(plain(createFormat('es', '12').clock('00:05'))).toBe('12:05 a. m.')
})

test('a calendar date does not shift', () => {
  expect(en.plainDate('2026-03-29', 'long')).toMatch(/^Sunday,? 29 March 2026$/)
  expect(es.plainDate('2026-03-29', 'month')).toBe('marzo de 2026')
})

test('what is no date is a dash, not an exception', () => {
  expect(en.date('soon', 'UTC')).toBe('—')
  expect(en.plainDate('2026-99-99')).toBe('—')
  expect(en.timeRange('x', 'y', 'UTC')).toBe('—')
  expect(en.relative('x', at)).toBe('—')
})

test('a span over midnight is two times, and one of a day or longer has its dates', () => {
  const range = (format: typeof en, to: string, from = '2027-01-13T23:30:00Z') =>
    plain(format.timeRange(from, to, 'UTC'))
  expect(range(en, '2027-01-14T00:30:00Z')).toBe('23:30–00:30')
  expect(range(en, '2027-01-14T00:00:00Z')).toBe('23:30–24:00')
  expect(range(us, '2027-01-14T00:30:00Z')).toBe('11:30 PM – 12:30 AM')
  expect(range(us, '2027-01-14T00:00:00Z')).toBe('11:30 PM – 12:00 AM')
  expect(range(es, '2027-01-14T00:00:00Z')).toBe('23:30–24:00')
  expect(range(en, '2027-01-13T23:45:00Z')).toBe('23:30–23:45')
  expect(range(en, '2027-01-14T23:30:00Z')).toContain('14/01/2027')
  // The zone says when midnight is.
  expect(en.timeRange('2027-01-13T22:30:00Z', '2027-01-13T23:00:00Z', 'Europe/Madrid')).toBe('23:30–24:00')
})

test('lengths, sizes and distances are words', () => {
  expect(plain(en.minutes(90))).toBe('1 hr 30 mins')
  expect(plain(en.minutes(45))).toBe('45 mins')
  expect(plain(es.minutes(60))).toBe('1 h')
  expect([us, en, es].map((it) => plain(it.wholeHours(54 * 60 + 20)))).toEqual(['54 hr', '54 hrs', '54 h'])
  expect(plain(en.bytes(1_500_000))).toBe('1.5 MB')
  expect(plain(en.bytes(0))).toBe('0 bytes')
  expect(plain(en.bytes(857))).toBe('857 bytes')
  expect(en.relative('2026-11-21T23:30:00Z', at)).toBe('tomorrow')
  expect(en.relative('2026-11-20T21:30:00Z', at)).toBe('2 hours ago')
})

test('a distance that stands alone begins as a sentence does, and one inside of a sentence does not', () => {
  const later = '2026-11-26T23:30:00Z'
  expect([us.relativeAlone(later, at), us.relative(later, at)]).toEqual(['In 6 days', 'in 6 days'])
  expect([es.relativeAlone(at, later), es.relative(at, later)]).toEqual(['Hace 6 días', 'hace 6 días'])
  expect(us.relativeAlone('2026-11-21T23:30:00Z', at)).toBe('Tomorrow')
  // Which day “next week” is nobody can tell.
  const days = (count: number) => Date.parse(String(at)) + count * 86_400_000
  expect([7, 13, 14, -7].map((count) => us.relativeAlone(days(count), at))).toEqual([
    'In 7 days',
    'In 13 days',
    'In 2 weeks',
    '7 days ago',
  ])
  expect(us.relativeAlone('x', at)).toBe('—')
  expect(us.alone('from Nov 18')).toBe('From Nov 18')
  expect(es.alone('él')).toBe('Él')
})

test('no seconds are counted, since the clock of a page goes on by half minutes; what was just made is not said to come', () => {
  const now = Date.parse('2026-11-20T10:00:00Z')
  const told = [-61, -59, -4, 0, 4, 29, 31, 59, 61].map((seconds) => us.relativeAlone(now + seconds * 1000, now))
  expect(told.slice(0, 6)).toEqual(['1 minute ago', '1 minute ago', 'Now', 'Now', 'Now', 'Now'])
  expect(told.slice(6)).toEqual(['In 1 minute', 'In 1 minute', 'In 1 minute'])
  expect(es.relativeAlone(now - 46_000, now)).toBe('Hace 1 minuto')
  expect([-30, 30].map((seconds) => us.relativeAlone(now + seconds * 1000, now))).toEqual(['Now', 'Now'])
})

test('weeks begin where the locale begins them', () => {
  expect(firstWeekday('en-GB')).toBe(1)
  expect(firstWeekday('en-US')).toBe(7)
  expect(us.weekdays()).toEqual([7, 1, 2, 3, 4, 5, 6])
  expect(en.weekday(1)).toBe('Monday')
  expect(en.weekday(7, 'short')).toBe('Sun')
})

test('clock times of a schedule', () => {
  expect(en.clock('09:05')).toBe('09:05')
  expect(es.clock('09:05')).toBe('9:05')
  expect(en.clock('24:00')).toBe('24:00')
})

test('the language is the stored one, else the first known of the browser, else English', () => {
  expect(pickLocale('es', ['en-GB'])).toBe('es')
  expect(pickLocale('xx', ['fr-FR', 'es-AR', 'en'])).toBe('es')
  expect(pickLocale(null, ['ja'])).toBe('en')
  expect(pickLocale(null, ['en-US', 'en-GB'])).toBe('en')
  expect(pickLocale(null, ['en-GB'])).toBe('en-GB')
  expect(pickLocale(null, ['fr-CA', 'en-Latn-AU'])).toBe('en-GB')
  expect(pickLocale('en', ['en-GB'])).toBe('en')
  expect(pickFormatLocale('es', ['en-US', 'es-AR'])).toBe('es-AR')
  expect(pickFormatLocale('en', ['es-AR'])).toBe('en')
  expect(pickFormatLocale('en', ['en-GB', 'en-CA'])).toBe('en-CA')
  expect(pickFormatLocale('en-GB', ['en-US', 'en-IE'])).toBe('en-IE')
  expect(pickFormatLocale('en-GB', ['en-US'])).toBe('en-GB')
})

test('the direction follows the language and can be forced for a look', () => {
  expect(pickDirection('ar-EG', '')).toBe('rtl')
  expect(pickDirection('en', '')).toBe('ltr')
  expect(pickDirection('en', '?dir=rtl')).toBe('rtl')
})

test('the order of a date, the clock and the first day are the house’s, where it says so', () => {
  const at = Date.UTC(2026, 10, 23, 14, 5)
  const us = createFormat('en-US', 'auto', {
    date: { figures: 'en-GB', english: 'en-GB' },
    hourCycle: null,
    weekStart: 1,
  })
  expect(us.date(at, 'UTC', 'numeric')).toBe('23/11/2026')
  expect(us.date(at, 'UTC', 'medium')).toBe('23 Nov 2026')
  expect(us.monthFirst).toBe(false)
  expect(us.datePattern({ day: 'DD', month: 'MM', year: 'YYYY' })).toBe('DD/MM/YYYY')
  expect(us.dateTime(at, 'UTC')).toMatch(/^23 Nov 2026, 2:05.pm$/i)
  expect(us.time(at, 'UTC')).toMatch(/^2:05.PM$/)
  expect(us.weekdays()[0]).toBe(1)
  const ordered = createFormat('es', 'auto', { date: { figures: 'en-CA' }, hourCycle: '12', weekStart: 6 })
  expect(ordered.plainDate('2026-11-23', 'numeric')).toBe('2026-11-23')
  expect(ordered.plainDateTime('2026-11-23T14:05')).toMatch(/^2026-11-23, 2:05/)
  expect(ordered.weekdays()[0]).toBe(6)
  expect(ordered.halves).toBe(true)
})

test('what a person chose of the clock wins over the house', () => {
  const house = { date: null, hourCycle: '12', weekStart: null } as const
  expect(createFormat('en-US', '24', house).clock('14:05')).toBe('14:05')
  expect(createFormat('en-GB', 'auto', house).clock('14:05')).toMatch(/^2:05.pm$/)
})

const night = (time: string) => `2027-10-31T${time}:00Z`

test.each([
  // Half past two is said of both hours.
  ['00:15', '00:45', '02:15–02:45 CEST'],
  ['01:15', '01:45', '02:15–02:45 CET'],
  // It ends before it begins, by the clock.
  ['00:30', '01:00', '02:30 CEST–02:00 CET'],
  ['00:30', '01:30', '02:30 CEST–02:30 CET'],
  ['01:30', '02:00', '02:30–03:00 CET'],
  ['02:00', '02:30', '03:00–03:30'],
  ['03:00', '03:30', '04:00–04:30'],
])('on the night when an hour comes twice, a span from %s to %s UTC is %s', (from, to, said) => {
  expect(en.timeRange(night(from), night(to), 'Europe/Madrid')).toBe(said)
  expect(en.dateTimeRange(night(from), night(to), 'Europe/Madrid')).toBe(`Sun 31 Oct, ${said}`)
})

test('half an hour that comes twice is told apart too, and what goes on into another day', () => {
  const [from, to] = ['2026-04-04T15:00:00Z', '2026-04-04T15:15:00Z']
  expect(en.timeRange(from, to, 'Australia/Lord_Howe')).toMatch(/^01:30–01:45 \S+$/)
  expect(en.dateTimeRange(night('00:30'), '2027-11-01T00:30:00Z', 'Europe/Madrid')).toBe(
    'Sun 31 Oct, 02:30 CEST – Mon 1 Nov, 01:30 CET',
  )
})
