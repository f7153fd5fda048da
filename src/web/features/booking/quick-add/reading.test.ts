import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writtenPhones } from '#api/core/rules/testing/written-phones.ts'
import { lineOf, type Reading, readLine } from './reading.ts'
import { contactsOf, named, wordsOf } from './words.ts'

const same = (name: string) => name
const GUESTS = ['Anna Meyer', 'Ana Núñez', 'Jörg Weiß', 'Marta Sol']
const SERVICES = ['Check-up', 'Revisión', 'Ultrasound', 'First visit', 'Limpieza dental']
const CALENDARS = ['Dr. Elena Vidal', 'Marco Rossi', 'Room 1']
const vocabulary = {
  guests: named(GUESTS, same),
  services: named(SERVICES, same),
  calendars: named(CALENDARS, same),
  today: '2026-11-20', // a Friday
  monthFirst: false,
}
const read = (line: string) => readLine(line, vocabulary)
const best = (line: string): Partial<Reading> => {
  const [first] = read(line)
  if (!first) throw new Error('a line with words has a reading')
  const { parts: _parts, guests: _guests, doubts, ...rest } = first
  const said = Object.entries(rest).filter(([, value]) => value !== '' && value !== undefined)
  return { ...Object.fromEntries(said), ...(doubts.length > 0 && { doubts }) }
}
const at = (clock: string) => ({ minute: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) })
const anna = { guest: 'Anna Meyer', guestName: 'Anna Meyer' }
const ana = { guest: 'Ana Núñez', guestName: 'Ana Núñez' }

test.each([
  ['anna.m@example.org thu 9:30', 'Anna Meyer'],
  ['Anna.M@ex thu', 'Anna Meyer'],
  ['checkup 600 123 456', 'Ana Núñez'],
  ['+34600123456 checkup', 'Ana Núñez'],
  ['600123457 checkup', undefined],
  ['anna.n@example.org checkup', undefined],
])('somebody is known by e-mail or phone: %s', (line, guest) => {
  const people = [
    { name: 'Anna Meyer', email: 'anna.m@example.org', phone: '' },
    { name: 'Ana Núñez', email: '', phone: '+34 600-123-456' },
  ]
  const guests = named(
    people,
    ({ name }) => name,
    ({ email, phone }) => contactsOf(email, phone),
  )
  expect(readLine(line, { ...vocabulary, guests })[0]?.guest?.name).toBe(guest)
})

test('a caller’s number means them in any way to write it', () => {
  // The line reads what stands together; a number in pieces is read as one where nothing else can be meant.
  fc.assert(
    fc.property(writtenPhones(['', '', '-', '.']), ({ stored, typed }) => {
      const guests = named(
        ['Ana'],
        (name) => name,
        () => contactsOf('', stored),
      )
      const number = typed.replaceAll(/[\s()]/g, '')
      // Fewer digits may as well be a time.
      fc.pre(/^\+?[\d.-]+$/.test(number) && number.replaceAll(/\D/g, '').length >= 9)
      expect(readLine(`checkup ${number}`, { ...vocabulary, guests })[0]?.guest, number).toBe('Ana')
    }),
  )
})

describe('readLine', () => {
  test.each<[string, Partial<Reading>]>([
    ['anna checkup thu 16:30 45', { ...anna, service: 'Check-up', date: '2026-11-26', time: at('16:30'), minutes: 45 }],
    ['ana revisión jue 16:30 45', { ...ana, service: 'Revisión', date: '2026-11-26', time: at('16:30'), minutes: 45 }],
    ['ana revision mañana a las 4', { ...ana, service: 'Revisión', date: '2026-11-21', time: at('16:00') }],
    ['anna ultra tomorrow 4pm', { ...anna, service: 'Ultrasound', date: '2026-11-21', time: at('16:00') }],
    ['anna next tuesday', { ...anna, date: '2026-11-24' }],
    ['ana el 3 de marzo', { ...ana, date: '2027-03-03' }],
    ['ana 3 mar', { ...ana, date: '2027-03-03' }],
    ['anna meyer in 2 weeks', { ...anna, date: '2026-12-04' }],
    ['ana la semana que viene', { ...ana, date: '2026-11-23', lastDate: '2026-11-29' }],
    ['anna half past four', { ...anna, time: at('16:30') }],
    ['ana a las cuatro y media', { ...ana, time: at('16:30') }],
    ['ana a las cinco menos cuarto', { ...ana, time: at('16:45') }],
    ['ana a las 9 de la mañana', { ...ana, time: at('09:00') }],
    ['ana mañana por la mañana', { ...ana, date: '2026-11-21', time: { from: 0, to: 720 } }],
    ['anna tomorrow afternoon', { ...anna, date: '2026-11-21', time: { from: 720, to: 1200 } }],
    [
      'anna checkup with marco thu 9',
      { ...anna, service: 'Check-up', calendar: 'Marco Rossi', date: '2026-11-26', time: at('09:00') },
    ],
    ['ana limpieza con marco', { ...ana, service: 'Limpieza dental', calendar: 'Marco Rossi' }],
    ['anna check-up elena', { ...anna, service: 'Check-up', calendar: 'Dr. Elena Vidal' }],
    ['anna 45m', { ...anna, minutes: 45 }],
    ['anna 1h30', { ...anna, minutes: 90 }],
    ['anna 1h', { ...anna, minutes: 60 }],
    ['ana media hora', { ...ana, minutes: 30 }],
    ['anna for 20 minutes', { ...anna, minutes: 20 }],
    ['anna thu 16 45', { ...anna, date: '2026-11-26', time: at('16:00'), minutes: 45 }],
    ['anna 16h30', { ...anna, time: at('16:30') }],
    ['anna 16.30', { ...anna, time: at('16:30') }],
    ['anna 1630', { ...anna, time: at('16:30') }],
    ['anna at noon', { ...anna, time: at('12:00') }],
    ['anna thu midnight', { ...anna, date: '2026-11-26', time: at('00:00') }],
    ['ana jue a medianoche', { ...ana, date: '2026-11-26', time: at('00:00') }],
    ['ana a las 12 de la noche', { ...ana, time: at('00:00') }],
    ['anna 04:30', { ...anna, time: at('04:30') }],
    ['jorg weis ultrasuond', { guest: 'Jörg Weiß', guestName: 'Jörg Weiß', service: 'Ultrasound' }],
    [
      'zoe barker checkup mon 10:00',
      { guestName: 'Zoe Barker', service: 'Check-up', date: '2026-11-23', time: at('10:00') },
    ],
    ['anna barker checkup', { guestName: 'Anna Barker', service: 'Check-up' }],
    ['checkup for zoe', { guestName: 'Zoe', service: 'Check-up' }],
    ['checkup para zoe el lunes', { guestName: 'Zoe', service: 'Check-up', date: '2026-11-23' }],
    ['zoe zoe@example.org checkup', { guestName: 'Zoe', email: 'zoe@example.org', service: 'Check-up' }],
    ['zoe +34 600 123 456 checkup', { guestName: 'Zoe', phone: '+34 600 123 456', service: 'Check-up' }],
    ['zoe 600123456', { guestName: 'Zoe', phone: '600123456' }],
    ['anna checkup bring x-rays', { ...anna, service: 'Check-up', note: 'bring x-rays' }],
    ['anna checkup // thu is fine too', { ...anna, service: 'Check-up', note: 'thu is fine too' }],
    ['zoe checkup thu wheelchair', { guestName: 'Zoe', service: 'Check-up', date: '2026-11-26', note: 'wheelchair' }],
    ['anna 2026-12-24 09:15', { ...anna, date: '2026-12-24', time: at('09:15') }],
  ])('%s', (line, expected) => {
    expect(best(line)).toEqual(expected)
  })

  test('an hour without its half of the day offers the other half too, and a name the other bearer', () => {
    expect(read('anna at 4').map(({ time }) => time)).toContainEqual(at('04:00'))
    expect(read('an checkup')[0]?.guests).toEqual(['Anna Meyer', 'Ana Núñez'])
  })

  test('months come first where they are written first', () => {
    expect(readLine('anna 3/4', { ...vocabulary, monthFirst: true })[0]?.date).toBe('2027-03-04')
    expect(best('anna 3/4').date).toBe('2027-04-03')
  })

  const token = fc.oneof(
    fc.constantFrom(
      ...'anna checkup with con for para thu jue mañana tomorrow a las 4 16:30 45 1h30 el 3 de marzo // note: zoe + 12/12 pm que viene la semana half past'.split(
        ' ',
      ),
    ),
    fc.string({ maxLength: 8 }),
    fc.integer({ min: -9, max: 99_999 }).map(String),
  )

  test('it never throws and tells every word once, in order', () => {
    fc.assert(
      fc.property(fc.array(token, { maxLength: 14 }), (tokens) => {
        const line = tokens.join(' ')
        const words = wordsOf(line).map(({ raw }) => raw)
        const readings = read(line)
        expect(readings.length).toBeGreaterThanOrEqual(words.length > 0 ? 1 : 0)
        for (const { parts } of readings) expect(parts.flatMap((part) => part.words)).toEqual(words)
      }),
      { numRuns: 40 },
    )
  })

  test('what is printed is read as what was meant', () => {
    const meaning = fc.record({
      guestName: fc.constantFrom(...GUESTS, 'Zoe Barker', 'Quentin', 'Íñigo Xu'),
      email: fc.constantFrom('', 'guest@example.org'),
      phone: fc.constantFrom('', '+34600123456'),
      service: fc.constantFrom(...SERVICES),
      calendar: fc.constantFrom(...CALENDARS, undefined),
      date: fc.constantFrom('2026-11-20', '2026-12-31', '2028-02-29'),
      time: fc.integer({ min: 0, max: 1439 }).map((minute) => ({ minute })),
      minutes: fc.integer({ min: 5, max: 480 }),
      note: fc.constantFrom('', 'at 5 or thu', 'wheelchair'),
    })
    fc.assert(
      fc.property(meaning, (meant) => {
        const known = GUESTS.includes(meant.guestName) && { guest: meant.guestName }
        const [first] = read(lineOf({ ...meant, parts: [], doubts: [] }, meant.service, meant.calendar))
        const { parts: _parts, guests: _guests, ...found } = first ?? { parts: [] }
        const { calendar, ...rest } = meant
        expect(found).toEqual({ ...rest, ...(calendar !== undefined && { calendar }), ...known, doubts: [] })
      }),
      { numRuns: 40 },
    )
  })
})
