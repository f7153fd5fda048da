import { useEffect, useMemo, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { DAY } from '#api/time/durations.ts'
import { knownZone, zoneOfMost } from '../../fields/known-zone.ts'
import { shownZone } from '../../commands/appointments/view/shown-zone.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { ownZone, useNow } from '../../commands/appointments/records/use-now.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'
import type { Beginning } from './beginning.ts'
import { formMinutes, placeFor } from '../../commands/appointments/free-times/placing.ts'
import { useFreeSlots } from '../../commands/appointments/free-times/use-free-slots.ts'

const QUARTER = 900_000
/** How far each look for free times goes. Milliseconds. */
const TWO_WEEKS = 14 * DAY

/** What the form of a booking asks for so far, where that is free, and on whose clock the form speaks. */
export function useWish(
  { control, setValue }: UseFormReturn<AppointmentValues>,
  begin: Beginning,
  view: Pick<CalendarView, 'zone'>,
) {
  const clinic = useClinic()
  const now = useNow()
  const [serviceId, calendarId, resourceId, startDate, duration, poll, options, repeats] = useWatch({
    control,
    name: ['serviceId', 'calendarId', 'resourceId', 'startDate', 'duration', 'poll', 'options', 'repeat.on'],
  })
  const service = serviceId ? clinic.services.get(serviceId) : undefined
  const ownLength = service?.duration
  // The form is a store of its own: a chosen service brings its length there.
  useEffect(() => {
    const { serviceId: ofService } = begin.values
    const isSaid = begin.keepsLength && (ofService === null || serviceId === ofService)
    if (ownLength !== undefined && !isSaid) setValue('duration', ownLength)
  }, [serviceId, ownLength, setValue, begin])
  const start = startDate ? Date.parse(startDate) : null
  const minutes = formMinutes({ duration })
  const wish = useMemo(
    () => ({ service, calendarId, resourceId, duration: minutes }),
    [service, calendarId, resourceId, minutes],
  )
  const [further, setFurther] = useState(0)
  const from = Math.max(Math.floor(now / QUARTER) * QUARTER, begin.from)
  const { slots, situation, loading, error, hours } = useFreeSlots(wish, from + further)
  const place = start === null ? undefined : placeFor(wish, start, slots, situation)
  const chosen = clinic.calendars.get(calendarId ?? place?.calendarIds[0] ?? '')
  const own = chosen ? knownZone(chosen) : (zoneOfMost(clinic.calendars.values()) ?? ownZone())
  // The form speaks of the clock that the calendar beside it shows, and of that of the place.
  const zone = shownZone(view) ?? own

  return {
    wish,
    serviceId,
    start,
    minutes,
    poll,
    options,
    repeats,
    slots,
    situation,
    loading,
    error,
    hours,
    place,
    chosen,
    own,
    zone,
    /** From when on free times are looked for, epoch milliseconds. */
    from: from + further,
    lookFurther: () => setFurther(further + TWO_WEEKS),
  }
}

/** A wish with what was found for it. */
export type Sought = ReturnType<typeof useWish>
