import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from './api-context.ts'

/** How often the time on screen goes on, in milliseconds. */
const TICK = 30_000

/**
 * The time by the service's clock, epoch milliseconds, anew every half minute and as soon as the clock was measured. Every
 * “now” on a screen comes from here or from `api.clock.now()`, so that no two places tell two times.
 */
export function useNow(): number {
  const { clock } = useApi()
  const skew = useSyncExternalStore(clock.subscribe, clock.skew)
  const [told, setTold] = useState(() => ({ now: clock.now(), skew }))
  // Time passes outside of React.
  useEffect(() => {
    const tell = (): void => setTold({ now: clock.now(), skew: clock.skew() })
    const timer = setInterval(tell, TICK)
    return () => clearInterval(timer)
  }, [clock])
  return told.now - told.skew + skew
}

/** The time by the service's clock at which this part of the page was opened, as far as it is known by now. */
export function useOpenedAt(): number {
  const { clock } = useApi()
  const skew = useSyncExternalStore(clock.subscribe, clock.skew)
  const [opened] = useState(() => clock.now() - clock.skew())
  return opened + skew
}
