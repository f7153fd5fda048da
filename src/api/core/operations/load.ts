import type { Load } from '../../contract/load.ts'
import { MOST_COUNTED_CALENDARS, MOST_LOADED_CALENDARS, MOST_LOADED_DAYS } from '../../contract/load-limits.ts'
import { MINUTE } from '../../time/durations.ts'
import { intersect, type Interval } from '../../time/interval.ts'
import { isZone } from '../../time/offset.ts'
import { datesThrough, daysBetween } from '../../time/week.ts'
import { dayInterval } from '../../time/zoned.ts'
import type { CalendarDay, CalendarDayLoad, WholeDayCounts } from '../loads.ts'
import type { GroupOperations } from '../operation.ts'
import { houseOf } from '../rules/closures.ts'
import { openHours } from '../rules/hours.ts'
import { turn } from '../turn.ts'
import { refuseImpossible } from './record.ts'

const minutes = (ms: number): number => Math.round(ms / MINUTE)

const tellCalendar = (id: string, days: readonly CalendarDayLoad[]): Load['calendars'][number] => ({
  id,
  appointments: days.map((it) => it.appointments),
  unconfirmed: days.map((it) => it.unconfirmed),
  openMinutes: days.map((it) => minutes(it.open)),
  bookedMinutes: days.map((it) => minutes(it.booked)),
  freeMinutes: days.map((it) => minutes(it.open) - minutes(it.booked)),
})

/** The `load` extension: how full days of calendars are (interface, section 8). */
export const load: GroupOperations<'load'> = {
  get: async ({ query }, { rows }) => {
    const { from, until, timezone } = query
    const named = query.calendarIds && [...new Set(query.calendarIds)]
    const count = daysBetween(from, until) + 1
    if (count < 1) refuseImpossible([{ field: 'until', message: 'must not be before from' }])
    if (count > MOST_LOADED_DAYS) {
      refuseImpossible([{ field: 'until', message: `must be less than ${MOST_LOADED_DAYS} days after from` }])
    }
    if ((named?.length ?? 0) > MOST_LOADED_CALENDARS) {
      refuseImpossible([{ field: 'calendarIds', message: `must be at most ${MOST_LOADED_CALENDARS}` }])
    }
    if (timezone !== undefined && !isZone(timezone)) {
      refuseImpossible([{ field: 'timezone', message: 'is not a known IANA zone' }])
    }
    const found = await rows.find(
      'calendars',
      named ? { where: [{ field: 'id', anyOf: named }] } : { limit: MOST_COUNTED_CALENDARS + 1 },
    )
    const byId = new Map(found.items.map((it) => [it.id, it]))
    const missing = named?.find((id) => !byId.has(id))
    if (missing !== undefined) refuseImpossible([{ field: 'calendarIds', message: `names no calendar: ${missing}` }])
    if (byId.size > MOST_COUNTED_CALENDARS) {
      refuseImpossible([
        { field: 'calendarIds', message: `is needed where there are more than ${MOST_COUNTED_CALENDARS}` },
      ])
    }
    const calendars = named ? named.flatMap((id) => byId.get(id) ?? []) : found.items
    const closures = named ? (await rows.find('closures', {})).items : []
    const schedules = named
      ? (await rows.find('weeklySchedules', { where: [{ field: 'calendarId', anyOf: named }] })).items
      : []
    const dates = datesThrough(from, until)
    const days: CalendarDay[] = []
    for (const calendar of calendars) {
      const house = houseOf(closures, calendar)
      const own = schedules.flatMap((it) => (it.calendarId === calendar.id ? { ...it, house } : []))
      const spans = dates.map((each) => dayInterval(each, timezone ?? calendar.timezone))
      const window: Interval = { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 }
      const hours = own.length === 0 ? [] : openHours(own, window).open
      for (const [day, span] of spans.entries()) {
        days.push({ calendarId: calendar.id, day, ...span, open: hours.flatMap((it) => intersect(it, span) ?? []) })
      }
      await turn()
    }
    const loaded = await rows.loads(days)
    const ofAll = (name: keyof WholeDayCounts) => dates.map((_, day) => loaded.days[day]?.[name] ?? 0)
    return {
      dates,
      total: {
        appointments: ofAll('appointments'),
        unconfirmed: ofAll('unconfirmed'),
        noShows: ofAll('noShows'),
        cancelled: ofAll('cancelled'),
      },
      calendars: (named ?? []).map((id, at) =>
        tellCalendar(id, loaded.calendarDays.slice(at * dates.length, (at + 1) * dates.length)),
      ),
    }
  },
}
