import { createContext, use } from 'react'
import { dateOf } from '#api/time/zoned.ts'
import { ownZone } from '../../../i18n/own-zone.ts'

/** The clock that says which day is today, in epoch milliseconds: the service's where there is one, else the device's. */
export const FieldClock = createContext<() => number>(Date.now)

/** Tells today's date in a zone at the moment of asking; in the device's unless told. */
export function useTodayIn(zone?: string): () => string {
  const now = use(FieldClock)
  return () => dateOf(now(), zone ?? ownZone())
}
