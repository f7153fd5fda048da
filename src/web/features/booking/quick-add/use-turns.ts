import { useMemo } from 'react'
import type { Service } from '#api/contract/services.ts'
import { HOUR } from '#api/time/durations.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import { candidates, type AvailabilityContext } from '../../../commands/appointments/free-times/free-slots.ts'
import { useAppointmentsWithin, useClinic, useHours } from '../../../commands/appointments/records/queries.ts'
import { useNow } from '../../../client/use-now.ts'
import { type Turn, turnsOf, wishOf } from './resolve.ts'

/** More people than these do not stand behind one desk. */
const MOST = 24

/** Who can take somebody who is here now. */
export interface Turns {
  /** The soonest first; undefined while that is looked up, and where it could not be. */
  turns: readonly Turn[] | undefined
  error: Error | null
}

/** Looks up who can take somebody who is here now. */
export function useTurns(service: Service | undefined): Turns {
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
  const { schedules, error: unread } = useHours([...people, ...things])
  const hour = Math.floor(now / HOUR) * HOUR
  const found = useAppointmentsWithin({ start: hour - 12 * HOUR, end: hour + 26 * HOUR })
  const items = found.isPlaceholderData ? undefined : found.data?.items
  const turns = useMemo(() => {
    if (!items || [...people, ...things].some((id) => schedules[id] === undefined)) return undefined
    const situation: AvailabilityContext = { ...clinic, schedules, appointments: items, now }
    const wish = wishOf({ service, calendarId: null })
    return turnsOf(people, wish, situation, (id) => knownZone(clinic.calendars.get(id)))
  }, [items, people, things, schedules, clinic, now, service])
  return { turns, error: turns ? null : (unread ?? found.error) }
}
