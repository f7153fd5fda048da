import { useEffect, useState } from 'react'
import { useApi } from '../../client/api-context.ts'

/** The time by the service's clock, epoch milliseconds, anew every half minute. */
export function useNow(): number {
  const { skew } = useApi()
  const [now, setNow] = useState(() => Date.now() + skew())
  // Time passes outside of React.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + skew()), 30_000)
    return () => clearInterval(timer)
  }, [skew])
  return now
}

/** The zone of the reader's device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
