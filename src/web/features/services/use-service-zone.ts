import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { isZone } from '#api/time/offset.ts'
import { useCalendars } from '../../fields/references.ts'
import type { ServiceValues } from './service-form-values.ts'
import { ownZone } from '../../i18n/own-zone.ts'

/** The zone that a service's times are said in: its first calendar's, or this device's. */
export function useServiceZone({ control }: UseFormReturn<ServiceValues>): string {
  const calendars = useCalendars().byId
  const first = useWatch({ control, name: 'calendars.0.calendarId' })
  const [device] = useState(ownZone)
  const zone = calendars.get(first ?? '')?.timezone
  return zone !== undefined && isZone(zone) ? zone : device
}
