import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { createFormat } from '../../../i18n/format.ts'
import type { DayPiece } from './lay-day.ts'
import { fateName, fateOf, pieceReason, pieceTime, type VerdictContext } from './verdict-words.ts'

const at = (text: string) => Date.parse(text)
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const said: VerdictContext = {
  i18n,
  format: createFormat('en-GB'),
  zone: 'Europe/Madrid',
  rules: { duration: 45, timeBetween: 5, incrementTime: 15, minTimeToSchedule: 2, maxTimeToSchedule: 30 },
  busy: [{ kind: 'appointment', start: at('2026-11-24T13:00Z'), end: at('2026-11-24T13:30Z'), timeBetween: 10 }],
  now: at('2026-11-21T10:00Z'),
}
const taken = { start: at('2026-11-24T13:00Z'), end: at('2026-11-24T13:30Z'), kind: 'appointment' } as const

function piece(verdict: DayPiece['verdict'], start = at('2026-11-24T13:30Z')): DayPiece {
  return { start, end: at('2026-11-24T14:00Z'), from: 870, to: 900, side: 'whole', verdict, starts: [start] }
}

test.each<[DayPiece['verdict'], number | undefined, string]>([
  ['offered', undefined, 'Bookable: at 14:30'],
  ['missing', undefined, 'Skipped hour: the clocks go forward and skip this time'],
  [{ reason: 'booked', ...taken }, undefined, 'Taken: an appointment from 14:00 to 14:30'],
  [{ reason: 'booked', ...taken, kind: 'hold' }, undefined, 'Taken: held from 14:00 to 14:30'],
  [{ reason: 'booked', ...taken, kind: 'block' }, undefined, 'Taken: blocked from 14:00 to 14:30'],
  [{ reason: 'buffer', ...taken }, undefined, 'Buffer: taken until 14:30, plus 10 mins of buffer'],
  [
    { reason: 'buffer', ...taken },
    at('2026-11-24T12:15Z'),
    'Buffer: something starts at 14:00, and 5 mins must stay free before it',
  ],
  [
    { reason: 'no-room', closes: at('2026-11-24T14:00Z') },
    undefined,
    'Doesn’t fit: 45 mins doesn’t fit before hours end at 15:00',
  ],
  [
    { reason: 'notice', earliest: at('2026-11-22T23:00Z') },
    undefined,
    'Too soon: 2 days of notice, so from Mon 23 Nov, 00:00 on',
  ],
  [
    { reason: 'horizon', latest: at('2026-12-21T23:00Z') },
    undefined,
    'Too far ahead: 30 days ahead at most, so before Tue 22 Dec, 00:00',
  ],
  [{ reason: 'step', incrementTime: 15 }, undefined, 'Between two starts: no start here: starts are 15 mins apart'],
])('%j', (verdict, start, words) => {
  const said1 = pieceReason(said, piece(verdict, start))
  expect(`${fateName(i18n, fateOf(verdict, said.rules))}: ${said1}`).toBe(words)
})

test('without notice, what is too soon is over', () => {
  const rules = { ...said.rules, minTimeToSchedule: 0 }
  const verdict = { reason: 'notice', earliest: said.now } as const
  expect(fateOf(verdict, rules)).toBe('past')
  expect(pieceReason({ ...said, rules }, piece(verdict))).toBe('this time has passed')
})

test('the two times of a doubled hour are told apart, and a day ends at 24:00', () => {
  expect(pieceTime(said, { ...piece('offered'), side: 'second' })).toBe('14:30 – 15:00, the second time')
  expect(pieceTime(said, { ...piece('offered'), to: 1440 })).toBe('14:30 – 24:00')
})
