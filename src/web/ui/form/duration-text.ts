const CLOCK = /^(\d{1,4}):([0-5]\d)$/
const BARE = /^\d+(?:\.\d+)?$/
const WORDS = /^(?:(\d+(?:\.\d+)?)\s*h\p{L}*\.?,?)?\s*(?:(\d+)(?:\s*(?:m\p{L}*\.?|'))?)?$/u

/**
 * Reads a length of time as people type it (`90`, `1:30`, `1h 30`, `1.5 h`, `1 hora 30 min`) into minutes; undefined for
 * what is none. A bare number means minutes.
 */
export const readDuration = (typed: string): number | undefined => {
  const text = typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replace(/(\d),(\d)/, '$1.$2')
  if (text === '') return undefined
  const clock = CLOCK.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  if (BARE.test(text)) return Math.round(Number(text))
  const words = WORDS.exec(text)
  if (!words) return undefined
  const [, hours, minutes] = words
  return Math.round(Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}
