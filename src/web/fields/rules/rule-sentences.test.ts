import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import { messages } from '../../locales/es/fields/rules/rule-sentences.ts.texts.js'
import { ruleSentences } from './rule-sentences.ts'
import { differencesFrom, type Rules } from './rules.ts'

const TODAY = '2026-11-21'
const told = (locale: 'en' | 'es', rules: Rules) => {
  const i18n = setupI18n({ locale, messages: { en: {}, es: messages } })
  return ruleSentences(i18n, createFormat(locale), rules, TODAY).join(' ')
}

const USUAL = { duration: 30, timeBetween: 10, incrementTime: 20, minTimeToSchedule: 1, maxTimeToSchedule: 60 }

test('the rules are one natural sentence, with the dates of today', () => {
  expect(told('en', USUAL)).toBe(
    'Book from tomorrow until 60 days ahead, every 20 min, with 10 min in between. ' +
      'That’s Sun, Nov 22 to Wed, Jan 20 today. ' +
      'Each appointment takes 30 min, or 40 min with buffers.',
  )
})

test('in Spanish as well', () => {
  expect(told('es', USUAL)).toBe(
    'Se puede reservar desde mañana hasta dentro de 60 días, cada 20 min, con 10 min entre una cita y otra. ' +
      'Hoy eso va del dom, 22 nov al mié, 20 ene. ' +
      'Cada cita dura 30 min; con los márgenes, ocupa su calendario 40 min.',
  )
})

test.each([
  [{ minTimeToSchedule: 0, maxTimeToSchedule: 0 }, 'Book for today only, every 20 min'],
  [{ minTimeToSchedule: 0, maxTimeToSchedule: 1 }, 'Book from now until the end of tomorrow, every'],
  [{ minTimeToSchedule: 3, maxTimeToSchedule: 9 }, 'Book from 3 days ahead until 9 days ahead, every'],
  [{ minTimeToSchedule: 1, maxTimeToSchedule: 1 }, 'Book for tomorrow only, every 20 min'],
  [{ minTimeToSchedule: 4, maxTimeToSchedule: 4 }, 'Book only for the day 4 days ahead, every'],
  [{ incrementTime: 60, timeBetween: 0 }, 'until 60 days ahead, every hour, with no time in between.'],
  [{ duration: 90, timeBetween: 0 }, 'Each appointment takes 1 hr 30 min.'],
  [{ minTimeToSchedule: 9, maxTimeToSchedule: 3 }, 'Nothing to book: the minimum notice is longer'],
  [{ maxTimeToSchedule: 400 }, 'That’s Nov 22, 2026 to Dec 26, 2027 today.'],
])('%j', (rules, words) => {
  expect(told('en', { ...USUAL, ...rules })).toContain(words)
})

test('what is missing or being typed breaks no sentence', () => {
  const typing = { ...USUAL, duration: null, timeBetween: Number.NaN, maxTimeToSchedule: 1e9 }
  expect(told('en', typing)).toBe(
    'Book from tomorrow until 1,000,000,000 days ahead, every 20 min, with no time in between.',
  )
})

test('a type differs in what it gives, and in nothing else', () => {
  expect(
    differencesFrom({ duration: 20, timeBetween: 5, incrementTime: null }, { duration: 30, timeBetween: 5 }),
  ).toEqual([{ rule: 'duration', given: 20 }])
})
