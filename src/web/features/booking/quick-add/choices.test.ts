import { expect, test } from 'vitest'
import { choicesOf } from './choices.ts'
import { readLine } from './reading.ts'
import { named } from './words.ts'

const same = (name: string) => name
const many = Array.from({ length: 9 }, (_, at) => `Anna ${'ABCDEFGHI'[at] ?? ''}lvarez`)
const vocabulary = {
  guests: named([...many, 'Tim Newman'], same),
  services: named(['Check-up', 'First visit'], same),
  calendars: named(['Dr. Elena Vidal'], same),
  today: '2026-11-23', // a Monday
  monthFirst: false,
}
const chosen = (line: string) => choicesOf(readLine(line, vocabulary, 12), same)

test('people come first, then somebody new, then other times', () => {
  const { choices, unseen } = chosen('anna checkup thu at 4')
  expect(choices.map(({ kind, reading }) => [kind, reading.guestName])).toEqual([
    ...many.slice(0, 6).map((name) => ['guest', name]),
    ['new', 'Anna'],
    ['time', many[0]],
  ])
  expect(choices.map(({ reading }) => reading.time)).toEqual([
    ...Array.from({ length: 7 }, () => ({ minute: 960 })),
    { minute: 240 },
  ])
  expect(choices.find(({ kind }) => kind === 'new')?.reading.guest).toBeUndefined()
  expect(unseen).toBe(3)
})

test('whoever is known by nothing but the words of the line is new', () => {
  const { choices } = chosen('zoe barker checkup thu 10')
  expect(choices.map(({ kind, reading }) => [kind, reading.guestName, reading.minutes])).toEqual([
    ['guest', 'Zoe Barker', undefined],
    ['time', 'Zoe Barker', undefined],
  ])
})

test.each([
  'tim newman checkup thu 16:40',
  'anna first visit mon 23 nov 9:30 elena',
  'anna checkup thu pm',
  'anna checkup next week after 15',
  'ana revision jue por la tarde',
  'zoe barker checkup 8:00 thu 45',
])('no choice makes a note of a word that says when: %s', (line) => {
  for (const { reading } of chosen(line).choices) expect([reading.note, reading.doubts]).toEqual(['', []])
})
