import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '../client/api-context.ts'
import { withMessages } from '../i18n/catalogue.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

// Hardly anybody ever waits so long, and every page would load it.
const StillWaiting = lazyPart(
  withMessages(() => import('./still-waiting.tsx')),
  { isQuiet: true },
)

/** How long an answer may take before the reader is told, in milliseconds. */
const PATIENCE = 8000

/** Says that the server takes its time, and lets the reader stop waiting; reads end, writes go on. */
export function SlowNotice() {
  const { waiting } = useApi()
  const oldest = useSyncExternalStore(waiting.subscribe, waiting.oldest)
  const [late, setLate] = useState<number | null>(null)
  // Time passes outside of React.
  useEffect(() => {
    if (oldest === null) return
    const timer = setTimeout(() => setLate(oldest), Math.max(0, oldest + PATIENCE - performance.now()))
    return () => clearTimeout(timer)
  }, [oldest])
  if (oldest === null || late === null || oldest > late) return null
  return (
    <output style={{ display: 'block' }}>
      <StillWaiting onGiveUp={waiting.giveUp} />
    </output>
  )
}
