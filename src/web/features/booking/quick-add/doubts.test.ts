import { describe, expect, test } from 'vitest'
import { firstReading } from './testing/first-reading.ts'
import { wordsOf } from './words.ts'

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
    expect(firstReading(line).doubts).not.toEqual([])
  })

  test('and every word of a line stands in one part, in order', () => {
    for (const line of ['anna checkup thu after lunch', 'ana revision jue de 10 a 1 con marco']) {
      expect(firstReading(line).parts.flatMap(({ words }) => words)).toEqual(wordsOf(line).map(({ raw }) => raw))
    }
  })
})
