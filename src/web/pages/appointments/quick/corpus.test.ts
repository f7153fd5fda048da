import { describe, expect, test } from 'vitest'
import { type Reading, readLine } from './reading.ts'
import { named, wordsOf } from './words.ts'

const same = (name: string) => name
const vocabulary = {
  guests: named(['Anna Meyer', 'Ana Núñez'], same),
  services: named(['Check-up', 'Revisión', 'First visit', 'Limpieza dental'], same),
  calendars: named(['Dr. Elena Vidal', 'Marco Rossi'], same),
  today: '2026-11-23', // a Monday
  monthFirst: false,
}
const first = (line: string): Reading => {
  const [reading] = readLine(line, vocabulary)
  if (!reading) throw new Error('a line with words has a reading')
  return reading
}

/** What a reading says of the time, in a short hand: `2026-11-26 15:00-24:00 20min`, `!` for a stretch that holds the visit. */
function saidOf({ date, lastDate, time, minutes }: Reading): string {
  const clock = (minute: number) =>
    [Math.floor(minute / 60), minute % 60].map((it) => String(it).padStart(2, '0')).join(':')
  const when = time && ('minute' in time ? clock(time.minute) : `${clock(time.from)}-${clock(time.to)}`)
  const isWhole = time && 'isWhole' in time ? '!' : ''
  const days = date && `${date.slice(5)}${lastDate === undefined ? '' : `..${lastDate.slice(5)}`}`
  return [days, when && `${when}${isWhole}`, minutes && `${minutes}min`].filter(Boolean).join(' ')
}

describe('what a receptionist means by', () => {
  test.each([
    // A time of day.
    ['anna checkup thu 16:30 45', '11-26 16:30 45min'],
    ['anna checkup thu 4:30pm', '11-26 16:30'],
    ['anna checkup thu 4:30 p.m.', '11-26 16:30'],
    ['anna checkup thu 430pm', '11-26 16:30'],
    ['anna checkup thu 4p', '11-26 16:00'],
    ['anna checkup thu at 4', '11-26 16:00'],
    ['anna checkup thu 9', '11-26 09:00'],
    ['anna checkup thu 9 am', '11-26 09:00'],
    ['anna checkup thu 0930', '11-26 09:30'],
    ['anna checkup 9 in the morning thu', '11-26 09:00'],
    ['anna checkup tomorrow half past four', '11-24 16:30'],
    ['anna checkup tomorrow half four', '11-24 16:30'],
    ['anna checkup tomorrow quarter to five', '11-24 16:45'],
    ['anna checkup tomorrow ten to five', '11-24 16:50'],
    ['anna checkup tomorrow twenty past two', '11-24 14:20'],
    ['anna checkup tomorrow twenty five past two', '11-24 14:25'],
    ["anna checkup tomorrow 3 o'clock", '11-24 15:00'],
    ['anna checkup for 3pm today', '11-23 15:00'],
    ['anna checkup thu noon', '11-26 12:00'],
    ['anna checkup at midday fri', '11-27 12:00'],
    ['anna checkup thu 12', '11-26 12:00'],
    ['anna checkup thu 12am', '11-26 00:00'],
    ['anna checkup thu around 5', '11-26 17:00'],
    ['ana revisión jue a las 16:30', '11-26 16:30'],
    ['ana revision jueves a las 4', '11-26 16:00'],
    ['ana revision el jueves a las 4 de la tarde', '11-26 16:00'],
    ['ana revision mañana a las nueve', '11-24 09:00'],
    ['ana revision mañana a las nueve y media', '11-24 09:30'],
    ['ana revision mañana a las 5 menos 10', '11-24 16:50'],
    ['ana revision mañana a las cinco y veinte', '11-24 17:20'],
    ['ana revision a la una', '13:00'],
    ['ana revision viernes a la una y cuarto', '11-27 13:15'],
    ['ana revision para las 5', '17:00'],
    ['ana revision jue sobre las 11', '11-26 11:00'],
    ['ana revision pasado mañana a las 12', '11-25 12:00'],
    ['ana revision jue 16h', '11-26 16:00'],
    ['ana revision jue 16h30', '11-26 16:30'],
    ['ana revision jue 16.30h', '11-26 16:30'],
    ['ana revision a mediodía jue', '11-26 12:00'],
    ['ana revision al mediodía el viernes', '11-27 12:00'],
    ['ana revision a las 8 de la mañana', '08:00'],
    ['ana revision hoy a las 8 de la tarde', '11-23 20:00'],
    // A half of the day.
    ['anna checkup thu pm', '11-26 12:00-24:00'],
    ['anna checkup thu am', '11-26 00:00-12:00'],
    ['anna checkup thu p.m.', '11-26 12:00-24:00'],
    ['anna checkup pm thu', '11-26 12:00-24:00'],
    ['anna checkup thu afternoon', '11-26 12:00-20:00'],
    ['anna checkup thu in the afternoon', '11-26 12:00-20:00'],
    ['anna checkup tomorrow morning', '11-24 00:00-12:00'],
    ['anna checkup this evening', '17:00-24:00'],
    ['ana revision jue por la tarde', '11-26 12:00-21:00'],
    ['ana revision jue tarde', '11-26 12:00-21:00'],
    ['ana revision mañana por la mañana', '11-24 00:00-12:00'],
    ['ana revision el viernes por la mañana', '11-27 00:00-12:00'],
    ['ana revision esta tarde', '12:00-21:00'],
    ['ana revision por las tardes', '12:00-21:00'],
    // From, before, until and between.
    ['anna checkup thu after 15', '11-26 15:00-24:00'],
    ['anna checkup thu from 15', '11-26 15:00-24:00'],
    ['anna checkup thu after 3', '11-26 15:00-24:00'],
    ['anna checkup thu after 3pm', '11-26 15:00-24:00'],
    ['anna checkup after 3:30 thu', '11-26 15:30-24:00'],
    ['anna checkup thu after noon', '11-26 12:00-24:00'],
    ['anna checkup thu 3pm onwards', '11-26 15:00-24:00'],
    ['anna checkup thu 15:00 or later', '11-26 15:00-24:00'],
    ['anna checkup thu not before 10', '11-26 10:00-24:00'],
    ['anna checkup thu before 11', '11-26 00:00-11:00'],
    ['anna checkup thu before noon', '11-26 00:00-12:00'],
    ['anna checkup thu until 12', '11-26 00:00-12:00!'],
    ['anna checkup thu till 7', '11-26 00:00-19:00!'],
    ['anna checkup thu by 5', '11-26 00:00-17:00!'],
    ['anna checkup thu by noon', '11-26 00:00-12:00!'],
    ['anna checkup thu no later than 6', '11-26 00:00-18:00!'],
    ['anna checkup thu between 3 and 5', '11-26 15:00-17:00!'],
    ['anna checkup thu between 10 and 1', '11-26 10:00-13:00!'],
    ['anna checkup thu from 3 to 5', '11-26 15:00-17:00!'],
    ['anna checkup thu 3-5pm', '11-26 15:00-17:00!'],
    ['anna checkup thu 15:00-17:00', '11-26 15:00-17:00!'],
    ['anna checkup thu after 15 45 min', '11-26 15:00-24:00 45min'],
    ['ana revision jue después de las 5', '11-26 17:00-24:00'],
    ['ana revision jue despues de las 15:30', '11-26 15:30-24:00'],
    ['ana revision jue a partir de las 4', '11-26 16:00-24:00'],
    ['ana revision jue a partir de las cuatro y media', '11-26 16:30-24:00'],
    ['ana revision jue desde las 16', '11-26 16:00-24:00'],
    ['ana revision jue a partir del mediodía', '11-26 12:00-24:00'],
    ['ana revision jue 16:00 en adelante', '11-26 16:00-24:00'],
    ['ana revision jue antes de las 11', '11-26 00:00-11:00'],
    ['ana revision jue antes del mediodía', '11-26 00:00-12:00'],
    ['ana revision jue antes de la una', '11-26 00:00-13:00'],
    ['ana revision jue hasta las 12', '11-26 00:00-12:00!'],
    ['ana revision jue hasta las 8', '11-26 00:00-20:00!'],
    ['ana revision jue entre las 3 y las 5', '11-26 15:00-17:00!'],
    ['ana revision jue de 10 a 1', '11-26 10:00-13:00!'],
    // Days.
    ['anna checkup next week', '11-30..12-06'],
    ['anna checkup next week pm', '11-30..12-06 12:00-24:00'],
    ['anna checkup next week at 10', '11-30..12-06 10:00'],
    ['anna checkup this week', '11-23..11-29'],
    ['anna checkup at the weekend', '11-28..11-29'],
    ['anna checkup in a week', '11-30'],
    ['anna checkup in 2 weeks', '12-07'],
    ['anna checkup next tuesday', '11-24'],
    ['anna checkup from wed', '11-25..12-08'],
    ['anna checkup after wed', '11-26..12-09'],
    ['anna checkup before fri', '11-23..11-26'],
    ['anna checkup by fri', '11-23..11-27'],
    ['anna checkup 3 dec after 15', '12-03 15:00-24:00'],
    ['anna checkup from 15 dec', '12-15..12-28'],
    ['ana revision la semana que viene', '11-30..12-06'],
    ['ana revision la próxima semana por la tarde', '11-30..12-06 12:00-21:00'],
    ['ana revision esta semana', '11-23..11-29'],
    ['ana revision el fin de semana', '11-28..11-29'],
    ['ana revision a partir del miércoles', '11-25..12-08'],
    ['ana revision antes del viernes', '11-23..11-26'],
    ['ana revision hasta el viernes', '11-23..11-27'],
    ['ana revision el 3 de diciembre a las 10', '12-03 10:00'],
    ['ana revision dentro de 2 semanas', '12-07'],
    // A length is no time, and a time no length.
    ['anna checkup for 15', '15min'],
    ['anna checkup thu for 20', '11-26 20min'],
    ['anna checkup 15 min thu', '11-26 15min'],
    ['anna checkup thu 16:30 15', '11-26 16:30 15min'],
    ['anna checkup thu 15 45', '11-26 15:00 45min'],
    ['anna checkup thu 45', '11-26 45min'],
    ['anna checkup 1h thu 10', '11-26 10:00 60min'],
    ['anna checkup thu half an hour', '11-26 30min'],
    ['ana revision media hora jue', '11-26 30min'],
    ['ana revision una hora y media jue a las 5', '11-26 17:00 90min'],
    ['ana revision jue a las 5 20 minutos', '11-26 17:00 20min'],
    // Names that are words of the calendar, phones and notes.
    ['april jones checkup thu 10', '11-26 10:00'],
    ['julio iglesias revision jue 10', '11-26 10:00'],
    ['domingo perez revision jue a las 10', '11-26 10:00'],
    ['zoe barker 777888 checkup thu 10', '11-26 10:00'],
    ['zoe barker 600123456 checkup thu 1630', '11-26 16:30'],
    ['zoe barker 1630 600 123 456 checkup', '16:30'],
    ['anna checkup thu 10 wheelchair', '11-26 10:00'],
    ['anna checkup thu 10 by the window', '11-26 10:00'],
    ['anna checkup thu 10 // call before 9 or on friday', '11-26 10:00'],
    ['ana revision jue a las 10 nota: mejor por la tarde', '11-26 10:00'],
  ])('%s', (line, expected) => {
    const reading = first(line)
    expect([saidOf(reading), reading.doubts]).toEqual([expected, []])
  })
})

describe('nothing is booked unasked by', () => {
  test.each([
    // It may as well be a length.
    'anna checkup thu 15',
    'anna checkup thu 20',
    // Dates and times that are none.
    'anna checkup thu 25:00',
    'anna checkup thu 16:75',
    'anna checkup thu 16:3',
    'anna checkup thu 10ish',
    'anna checkup thu ~3',
    'anna checkup thu 31',
    'anna checkup 31 feb',
    'anna checkup 9-12',
    // More than one.
    'anna checkup thu fri',
    'anna checkup thu or fri',
    'anna checkup thu 10 or 11',
    'anna checkup mon-fri',
    'anna checkup thu morning or evening',
    'ana revision jueves o viernes',
    'ana revision jue a las 10 o a las 11',
    // The other way round.
    'anna checkup not thu',
    'anna checkup no thu',
    'anna checkup any day but friday',
    'anna checkup thu except morning',
    'ana revision menos el jueves',
    'ana revision jue nunca por la tarde',
    // Words that say when, in no way that is understood.
    'anna checkup thu after lunch',
    'anna checkup thu late afternoon',
    'anna checkup thu early',
    'anna checkup asap',
    'anna checkup next month',
    'anna checkup weekdays',
    'anna checkup every thu',
    'anna checkup weekly',
    'anna checkup tonight',
    'anna checkup before christmas',
    'ana revision jue después de comer',
    'ana revision jue a primera hora',
    'ana revision cuanto antes',
    'ana revision cada jueves',
    'ana revision todos los lunes',
    'ana revision el mes que viene',
    'ana revision de madrugada',
    // Slips of the fingers.
    'anna checkup thrusday 10',
    'anna checkup tommorow 10',
    'anna checkup thu afternon',
    'ana revision miercles 10',
    'ana revision jue a las 10 de la tarda noche',
    'zoe barker checkup frday',
  ])('%s', (line) => {
    expect(first(line).doubts).not.toEqual([])
  })

  test('and every word of a line stands in one part, in order', () => {
    for (const line of ['anna checkup thu after lunch', 'ana revision jue de 10 a 1 con marco']) {
      expect(first(line).parts.flatMap(({ words }) => words)).toEqual(wordsOf(line).map(({ raw }) => raw))
    }
  })
})
