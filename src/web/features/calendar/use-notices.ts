import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { useClosures } from '../../commands/appointments/records/house.ts'
import { houseNotices } from '../../commands/appointments/view/house-notices.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'

/** What the house says of a date for these calendars; another function whenever it says something else. */
export function useNotices(calendars: readonly Calendar[]) {
  const { i18n } = useLingui()
  const format = useFormat()
  // The page reads them with the hours; a view does not ask for them before it.
  const closures = useClosures(false)
  return useCallback(
    (date: string) => houseNotices(date, { calendars, closures, i18n, format }),
    [calendars, closures, i18n, format],
  )
}
