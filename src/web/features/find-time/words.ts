import type { I18n } from '@lingui/core'
import type { PreferredWindow } from '#api/core/rules/waiting.ts'
import { clockOf } from '#api/time/clock.ts'
import type { Format } from '../../i18n/format.ts'
import type { SuggestionReason } from './rank.ts'
import type { Obstacle } from './why.ts'
import { PART_NAMES, type PartName, PARTS } from './windows.ts'

/** The names of the parts of the day. */
export const PART_LABELS: Readonly<Record<PartName, string>> = {
  morning: /*i18n*/ 'Morning',
  afternoon: /*i18n*/ 'Afternoon',
  evening: /*i18n*/ 'Evening',
}

/** Why a time is suggested; `name` is whose it is. */
export function reasonWords(reason: SuggestionReason, name: string, i18n: I18n): string {
  switch (reason) {
    case 'soonest':
      return i18n._('Soonest')
    case 'fills':
      return i18n._('Back-to-back')
    case 'after':
      return i18n._('Right after another appointment')
    case 'before':
      return i18n._('Right before another appointment')
    case 'least':
      return i18n._('Lightest day for {name}', { name })
  }
}

/** What stands in somebody's way, in a sentence. */
export function obstacleWords({ reason }: Obstacle, name: string, i18n: I18n): string {
  switch (reason) {
    case 'closed':
      return i18n._('{name}: outside working hours', { name })
    case 'override':
      return i18n._('{name}: other hours on these dates', { name })
    case 'house':
      return i18n._('{name}: house closed', { name })
    case 'office-day':
      return i18n._('{name}: out of office', { name })
    case 'no-hours':
      return i18n._('{name}: no working hours set', { name })
    case 'no-day':
      return i18n._('{name}: none of these days is within the dates', { name })
    case 'booked':
      return i18n._('{name}: fully booked', { name })
    case 'buffer':
      return i18n._('{name}: too close to other appointments', { name })
    case 'no-room':
    case 'clock-change':
    case 'step':
      return i18n._('{name}: the free times are too short', { name })
    case 'notice':
      return i18n._('{name}: too little notice', { name })
    case 'horizon':
      return i18n._('{name}: too far ahead to book', { name })
    case 'date-range':
    case 'restriction':
      return i18n._('{name}: service not offered on these dates', { name })
    case 'thing':
      return i18n._('{name}: no resource is free at that time', { name })
    case 'together':
      return i18n._('{name}: never free when the others are', { name })
  }
}

/** When somebody would come, in words: days, parts of the day, dates with their weekday unless there is no room. */
export function windowWords(
  { from, to, days, parts }: PreferredWindow,
  i18n: I18n,
  format: Format,
  dates: 'day' | 'bare' = 'day',
): string {
  const partWords = parts.map((part) => {
    const name = PART_NAMES.find((it) => PARTS[it].from === part.from && PARTS[it].to === part.to)
    return name
      ? i18n._(PART_LABELS[name])
      : i18n._('{from} to {to}', { from: format.clock(clockOf(part.from)), to: format.clock(clockOf(part.to)) })
  })
  const said = [
    days.length > 0 && format.list(days.toSorted((a, b) => a - b).map((day) => format.weekday(day + 1, 'short'))),
    partWords.length > 0 && format.list(partWords),
    from !== '' && i18n._('from {date}', { date: format.plainDate(from, dates) }),
    to !== '' && i18n._('until {date}', { date: format.plainDate(to, dates) }),
  ].filter((it) => it !== false)
  return said.length > 0 ? said.join(' · ') : i18n._('Any time')
}
