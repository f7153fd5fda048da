import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import { formatInstant } from '#api/time/instant.ts'
import { dateRange, startOfWeek } from '#api/time/week.ts'
import { dateOf, dayInterval } from '#api/time/zoned.ts'
import { useApi } from '../../client/api-context.ts'
import { useUnderHouse } from '../../commands/appointments/records/house.ts'
import { queryAllOf, queryOf } from '../../client/query.ts'
import { useNow } from '../../client/use-now.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { weekLoad } from './week-hours.ts'

/** How many services are told by name. */
const NAMED = 8

/** What hangs on a calendar; each part is missing while it is on its way or may not be read. */
export function useGlance(calendar: Calendar) {
  const api = useApi()
  const format = useFormat()
  const now = useNow()
  const zone = knownZone(calendar)
  const today = dateOf(now, zone)
  const calendarId = calendar.id
  const dates = dateRange(startOfWeek(today, (format.weekdays()[0] ?? 1) - 1), 7)
  const week = {
    start: dayInterval(dates[0] ?? today, zone).start,
    end: dayInterval(dates.at(-1) ?? today, zone).end,
  }
  const [since] = useState(() => formatInstant(now))
  const services = useQuery(queryOf(api, contract.services.list, { query: { calendarId, limit: NAMED } }))
  const schedules = useQuery(queryAllOf(api, contract.weeklySchedules.list, { query: { calendarId } }))
  const coming = useQuery(
    queryOf(api, contract.appointmentsV2.list, { query: { calendarId, startDate: since, limit: 1 } }),
  )
  const booked = useQuery(
    queryAllOf(api, contract.appointmentsV2.list, {
      query: { calendarId, startDate: formatInstant(week.start), endDate: formatInstant(week.end) },
    }),
  )
  // Other deployments may not know the filter.
  const own = booked.data?.items.filter(({ calendarIds }) => calendarIds.includes(calendarId))
  const underHouse = useUnderHouse()
  const hours = schedules.data && underHouse(schedules.data.items, calendarId)
  return {
    now,
    today,
    services: services.data,
    schedules: hours,
    /** How many appointments come; null where the deployment does not count. */
    coming: coming.data?.total,
    /** Whether more than that come. */
    moreComing: coming.data?.isMore === true,
    days: own && hours && weekLoad(hours, own, dates, zone),
  }
}
