import { useLingui } from '@lingui/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '../client/api-context.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/form/notice.tsx'

/** How long an answer may take before the reader is told, in milliseconds. */
const PATIENCE = 8000

/** Says that the server takes its time, and lets the reader stop waiting; reads end, writes go on. */
export function SlowNotice() {
  const { i18n } = useLingui()
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
      <Notice
        severity="info"
        icon="clock"
        title={i18n._('Still waiting for the server')}
        text={i18n._('Some data is taking longer than usual.')}
      >
        <Button onClick={waiting.giveUp}>{i18n._('Cancel')}</Button>
      </Notice>
    </output>
  )
}
