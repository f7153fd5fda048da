import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { foreignZone } from '../../fields/known-zone.ts'
import type { RowWords } from './card.tsx'
import type { TodayView } from './use-today.ts'

/** How rows say where and when. */
export const useRowWords = ({ desk, calendarsById, servicesById }: TodayView): RowWords =>
  useMemo(
    () => ({
      ...desk,
      foreignZoneOf: (appointment: Appointment) => foreignZone(desk.zoneOf(appointment), calendarsById.values()),
      placeOf: ({ calendarIds }: Appointment) =>
        calendarIds.flatMap((id) => calendarsById.get(id)?.name ?? []).join(', '),
      serviceOf: ({ serviceId }: Appointment) => servicesById.get(serviceId ?? '')?.name ?? '',
    }),
    [desk, calendarsById, servicesById],
  )
