import { type Reading, readLine } from '../reading.ts'
import { named } from '../words.ts'

const same = (name: string) => name
const vocabulary = {
  guests: named(['Anna Meyer', 'Ana Núñez'], same),
  services: named(['Check-up', 'Revisión', 'First visit', 'Limpieza dental'], same),
  calendars: named(['Dr. Elena Vidal', 'Marco Rossi'], same),
  today: '2026-11-23', // a Monday
  monthFirst: false,
}
/** The best reading of a line at a clinic with two guests, on a Monday. */
export const firstReading = (line: string): Reading => {
  const [reading] = readLine(line, vocabulary)
  if (!reading) throw new Error('a line with words has a reading')
  return reading
}
