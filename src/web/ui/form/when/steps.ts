import { minutesOf, minutesPerDay } from '#api/time/clock.ts'

/** Where an empty field begins. */
const BEGINNING = 540

/**
 * The minute of the day some steps later, or earlier where negative; ten steps at once, as page keys ask, are an hour. A time
 * between two steps goes to the next of them; the day's ends hold.
 */
export function steppedTime(time: string | undefined, steps: number, step: number): number {
  const at = time === undefined ? undefined : minutesOf(time)
  if (at === undefined) return BEGINNING
  if (Math.abs(steps) > 1) return Math.min(Math.max(at + Math.sign(steps) * 60, 0), minutesPerDay - 1)
  const next = steps > 0 ? Math.floor(at / step) * step + step : Math.ceil(at / step) * step - step
  return next < 0 || next >= minutesPerDay ? at : next
}
