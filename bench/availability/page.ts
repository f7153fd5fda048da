import 'temporal-polyfill/global'
import { freeStarts } from '#api/core/rules/availability.ts'
import { oracle } from '#api/core/rules/testing/free-time-oracle.ts'
import { bookingOf, WINDOW } from './clinic.ts'
import { bitmapsOf, countByMinute } from './floor.ts'

declare global {
  var availabilityRound: (calendars: number, floorFirst: boolean) => { floor: number; product: number; starts: number }
  var oracleSample: (calendars: number, days: number) => { time: number; same: boolean }
}

const clinics = new Map<number, ReturnType<typeof clinicOf>>()

function clinicOf(calendars: number) {
  const bookings = Array.from({ length: calendars }, (_, place) => bookingOf(place))
  return { bookings, maps: bookings.map((booking) => bitmapsOf(booking, WINDOW)) }
}

function timed(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Milliseconds of the floor and of the product for all calendars, and the starts that the product offers. */
globalThis.availabilityRound = (calendars, floorFirst) => {
  const clinic = clinics.get(calendars) ?? clinicOf(calendars)
  clinics.set(calendars, clinic)
  let starts = 0
  let counted = 0
  const byMinute = () => {
    for (const map of clinic.maps) counted += countByMinute(map, clinic.bookings[0]?.rules.duration ?? 0)
  }
  const byRule = () => {
    for (const booking of clinic.bookings) starts += freeStarts(booking, WINDOW).length
  }
  const early = floorFirst ? timed(byMinute) : 0
  const product = timed(byRule)
  const floor = floorFirst ? early : timed(byMinute)
  // Nobody may leave out work whose outcome nobody reads.
  if (counted < starts) throw new Error('The floor finds fewer places than the product.')
  return { floor, product, starts }
}

/** Milliseconds of the real oracle for some calendars and days, and whether the product says the same. */
globalThis.oracleSample = (calendars, days) => {
  const window = { start: WINDOW.start, end: WINDOW.start + days * 86_400_000 }
  const bookings = Array.from({ length: calendars }, (_, place) => bookingOf(place))
  let found: number[][] = []
  const time = timed(() => {
    found = bookings.map((booking) => oracle(booking, window.start, window.end))
  })
  const same = bookings.every((booking, at) => String(freeStarts(booking, window)) === String(found[at]))
  return { time, same }
}
