import { useMemo } from 'react'
import type { Service } from '../../../../api/contract/services.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import { candidates, type Situation } from '../booking/free-slots.ts'
import { useAppointmentsWithin, useClinic, useSchedules } from '../reads.ts'
import { useNow } from '../use-now.ts'
import { type Turn, turnsOf, wishOf } from './resolve.ts'

const HOUR = 3_600_000
/** More people than these do not stand behind one desk. */
const MOST = 24

/** Who can take somebody who is here now, the soonest first; undefined while that is looked up. */
export function useTurns(service: Service | undefined): readonly Turn[] | undefined {
  const clinic = useClinic()
  const now = useNow()
  const people = useMemo(() => {
    const all = [...clinic.calendars.values()].filter(({ type }) => type !== 'asset').map(({ id }) => id)
    return (service ? candidates({ service, calendarId: null, resourceId: null }, clinic).people : all).slice(0, MOST)
  }, [service, clinic])
  const things = useMemo(
    () => (service ? candidates({ service, calendarId: null, resourceId: null }, clinic).things : []),
    [service, clinic],
  )
  const schedules = useSchedules([...people, ...things])
  const hour = Math.floor(now / HOUR) * HOUR
  const found = useAppointmentsWithin({ start: hour - 12 * HOUR, end: hour + 26 * HOUR })
  return useMemo(() => {
    if (!found.data || people.some((id) => schedules[id] === undefined)) return undefined
    const situation: Situation = { ...clinic, schedules, appointments: found.data.items, now }
    const wish = wishOf({ service, calendarId: null })
    return turnsOf(people, wish, situation, (id) => knownZone(clinic.calendars.get(id)))
  }, [found.data, people, schedules, clinic, now, service])
}
