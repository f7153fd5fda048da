import type { I18n } from '@lingui/core'
import type { Calendar } from '#api/contract/calendars.ts'
import { meets } from '#api/core/rules/closures.ts'
import type { Format } from '../../../i18n/format.ts'
import type { HouseClosure } from '../records/house.ts'

/** What a closure, or extra hours, of the house says of one date to whoever looks at some calendars. */
export interface HouseNotice {
  /** Ready to be read, such as `Closed 11:00 – 12:00: Team meeting`. */
  text: string
  reason: string
  /** Whether all of these calendars are closed for all of the day, so that the reason alone says enough beside that. */
  isWholeDay: boolean
  /** Whether they are open longer, rather than closed. */
  isOpen: boolean
}

interface NoticeContext {
  calendars: readonly Pick<Calendar, 'id' | 'name'>[]
  closures: readonly HouseClosure[]
  i18n: I18n
  format: Format
}

/** What the house says of a date (`YYYY-MM-DD`) for these calendars, closures of the whole day first. */
export function houseNotices(date: string, { calendars, closures, i18n, format }: NoticeContext): HouseNotice[] {
  const told = closures.flatMap((closure): HouseNotice[] => {
    const { reason, kind, ranges, calendarIds } = closure
    const met = calendars.filter(({ id }) => calendarIds.length === 0 || calendarIds.includes(id))
    if (met.length === 0 || !meets(closure, date)) return []
    const hours = ranges.map(([from, to]) => `${format.clock(from)} – ${format.clock(to)}`).join(', ')
    const what =
      kind === 'open'
        ? i18n._('Extra hours {hours}: {reason}', { hours, reason })
        : hours === ''
          ? i18n._('Closed: {reason}', { reason })
          : i18n._('Closed {hours}: {reason}', { hours, reason })
    const isOfAll = met.length === calendars.length
    return [
      {
        text: isOfAll ? what : `${what} (${format.list(met.map(({ name }) => name))})`,
        reason,
        isOpen: kind === 'open',
        isWholeDay: isOfAll && kind === 'closed' && hours === '',
      },
    ]
  })
  return told.toSorted((a, b) => Number(b.isWholeDay) - Number(a.isWholeDay))
}
