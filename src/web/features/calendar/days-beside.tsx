import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { addDays } from '#api/time/week.ts'
import { useApi } from '../../client/api-context.ts'
import { useExtension } from '../../client/use-operation.ts'
import { mayReadAhead } from '../../client/read-ahead.ts'
import { timeOfDates } from './use-columns.ts'
import { inViewQuery } from './use-found-in-view.ts'

interface DaysBesideProps {
  date: string
  calendars: readonly Calendar[]
  /** The calendars that are asked for; all where absent. */
  ids: readonly string[] | undefined
  /** The zone in which all is shown; each calendar's own where absent. */
  zone: string | undefined
}

/**
 * Reads the next day and the one before, so that a step there shows them at once: with the hours of this one where that is one call,
 * else while the browser has nothing else to do.
 */
export function DaysBeside({ date, calendars, ids, zone }: DaysBesideProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const isOneCall = useExtension('batch')
  // When there is nothing to do only the browser knows; one that does not say so reads nothing ahead.
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis) || !mayReadAhead()) return undefined
    const read = (): void => {
      for (const by of [1, -1]) {
        const range = timeOfDates(calendars, [addDays(date, by)], zone)
        void queryClient.prefetchQuery(inViewQuery(api, range, ids))
      }
    }
    if (isOneCall) return read()
    const handle = requestIdleCallback(read)
    return () => cancelIdleCallback(handle)
  }, [api, queryClient, date, calendars, ids, zone, isOneCall])
  return null
}
