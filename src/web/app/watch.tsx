import type { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { withMessages } from '../i18n/catalogue.ts'
import { forgetCaller, useCaller } from '../client/use-caller.ts'
import { firstReadOf } from '../client/first-read.ts'
import { useDiscovery } from '../client/use-operation.ts'
import { isAnswering } from '../live/connection-state.ts'
import { useStore } from '../store/store.ts'
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

/** Lets the page follow the feed of changes where the deployment has one (extension `changes`), once the first rows are there. */
function useFeed({ api, live, connection }: WatchProps['state'], queryClient: QueryClient): void {
  const extensions = useDiscovery()?.extensions
  const isTime = useStore(firstReadOf(queryClient))
  const hasFeed = extensions?.includes('changes')
  const { accessKeyId } = connection
  // The feed is a line of the browser, which lives as long as the key it was opened with.
  useEffect(() => {
    if (hasFeed === false) live.fed(false)
    if (!hasFeed || !isTime) return undefined
    const end = new AbortController()
    void import('../live/feed/start-feed.ts').then(({ startFeed, sharingOf }) => {
      if (end.signal.aborted) return
      const sharing = sharingOf(api.baseUrl, accessKeyId)
      startFeed({ api, queryClient, store: live, sharing, signal: end.signal })
    })
    return () => end.abort()
  }, [api, live, queryClient, accessKeyId, hasFeed, isTime])
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
  useFeed(state, queryClient)
  useEffect(() => subscribeSignIn(() => setPutOff(undefined)), [])
  useEffect(() => {
    const was = before.current
    before.current = is
    if (isAnswering({ is }) && !isAnswering({ is: was })) void queryClient.invalidateQueries()
  }, [is, queryClient])
  if (is !== 'refused' || asks === putOff) return null
  return (
    <Suspense>
      <SignInAgain connection={connection} onLater={() => setPutOff(asks)} onSignOut={onSignOut} />
    </Suspense>
  )
}
