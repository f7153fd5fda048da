import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '../../client/api-context.ts'
import { type Offline, offlineBehind } from '../../offline/open-offline.ts'
import type { UnsentCall } from '../../offline/unsent.ts'

const NONE: readonly UnsentCall[] = []
const never = () => () => {}

/** The writes that wait for a line, in the order in which they are sent, and where they wait. */
export function useUnsent(): { calls: readonly UnsentCall[]; offline: Offline | undefined } {
  const api = useApi()
  const [offline, setOffline] = useState<Offline>()
  // What is kept is opened once for the connection, outside of React.
  useEffect(() => {
    let isGone = false
    void api.offline?.open().then((door) => {
      if (door && !isGone) setOffline(offlineBehind(door))
    })
    return () => {
      isGone = true
    }
  }, [api])
  const calls = useSyncExternalStore(offline?.queue.subscribe ?? never, () => offline?.queue.calls() ?? NONE)
  return { calls, offline }
}
