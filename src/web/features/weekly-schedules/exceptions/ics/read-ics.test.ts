import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dateOfDayNumber, weekday } from '#api/time/week.ts'
import { contentLines, unescapeText, unfold } from './lines.ts'
import { readIcsDuration } from './moments.ts'
import { readIcs } from './read-ics.ts'
import { readYearlyRule, yearlyDates } from './recurrence.ts'

const READING = { zone: 'Europe/Madrid', from: '2026-01-01', to: '2028-12-31' }
const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')
const days = (...lines: string[]) => readIcs(file(lines), READING).holidays.map(({ from, to }) => [from, to])

/** Folds as the specification says, at any places: a line break and a space (RFC 5545, section 3.1). */
const fold = (line: string, places: readonly number[]): string =>
  Array.from(line, (sign, index) => (index > 0 && places.includes(index) ? `\r\n ${sign}` : sign)).join('')
const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', String.raw`\n`)

test('what was folded anywhere and escaped comes back, with the number of its first line', () => {
  const anyName = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[\r\p{Cc}]/u.test(text))
  fc.assert(
    fc.property(fc.array(fc.tuple(anyName, fc.array(fc.nat(60))), { minLength: 1 }), (texts) => {
      const folded = texts.map(([text, places]) => fold(`SUMMARY:${escapeText(text)}`, places))
      const lines = contentLines(folded.join('\r\n'))
      expect(lines.map((it) => ('value' in it ? unescapeText(it.value) : it))).toEqual(
        texts.map(([text]) => text.trim()),
      )
      let at = 1
      for (const [index, { line }] of lines.entries()) {
        expect(line).toBe(at)
        at += (folded[index] ?? '').split('\r\n').length
      }
    }),
  )
})

test('lines of other systems and a byte order mark are read too; a parameter may be quoted', () => {
  expect(unfold('\uFEFFA:1\n B\r\nC:2\rD:3')).toEqual([
    { line: 1, text: 'A:1B' },
    { line: 3, text: 'C:2' },
    { line: 4, text: 'D:3' },
  ])
  expect(contentLines('dtstart;X="a;b:c";tzid=Europe/Madrid:20260101T000000')).toEqual([
    {
      line: 1,
      name: 'DTSTART',
      params: { X: 'a;b:c', TZID: 'Europe/Madrid' },
      value: '20260101T000000',
    },
  ])
})

test('any text at all is read without an accident', () => {
  const anyLine = fc.oneof(
    fc.constantFrom('BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'END:VEVENT', 'DTSTART:20260101', 'RRULE:FREQ=YEARLY', ' x'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      expect(() => readIcs(['BEGIN:VCALENDAR', ...lines].join('\n'), READING)).not.toThrow()
    }),
  )
})

describe('the days of an event', () => {
  test.each([
    [['DTSTART;VALUE=DATE:20261225'], [['2026-12-25', '2026-12-25']]],
    // The end is not included.
    [['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227'], [['2026-12-24', '2026-12-26']]],
    [['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261224'], [['2026-12-24', '2026-12-24']]],
    [['DTSTART;VALUE=DATE:20261224', 'DURATION:P1W'], [['2026-12-24', '2026-12-30']]],
    // 23:30 in London is the next day in Madrid.
    [['DTSTART:20261224T233000Z', 'DTEND:20261225T120000Z'], [['2026-12-25', '2026-12-25']]],
    [['DTSTART;TZID=America/New_York:20261224T200000', 'DURATION:PT1H'], [['2026-12-25', '2026-12-25']]],
    // Clock time of no zone; an end at midnight does not touch the next day.
    [['DTSTART:20261224T000000', 'DTEND:20261226T000000'], [['2026-12-24', '2026-12-25']]],
    [['DTSTART:20261224T090000', 'DURATION:P2D'], [['2026-12-24', '2026-12-26']]],
    [['DTSTART;VALUE=DATE:20261225', 'STATUS:CANCELLED'], []],
  ])('%j', (lines, expected) => {
    expect(days(...lines)).toEqual(expected)
  })
})

describe('every year', () => {
  const start = 'DTSTART;VALUE=DATE:20251225'
  const first = (...lines: string[]) => days(start, ...lines).map(([from]) => from)
  test.each([
    [['RRULE:FREQ=YEARLY'], ['2026-12-25', '2027-12-25', '2028-12-25']],
    [['RRULE:FREQ=YEARLY;INTERVAL=2'], ['2027-12-25']],
    // The count begins with the first one, last year.
    [['RRULE:FREQ=YEARLY;COUNT=2'], ['2026-12-25']],
    [['RRULE:FREQ=YEARLY;UNTIL=20271225T000000Z'], ['2026-12-25', '2027-12-25']],
    [
      ['RRULE:FREQ=YEARLY;BYMONTH=1,5;BYMONTHDAY=6', 'EXDATE;VALUE=DATE:20270506,20280506'],
      ['2026-01-06', '2026-05-06', '2027-01-06', '2028-01-06'],
    ],
    [['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29'], ['2028-02-29']],
    [['RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH'], ['2026-11-26', '2027-11-25', '2028-11-23']],
    [['RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO'], ['2026-05-25', '2027-05-31', '2028-05-29']],
    [['RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8'], ['2026-11-03', '2027-11-02', '2028-11-07']],
    [
      ['RRULE:FREQ=YEARLY;COUNT=1', 'RDATE;VALUE=DATE:20260402,20270325'],
      ['2026-04-02', '2027-03-25'],
    ],
  ])('%j', (lines, expected) => {
    expect(first(...lines)).toEqual(expected)
  })

  test('the last day of a month is counted from its end, and every date is one of the rule', () => {
    const rule = readYearlyRule('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1')
    expect(rule && yearlyDates('2026-01-01', rule, '2028-12-31')).toEqual(['2026-02-28', '2027-02-28', '2028-02-29'])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 5 }), fc.nat(6), (month, nth, day) => {
        const name = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][day]
        const read = readYearlyRule(`FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${name}`)
        // Slow and obvious: every day of ten years, counted through its month.
        const expected: string[] = []
        let count = 0
        for (let at = Date.UTC(2026, 0, 1) / 86_400_000; dateOfDayNumber(at) < '2036-01-01'; at += 1) {
          const date = dateOfDayNumber(at)
          if (date.endsWith('-01')) count = 0
          if (weekday(date) !== day) continue
          count += 1
          if (Number(date.slice(5, 7)) === month && count === nth) expected.push(date)
        }
        expect(read && yearlyDates('2026-01-01', read, '2035-12-31')).toEqual(expected)
      }),
      { numRuns: 40 },
    )
  })

  test('an event of its own replaces the date that it names', () => {
    const text = file(
      ['UID:a', 'DTSTART;VALUE=DATE:20260606', 'RRULE:FREQ=YEARLY'],
      ['UID:a', 'RECURRENCE-ID;VALUE=DATE:20270606', 'DTSTART;VALUE=DATE:20270607'],
    )
    expect(readIcs(text, READING).holidays.map(({ from }) => from)).toEqual(['2026-06-06', '2027-06-07', '2028-06-06'])
  })
})

test.each([
  ['FREQ=MONTHLY'],
  ['FREQ=YEARLY;BYSETPOS=1;BYMONTH=1;BYDAY=MO'],
  ['FREQ=YEARLY;BYDAY=20MO'],
  ['FREQ=YEARLY;BYMONTH=13'],
  ['FREQ=YEARLY;INTERVAL=0'],
  ['nothing'],
])('the rule %s is left out and told with its line', (rule) => {
  const { holidays, notes } = readIcs(file(['SUMMARY:Odd', 'DTSTART;VALUE=DATE:20260101', `RRULE:${rule}`]), READING)
  expect(holidays).toEqual([])
  expect(notes).toEqual([{ line: 6, kind: 'rule', text: rule }])
})

test('what is wrong in a file is told by line, and the rest is read', () => {
  const text = file(
    ['SUMMARY:No day'],
    ['SUMMARY:Bad', 'DTSTART;VALUE=DATE:20260230'],
    ['SUMMARY:Good\\, and\\n long', 'no colon here', 'DTSTART;VALUE=DATE:20260501'],
    ['SUMMARY:Far', 'DTSTART;TZID=Nowhere:20260502T100000'],
  )
  expect(readIcs(text, READING)).toEqual({
    holidays: [
      { line: 10, name: 'Good, and long', from: '2026-05-01', to: '2026-05-01' },
      { line: 15, name: 'Far', from: '2026-05-02', to: '2026-05-02' },
    ],
    notes: [
      { line: 3, kind: 'no-start', text: 'No day' },
      { line: 8, kind: 'bad-date', text: '20260230' },
      { line: 12, kind: 'broken-line', text: 'no colon here' },
      { line: 17, kind: 'unknown-zone', text: 'Nowhere' },
    ],
  })
  expect(readIcs('<html>', READING).notes).toEqual([{ line: 1, kind: 'not-a-calendar', text: '' }])
  expect(readIcs('BEGIN:VCALENDAR\nBEGIN:VEVENT', READING).notes.map(({ kind }) => kind)).toEqual([
    'not-ended',
    'not-ended',
  ])
})

test('an alarm inside of an event has no say', () => {
  expect(
    days('BEGIN:VALARM', 'DTSTART;VALUE=DATE:20300101', 'DURATION:P9D', 'END:VALARM', 'DTSTART;VALUE=DATE:20260501'),
  ).toEqual([['2026-05-01', '2026-05-01']])
})

test('durations', () => {
  expect(readIcsDuration('P1DT2H30M')).toEqual({ days: 1, ms: 9_000_000 })
  expect(readIcsDuration('PT')).toBeUndefined()
  expect(readIcsDuration('-P1D')).toBeUndefined()
  expect(addDays('2026-12-31', readIcsDuration('P2W')?.days ?? 0)).toBe('2027-01-14')
})
