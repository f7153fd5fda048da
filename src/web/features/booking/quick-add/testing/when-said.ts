import type { Reading } from '../reading.ts'

const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((it) => String(it).padStart(2, '0')).join(':')

/** What a reading says of the time, in a short hand: `11-26 15:00-24:00 20min`, `!` for a stretch that holds the visit. */
export function whenSaid({ date, lastDate, time, minutes }: Reading): string {
  const when = time && ('minute' in time ? clock(time.minute) : `${clock(time.from)}-${clock(time.to)}`)
  const isWhole = time && 'isWhole' in time ? '!' : ''
  const days = date && `${date.slice(5)}${lastDate === undefined ? '' : `..${lastDate.slice(5)}`}`
  return [days, when && `${when}${isWhole}`, minutes && `${minutes}min`].filter(Boolean).join(' ')
}
