import { expect, test } from 'vitest'
import { readClock } from './typed-time.ts'

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['21.05', '21:05'],
  [' 24 ', '24:00'],
  ['24:00', '24:00'],
  ['9pm', '21:00'],
  ['12 am', '00:00'],
  ['12:30 p.m.', '12:30'],
  ['9h', '09:00'],
  ['16.30', '16:30'],
  ['1630', '16:30'],
  ['4:30pm', '16:30'],
  ['4:30 p. m.', '16:30'],
  ['noon', '12:00'],
  ['Medianoche', '00:00'],
  ['mediodía', '12:00'],
])('%s is %s', (typed, time) => expect(readClock(typed)).toBe(time))

test.each(['', '25', '24:01', '9:60', 'nine', '12345', '9:3', '13pm', '0am', '9x'])('%s is no time', (typed) =>
  expect(readClock(typed)).toBeUndefined(),
)
