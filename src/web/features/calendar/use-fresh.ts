import { useEffect, useRef, useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Interval } from '#api/time/interval.ts'
import { useApi } from '../../client/api-context.ts'
import { ownWrites } from '../../commands/appointments/history.ts'
import { changedSince, type Look, freshLook, ofOthers } from './fresh-rules.ts'

/** How long a mark is to be seen, milliseconds; the grid fades it in this time. */
const MARKED_FOR = 6000
/** A new appointment in an answer this soon after a write of this page is taken for its own, milliseconds. */
const ANSWERED_WITHIN = 10_000
const MOST_LOOKS = 12
const NONE: ReadonlySet<string> = new Set()

interface Found {
  data: { items: readonly Appointment[] } | undefined
  isPlaceholderData: boolean
}

/**
 * Ids of the appointments in a range that others have changed or made since it was last looked at here, for as long as
 * they are to be marked. The first sight of a range marks nothing.
 */
export function useFresh({ start, end }: Interval, { data, isPlaceholderData }: Found): ReadonlySet<string> {
  const { connectionId, ownWrites: written } = useApi()
  const [fresh, mark] = useState(NONE)
  const looks = useRef(new Map<string, Look>())
  const range = `${start} ${end}`

  // An answer comes without any gesture of the reader; an unchanged one is the same object and is not looked at again.
  useEffect(() => {
    if (!data || isPlaceholderData) return
    const now = Date.now()
    const look = freshLook(data.items, now)
    const before = looks.current.get(range)
    looks.current.delete(range)
    looks.current.set(range, look)
    const [oldest] = looks.current.keys()
    if (looks.current.size > MOST_LOOKS && oldest !== undefined) looks.current.delete(oldest)
    if (!before) return
    const changed = changedSince(before, look)
    if (changed.length === 0) return
    const others = ofOthers(
      changed,
      before,
      ownWrites(connectionId),
      now - written.answeredAt('appointments') < ANSWERED_WITHIN,
    )
    if (others.length > 0) mark(new Set(others))
  }, [range, data, isPlaceholderData, connectionId, written])
  // Time passes outside of React.
  useEffect(() => {
    if (fresh.size === 0) return undefined
    const timer = setTimeout(() => mark(NONE), MARKED_FOR)
    return () => clearTimeout(timer)
  }, [fresh])
  return fresh
}
