import type { Service } from '#api/contract/services.ts'
import { freeStarts } from '#api/core/rules/availability.ts'
import type { ClosedReason } from '#api/core/rules/hours.ts'
import { intersectLists, type Interval, totalMinutes } from '#api/time/interval.ts'
import { freeTimeOf, type FreeTimeOf } from './free-time.ts'

/** What one calendar's day is worked out from. */
export interface CapacityOf extends FreeTimeOf {
  /** IANA zone. */
  readonly zone: string
}

/** How much of a calendar's day is open, taken and left. */
export interface Capacity {
  /** Open time, merged. */
  readonly open: readonly Interval[]
  /** Open time that is taken, buffers included, merged. */
  readonly taken: readonly Interval[]
  /** Minutes. */
  readonly openMinutes: number
  readonly takenMinutes: number
  /** Minutes that can still be booked from now on. */
  readonly leftMinutes: number
  /** Where the next appointment could begin, and of which service; absent where none can today. */
  readonly next?: { readonly start: number; readonly serviceId?: string }
  /** Why it is not open at all today. */
  readonly closed?: ClosedReason
}

/** Open, taken and free time of a calendar's day. */
export function capacityOf(given: CapacityOf): Capacity {
  const { hours, occupied, left } = freeTimeOf(given)
  const taken = intersectLists(hours.open, occupied)
  const next = nextStart(given, occupied, left)
  const closed = hours.open.length === 0 ? hours.closed[0]?.reason : undefined
  return {
    open: hours.open,
    taken,
    openMinutes: totalMinutes(hours.open),
    takenMinutes: totalMinutes(taken),
    leftMinutes: totalMinutes(left),
    ...(next && { next }),
    ...(closed && { closed }),
  }
}

/** The services that can take this calendar's free time; those that may overlap need none. */
const offeredOn = (services: CapacityOf['services'], calendarId: string): Service[] =>
  [...services.values()].filter(
    ({ active, allowOverlapping, calendars }) =>
      active && !allowOverlapping && calendars?.some((it) => it.calendarId === calendarId && it.active),
  )

function nextStart(
  { calendarId, zone, day, schedules, services, now }: Omit<CapacityOf, 'appointments'>,
  occupied: readonly Interval[],
  left: readonly Interval[],
): Capacity['next'] {
  const offered = offeredOn(services, calendarId)
  const [free] = left
  // What offers no service, such as a room, is free as soon as nobody is in it.
  if (offered.length === 0) return free && { start: free.start }
  const busy = occupied.map((it) => ({ ...it, kind: 'appointment' as const }))
  const window = { start: Math.max(now, day.start), end: day.end }
  const starts = offered.flatMap((service) => {
    const restrictionDates = service.calendars?.find((it) => it.calendarId === calendarId)?.restrictionDates
    const rules = { ...service, restrictionDates }
    const [start] = freeStarts({ schedules, timezone: zone, serviceId: service.id, rules, busy, now }, window)
    return start === undefined ? [] : [{ start, serviceId: service.id }]
  })
  return starts.toSorted((a, b) => a.start - b.start)[0]
}
