import { useCallback } from 'react'
import { isZone } from '#api/time/offset.ts'
import { useApi } from '../../../client/api-context.ts'
import { keptHere } from '../../../ui/local-storage.ts'

/** Which zones the reader works with, on one connection. */
export interface ZoneHabits {
  /** IANA zone that the calendar opens in; empty is each calendar's own. */
  shown: string
  /** IANA zone of the second axis that it opens with; empty is none. */
  second: string
  /** IANA zones that were chosen before, the latest first. */
  recent: readonly string[]
}

const MOST_RECENT = 5
const NONE: ZoneHabits = { shown: '', second: '', recent: [] }

const zoneIn = (value: unknown): string => (typeof value === 'string' && isZone(value) ? value : '')

/** Reads what was stored; what makes no sense, also from another version of this program, is left out. */
export function readHabits(text: string | null): ZoneHabits {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return NONE
    const { shown, second, recent } = { shown: '', second: '', recent: [], ...stored }
    const zones: unknown[] = Array.isArray(recent) ? recent : []
    return { shown: zoneIn(shown), second: zoneIn(second), recent: zones.map(zoneIn).filter((zone) => zone !== '') }
  } catch {
    return NONE
  }
}

/** The habits after a zone was chosen (empty: given up) for all columns or for the second axis. */
export const withZone = (habits: ZoneHabits, part: 'shown' | 'second', zone: string): ZoneHabits => ({
  ...habits,
  [part]: zone,
  recent: zone === '' ? habits.recent : [...new Set([zone, ...habits.recent])].slice(0, MOST_RECENT),
})

const useKeptHabits = keptHere('frontdesk-zones ', readHabits)

/** The zones that the reader works with on this connection, kept in this browser, and the way to change them. */
export function useZoneHabits(): [habits: ZoneHabits, keep: (part: 'shown' | 'second', zone: string) => void] {
  const [habits, change] = useKeptHabits(useApi().connectionId)
  const keep = useCallback(
    (part: 'shown' | 'second', zone: string) => change((now) => withZone(now, part, zone)),
    [change],
  )
  return [habits, keep]
}
