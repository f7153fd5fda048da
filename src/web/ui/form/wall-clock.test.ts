import 'temporal-polyfill/global'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readObject } from './read-object.ts'
import { instantOf, wallClockOf } from './wall-clock.ts'

test('a wall clock is read in its zone', () => {
  expect(instantOf('2026-07-01T09:30', 'Europe/Madrid')).toEqual({ instant: '2026-07-01T07:30:00.000Z' })
  expect(instantOf('', 'Europe/Madrid')).toEqual({ instant: null })
  expect(wallClockOf('2026-07-01T07:30:00.000Z', 'Asia/Kolkata')).toBe('2026-07-01T13:00')
  expect(wallClockOf(null, 'UTC')).toBe('')
})

test('a time that the clock change skips is no instant', () => {
  expect(instantOf('2026-03-29T02:30', 'Europe/Madrid')).toEqual({ instant: null, problem: 'skipped' })
})

test('a time that happens twice means the first', () => {
  expect(instantOf('2026-10-25T02:30', 'Europe/Madrid')).toMatchObject({
    instant: '2026-10-25T00:30:00.000Z',
    problem: 'repeated',
  })
})

test('every minute that exists once survives the round trip', () => {
  const minutes = fc.integer({ min: 27_000_000, max: 33_000_000 })
  const zones = fc.constantFrom('Europe/Madrid', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe')
  fc.assert(
    fc.property(minutes, zones, (minute, zone) => {
      const instant = new Date(minute * 60_000).toISOString()
      const read = instantOf(wallClockOf(instant, zone), zone)
      expect(read.problem === 'repeated' || read.instant === instant).toBe(true)
    }),
  )
})

test('a free object is read or refused with the reason', () => {
  expect(readObject('{"a":1}', 100)).toEqual({ object: { a: 1 } })
  expect(readObject('  ', 100)).toEqual({ object: {} })
  expect(readObject('{a:1}', 100)).toEqual({ problem: 'syntax' })
  expect(readObject('[1]', 100)).toEqual({ problem: 'shape' })
  expect(readObject('null', 100)).toEqual({ problem: 'shape' })
  expect(readObject('{"a":"ñññ"}', 10)).toEqual({ problem: 'size' })
})
