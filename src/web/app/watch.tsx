import type { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { withMessages } from '../i18n/catalogue.ts'
import { forgetCaller, useCaller } from '../client/use-caller.ts'
import { useHeartbeat } from '../live/connection-context.ts'
import { useSession } from './session/session-context.ts'
import type { SessionState } from './session/world.ts'
import { subscribeSignIn } from './sign-in-request.ts'

const SignInAgain = lazy(withMessages(() => import('./connect/sign-in-again.tsx')))

interface WatchProps {
  state: Extract<SessionState, { kind: 'real' }>
  queryClient: QueryClient
  onSignOut: () => void
}

/** Keeps who calls for the next page load, and asks anew where another key is in use. */
function useKeptCaller({ api, connection }: WatchProps['state'], queryClient: QueryClient): void {
  const { keepCaller } = useSession()
  const caller = useCaller()
  const { id, accessKeyId } = connection
  const asked = useRef(accessKeyId)
  useEffect(() => {
    if (caller?.accessKeyId === accessKeyId) keepCaller(id, caller)
  }, [caller, id, accessKeyId, keepCaller])
  useEffect(() => {
    if (asked.current === accessKeyId) return
    asked.current = accessKeyId
    void forgetCaller(queryClient, api)
  }, [accessKeyId, queryClient, api])
}

/** Watches over the connection: reads anew once it is back, and asks for a key in place where it is not accepted. */
export function Watch({ state, queryClient, onSignOut }: WatchProps) {
  const { api, live, connection } = state
  const now = useSyncExternalStore(live.subscribe, live.state)
  const { is } = now
  const asks = now.is === 'refused' ? now.asks : 0
  /** The question that was put off; a write that is refused asks another one, and the badge asks for the same. */
  const [putOff, setPutOff] = useState<number>()
  const before = useRef(is)
  useHeartbeat(api, live)
  useKeptCaller(state, queryClient)
  useEffect(() => subscribeSignIn(() => setPutOff(undefined)), [])
  useEffect(() => {
    const was = before.current
    before.current = is
    if (is === 'live' && was !== 'live') void queryClient.invalidateQueries()
  }, [is, queryClient])
  if (is !== 'refused' || asks === putOff) return null
  return (
    <Suspense>
      <SignInAgain connection={connection} onLater={() => setPutOff(asks)} onSignOut={onSignOut} />
    </Suspense>
  )
}
