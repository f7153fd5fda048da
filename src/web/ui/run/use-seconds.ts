import { useEffect, useState } from 'react'

/** Whole seconds until a time (epoch milliseconds), counted down on screen; 0 from then on. For another time, give the component another key. */
export const useSecondsUntil = (until: number): number => {
  const [now, setNow] = useState(Date.now)
  // Time passes outside of React.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
