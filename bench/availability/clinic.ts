import type { Booking, Busy } from '#api/core/rules/availability.ts'
import type { HoursSchedule } from '#api/core/rules/hours.ts'

const minute = 60_000
const day = 86_400_000

/** Madrid puts its clocks forward within these weeks, New York three weeks earlier, Auckland back a week later. */
export const FIRST = Date.parse('2027-03-15T00:00:00Z')
export const WEEKS = 4
export const WINDOW = { start: FIRST, end: FIRST + WEEKS * 7 * day }
const ZONES = ['Europe/Madrid', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'Europe/Madrid']
const BUSY = 100

/** Random numbers in `[0, 1)` that are the same in every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function scheduleOf(place: number): HoursSchedule {
  const split = [['09:00', '13:30'] as const, ['15:00', place % 3 === 0 ? '20:00' : '18:30'] as const]
  return {
    timezone: ZONES[place % ZONES.length] ?? 'UTC',
    serviceIds: place % 4 === 0 ? ['visit'] : [],
    configuration: {
      workingHours: { '0': split, '1': split, '2': split, '3': split, '4': [['08:00', '15:00']] },
      dateOverrides: {
        '2027-03-19': [],
        '2027-03-27': [['10:00', '14:00']],
        '2027-03-31': [['09:00', '12:00']],
        '2027-04-10': [['10:00', '14:00']],
      },
      outsOfTheOffice: [[`2027-04-0${1 + (place % 5)}`, `2027-04-0${3 + (place % 5)}`]],
    },
  }
}

/** A calendar of the clinic with a usual month: some hundred appointments, blocks and holds, most of them in hours. */
export function bookingOf(place: number): Booking {
  const random = dice(place + 1)
  const busy = Array.from({ length: BUSY }, (): Busy => {
    const start = FIRST + Math.floor(random() * WEEKS * 7) * day + (7 + Math.floor(random() * 44) / 4) * 60 * minute
    const length = [15, 30, 30, 45, 60, 90][Math.floor(random() * 6)] ?? 30
    return { start, end: start + length * minute, kind: 'appointment', timeBetween: random() < 0.3 ? 10 : 0 }
  })
  return {
    schedules: [scheduleOf(place)],
    timezone: 'Europe/Madrid',
    serviceId: 'visit',
    rules: {
      duration: 30,
      timeBetween: 5,
      incrementTime: 15,
      minTimeToSchedule: 1,
      maxTimeToSchedule: 26,
      dateRanges: [{ startDate: '2027-03-01T00:00:00.000Z', endDate: '2027-06-01T00:00:00.000Z' }],
      restrictionDates: { exclude: [['2027-03-24', '2027-03-24']] },
    },
    busy,
    now: FIRST + 8 * 60 * minute,
  }
}
