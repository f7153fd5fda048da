import { fold } from '../values/fold.ts'

const NAMED: ReadonlyMap<string, string> = new Map([
  ['noon', '12:00'],
  ['midday', '12:00'],
  ['mediodia', '12:00'],
  ['midnight', '00:00'],
  ['medianoche', '00:00'],
])

/**
 * Reads a clock time as people type it (`9`, `930`, `9:30`, `16.30`, `9pm`, `4:30 p. m.`, `noon`, `24`) into `HH:mm`; undefined for
 * what is no time. `24:00` is the end of a day.
 */
export const readClock = (typed: string): string | undefined => {
  const text = typed.trim()
  const named = NAMED.get(fold(text))
  if (named !== undefined) return named
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?h?(?:\s*([ap])\.?\s?m?\.?)?$/i.exec(text)
  if (!match) return undefined
  const [written, minutes, half] = [Number(match[1]), Number(match[2] ?? 0), match[3]?.toLowerCase()]
  if (half !== undefined && (written < 1 || written > 12)) return undefined
  const hours = half === undefined ? written : (written % 12) + (half === 'p' ? 12 : 0)
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return undefined
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** Whether something was written that is no clock time. */
export const isUnreadClock = (typed: string): boolean => typed.trim() !== '' && readClock(typed) === undefined
