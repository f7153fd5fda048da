import 'temporal-polyfill/global'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { changesAhead } from '#api/core/rules/clock-changes.ts'
import { createFormat } from '../../../i18n/format.ts'
import { changeTitle } from './change-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const format = createFormat('en-GB')

test.each([
  ['Europe/Madrid', 'Sunday, 28 March 2027: forward by 1 hr, 02:00 becomes 03:00'],
  // The hour before midnight comes twice, and its day is the longer one.
  ['America/Santiago', 'Saturday, 3 April 2027: back by 1 hr, 24:00 becomes 23:00'],
  ['Asia/Beirut', 'Sunday, 28 March 2027: forward by 1 hr, 00:00 becomes 01:00'],
  ['Australia/Lord_Howe', 'Sunday, 4 April 2027: back by 30 mins, 02:00 becomes 01:30'],
])('the change of %s is told on the day that it makes longer or shorter', (zone, said) => {
  const [change] = changesAhead(zone, Date.parse('2026-12-01T00:00:00Z'), 1)
  expect(change && changeTitle(i18n, format, change)).toBe(said)
})
