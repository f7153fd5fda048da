import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Appointment } from '#api/contract/appointments.ts'
import { countedIn, countedOf, exactly, listedUnder, MOST_IDS } from './day-numbers.ts'
import { anyAppointments, appointment, at } from './testing/clinic.ts'

const DAY = { from: '2026-03-02', to: '2026-03-02' }
const queryOf = (to: string | undefined) => Object.fromEntries(new URL(to ?? '', 'http://desk').searchParams)

test('the link is the filter where it shows exactly what was counted', () => {
  const pending = appointment('a', '10:00', { status: 'pending' })
  const { count, to } = countedIn([pending], { status: 'pending', ...DAY }, [pending, appointment('b', '11:00')], 'UTC')
  expect(count).toBe(1)
  expect(queryOf(to)).toEqual({ status: 'pending', ...DAY })
})

test('the link is the ids where the filter would show more', () => {
  const [early, late] = [appointment('early', '08:00'), appointment('late', '12:00')]
  const { count, to } = countedIn([late], { status: 'confirmed', ...DAY }, [early, late], 'UTC')
  expect(count).toBe(1)
  expect(queryOf(to)).toEqual({ version: '1', ids: 'late', from: '2026-03-02' })
})

test('none where the filter would show some leads nowhere; none where it shows none leads to the empty list', () => {
  const early = appointment('early', '08:00')
  expect(countedIn([], { ...DAY }, [early], 'UTC')).toEqual({ count: 0 })
  expect(countedIn([], { ...DAY }, [], 'UTC').to).toBeDefined()
  expect(countedOf([], 'UTC')).toEqual({ count: 0 })
})

test('more than an address can hold are counted as the filter counts them', () => {
  const many = Array.from({ length: MOST_IDS + 2 }, (_, index) => appointment(`a${index}`, '10:00'))
  expect(exactly(many, 'UTC')).toBeUndefined()
  expect(countedIn(many.slice(1), { ...DAY }, many, 'UTC')).toMatchObject({ count: many.length })
})

test('a number is always that of the list behind it', () => {
  const chosen = fc.tuple(anyAppointments(at('12:00')), fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }))
  const zones = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/New_York')
  fc.assert(
    fc.property(chosen, zones, ([read, marks], zone) => {
      const filter = { status: 'pending', ...DAY }
      const picked = read.filter((_, index) => marks[index])
      const { count, to } = countedIn(picked, filter, read, zone)
      expect(count).toBe(picked.length)
      const { ids } = queryOf(to)
      const isListed = (it: Appointment) => (ids ? ids.split(',').includes(it.id) : listedUnder(filter, zone)(it))
      expect(to === undefined ? [] : read.filter(isListed)).toEqual(picked)
    }),
  )
})
