import { useEffect, useEffectEvent, useState } from 'react'
import { isAnswering } from '../../live/connection-state.ts'
import { useConnectionState, useIsFed } from '../../live/connection-context.ts'

/** Milliseconds between two looks at a list that is on screen, for each call that reading it takes. */
const EVERY = 20_000
/** Milliseconds within which several signs that the reader is back are one. */
const ONCE = 1000

interface Following {
  /** Reads what is on screen anew; an unchanged answer costs its tag only. */
  read: () => Promise<unknown>
  /** How many calls a reading takes, so that a long list is not asked for more often than a short one; 1. */
  calls?: number
  /** False while there is nothing to follow yet. */
  enabled: boolean
}

/**
 * Keeps what is on screen up to date with what others do: at an interval while the page is visible and its service answers, and
 * at once when the reader comes back to it; nothing is asked while changes come by themselves. Answers whether such a look is under way, for which nobody has to wait.
 */
export function useFollowing({ read, calls = 1, enabled }: Following): boolean {
  const state = useConnectionState()
  const isFed = useIsFed()
  const [isLooking, setLooking] = useState(false)
  const reading = useEffectEvent(read)
  const mayLook = enabled && !isFed && (isAnswering(state) || state.is === 'catching-up')
  const every = EVERY * Math.max(1, calls)

  // The clock and the signs of the reader's return come from outside of React.
  useEffect(() => {
    if (!mayLook) return undefined
    let lookedAt = -Infinity
    let isOver = false
    const look = (): void => {
      if (document.visibilityState === 'hidden' || !navigator.onLine || Date.now() - lookedAt < ONCE) return
      lookedAt = Date.now()
      setLooking(true)
      const done = (): void => {
        if (!isOver) setLooking(false)
      }
      reading().then(done, done)
    }
    const timer = setInterval(look, every)
    addEventListener('focus', look)
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      setLooking(false)
      clearInterval(timer)
      removeEventListener('focus', look)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [mayLook, every])
  return isLooking
}
