import { HOUR, MINUTE } from '../../time/durations.ts'

/** One line of captions: what is said between two moments, in seconds. */
export interface Cue {
  from: number
  until: number
  text: string
}

/** Captions as they were read, or the first line (from 1) that cannot be read as such. */
export type ReadCaptions = { cues: readonly Cue[] } | { wrongLine: number }

const HEADER = 'WEBVTT'
// SubRip writes a comma where WebVTT has a point.
const MOMENT = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)[.,](\d{3})`
const TIMES = new RegExp(String.raw`^${MOMENT}\s+-->\s+${MOMENT}(\s.*)?$`)

const seconds = ([hours = '0', minutes = '0', whole = '0', thousandths = '0']: readonly (
  | string
  | undefined
)[]): number => Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000

/**
 * Captions as WebVTT: with its first line, and what SubRip writes otherwise (commas in times, a byte order mark) as WebVTT
 * does. Nothing becomes nothing.
 */
export function asWebVtt(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim()
    .split('\n')
    .map((line) => (TIMES.test(line.trim()) ? line.trim().replaceAll(/(\d),(\d{3})/g, '$1.$2') : line.trimEnd()))
  const body = lines.join('\n')
  if (body === '' || body === HEADER) return ''
  return new RegExp(`^${HEADER}(\\s|$)`).test(body) ? body : `${HEADER}\n\n${body}`
}

/** Reads captions written as WebVTT: notes and styles are passed over, lines without a time are wrong. */
export function readCaptions(webVtt: string): ReadCaptions {
  const lines = webVtt.split('\n')
  const cues: Cue[] = []
  let at = new RegExp(`^${HEADER}(\\s|$)`).test(lines[0] ?? '') ? blockEnd(lines, 0) : 0
  while (at < lines.length) {
    const end = blockEnd(lines, at)
    const block = lines.slice(at, end)
    if (block.some((line) => line.trim() !== '') && !/^(NOTE|STYLE|REGION)(\s|$)/.test(block[0] ?? '')) {
      // The name of a cue may stand above its times.
      const place = TIMES.test(block[0] ?? '') ? 0 : 1
      const times = TIMES.exec(block[place] ?? '')
      if (!times) return { wrongLine: at + 1 }
      const [from, until] = [seconds(times.slice(1, 5)), seconds(times.slice(5, 9))]
      if (until <= from) return { wrongLine: at + place + 1 }
      cues.push({ from, until, text: block.slice(place + 1).join('\n') })
    }
    at = end + 1
  }
  return { cues }
}

/** The first line of captions that is wrong, from 1; undefined where all are right, or there are none. */
export const wrongLineOf = (webVtt: string): number | undefined => {
  const read = readCaptions(webVtt)
  return 'wrongLine' in read ? read.wrongLine : undefined
}

/** The index of the blank line that ends a block, or of the end. */
const blockEnd = (lines: readonly string[], from: number): number => {
  const end = lines.findIndex((line, index) => index >= from && line.trim() === '')
  return end === -1 ? lines.length : end
}

/** A moment as WebVTT writes it. */
export const momentOf = (at: number): string => {
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0')
  const thousandths = Math.round(at * 1000)
  const rest = String(thousandths % 1000).padStart(3, '0')
  return `${two(thousandths / HOUR)}:${two((thousandths / MINUTE) % 60)}:${two((thousandths / 1000) % 60)}.${rest}`
}

/** Captions with an empty line more that begins at a moment and lasts some seconds; and where in them its words go. */
export function withCueAt(text: string, at: number, lasts = 3): { text: string; caret: number } {
  const before = asWebVtt(text) || HEADER
  const next = `${before}\n\n${momentOf(at)} --> ${momentOf(at + lasts)}\n`
  return { text: next, caret: next.length }
}
