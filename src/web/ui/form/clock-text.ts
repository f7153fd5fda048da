/**
 * Reads a clock time as people type it (`9`, `930`, `9:30`, `9.30`, `9pm`, `24`) into `HH:mm`; undefined for what is no time. `24:00`
 * is the end of a day.
 */
export const readClock = (typed: string): string | undefined => {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?h?(?:\s*([ap])\.?\s?m?\.?)?$/i.exec(typed.trim())
  if (!match) return undefined
  const [written, minutes, half] = [Number(match[1]), Number(match[2] ?? 0), match[3]?.toLowerCase()]
  if (half !== undefined && (written < 1 || written > 12)) return undefined
  const hours = half === undefined ? written : (written % 12) + (half === 'p' ? 12 : 0)
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return undefined
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** Whether something was written that is no clock time. */
export const isUnreadClock = (typed: string): boolean => typed.trim() !== '' && readClock(typed) === undefined
