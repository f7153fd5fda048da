import { useMemo } from 'react'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { dateOf } from '#api/time/zoned.ts'
import { addDays } from '#api/time/week.ts'
import { useNow } from '../../client/use-now.ts'
import { useCalendarQuery, useServiceQuery } from '../../commands/appointments/records/queries.ts'
import { knownZone, zoneOfMost } from '../../fields/known-zone.ts'
import { troubledAppointments } from './conflicts.ts'
import { countedIn, countedOf } from './day-numbers.ts'
import { useAppointments, useHomeSchedules, useMediaOfStatus, usePending } from './use-queries.ts'
import { freeMinutesToday } from './free-time.ts'
import { holdsOf, sortToday, unconfirmedOf } from './today.ts'
import { DAYS_AHEAD, windowOf, zoneOfCalendars } from './when.ts'
import { ownZone } from '../../i18n/own-zone.ts'

const NONE: readonly never[] = []
const byId = <T extends { id: string }>(items: readonly T[] | undefined) => new Map(items?.map((it) => [it.id, it]))

/** Everything that the page of today knows: the reads, the lists made of them, and the numbers with their links. */
export function useToday() {
  const now = useNow()
  const own = ownZone()
  const calendars = useCalendarQuery()
  const services = useServiceQuery()
  const items = calendars.data?.items ?? NONE
  const calendarsById = useMemo(() => byId(calendars.data?.items), [calendars.data])
  const servicesById = useMemo(() => byId(services.data?.items), [services.data])
  const calendarIds = useMemo(() => items.map(({ id }) => id), [items])
  const schedules = useHomeSchedules(calendarIds)

  const zones = new Set([own, ...items.map(knownZone)])
  // Which days are asked for depends on the zones of the calendars; without calendars the reader's own day will do.
  const known = !calendars.isPending
  // Who should have come late yesterday may still be waited for after midnight.
  const near = useAppointments(known ? windowOf(zones, now, -1, 1) : undefined)
  const ahead = usePending(known ? windowOf(zones, now, 0, DAYS_AHEAD) : undefined)
  const waiting = useMediaOfStatus('need_action')
  const broken = useMediaOfStatus('error')

  const desk = useMemo(() => ({ now, zoneOf: zoneOfCalendars(calendarsById, own) }), [now, calendarsById, own])
  const nearby = useMemo(() => near.data?.items.filter((it) => !isWaiting(it)), [near.data])
  const pending = useMemo(() => ahead.data?.items.filter((it) => !isWaiting(it)), [ahead.data])
  const today = useMemo(() => nearby && sortToday(nearby, desk), [nearby, desk])
  const unconfirmed = useMemo(() => pending && unconfirmedOf(pending, desk, DAYS_AHEAD), [pending, desk])
  const holds = useMemo(() => nearby && holdsOf([...nearby, ...(pending ?? NONE)], now), [nearby, pending, now])
  const conflicts = useMemo(
    () =>
      nearby && !services.isPending && !schedules.pending
        ? troubledAppointments(nearby, { services: servicesById, schedules: schedules.byCalendar, now })
        : undefined,
    [nearby, services.isPending, servicesById, schedules, now],
  )

  const free = useMemo(
    () =>
      nearby && calendars.data && services.data && !schedules.pending && !schedules.error
        ? freeMinutesToday(calendars.data.items, schedules.byCalendar, {
            services: servicesById,
            appointments: nearby,
            now,
          })
        : undefined,
    [nearby, calendars.data, services.data, servicesById, schedules, now],
  )

  const date = dateOf(now, own)
  const last = addDays(date, DAYS_AHEAD)
  const read = nearby ?? NONE
  const listed = today && {
    late: countedOf(today.late, own, date),
    here: countedOf(today.here, own, date),
    coming: countedOf(today.coming, own, date),
    noShows: countedIn(today.noShows, { status: 'completed', subStatus: 'no-show', from: date, to: date }, read, own),
    cancelled: countedIn(today.cancelled, { status: 'cancelled', from: date, to: date }, read, own),
    tomorrow: countedOf(today.tomorrow, own, addDays(date, 1)),
  }
  const counted = {
    ...listed,
    unconfirmed:
      unconfirmed && countedIn(unconfirmed, { status: 'pending', from: date, to: last }, pending ?? NONE, own),
    holds: holds && countedOf(holds, own),
    conflicts:
      conflicts &&
      countedOf(
        conflicts.map(({ appointment }) => appointment),
        own,
      ),
  }
  return {
    now,
    own,
    main: zoneOfMost(items) ?? own,
    desk,
    calendars,
    calendarsById,
    services,
    servicesById,
    schedules,
    near,
    ahead,
    waiting,
    broken,
    today,
    unconfirmed,
    holds,
    conflicts,
    free,
    counted,
  }
}

/** What `useToday` gives. */
export type TodayView = ReturnType<typeof useToday>
