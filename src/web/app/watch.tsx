import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { forgetCaller, useCaller } from '../client/use-caller.ts'
import { useDiscovery } from '../client/use-operation.ts'
import { firstReadOf } from '../client/first-read.ts'
import { isAnswering } from '../live/connection-state.ts'
import { useStore } from '../store/store.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useHeartbeat } from '../live/connection-context.ts'
import { useSession } from './session/session-context.ts'
import type { SessionState } from './session/world.ts'
import type { GuardProps } from './guard.tsx'

const Guard = lazyPart<GuardProps>(() => import('./guard.tsx'))

type Watched = Extract<SessionState, { status: 'in' }>

interface WatchProps extends GuardProps {
  /** Whether nothing may be shown before it is known that the screen is not locked. */
  locks: boolean
}

/** The demo's key is the page's own, and nobody's to keep. */
const DEMO = { id: '', accessKeyId: undefined }

/** Keeps what the deployment tells of itself and of who calls for the next page load, and asks anew where another key is in use. */
function useKeptTold(state: Watched, queryClient: QueryClient): void {
  const { api } = state
  const { keepTold } = useSession()
  const caller = useCaller()
  const discovery = useDiscovery()
  const { id, accessKeyId } = state.kind === 'real' ? state.connection : DEMO
  const asked = useRef(accessKeyId)
  useEffect(() => {
    if (caller && caller.accessKeyId === accessKeyId) keepTold(id, { caller })
  }, [caller, id, accessKeyId, keepTold])
  useEffect(() => {
    if (discovery && id !== '') keepTold(id, { discovery })
  }, [discovery, id, keepTold])
  useEffect(() => {
    if (asked.current === accessKeyId) return
    asked.current = accessKeyId
    void forgetCaller(queryClient, api)
  }, [accessKeyId, queryClient, api])
}

/** Watches over the connection: reads anew once it is back, and asks for a key in place where it is not accepted. */
export function Watch({ state, queryClient, locks, ...guarded }: WatchProps) {
  const { api, live } = state
  const { is } = useSyncExternalStore(live.subscribe, live.state)
  const isRead = useStore(firstReadOf(queryClient))
  const before = useRef(is)
  useHeartbeat(api, live)
  useKeptTold(state, queryClient)
  useEffect(() => {
    const was = before.current
    before.current = is
    if (isAnswering({ is }) && !isAnswering({ is: was })) void queryClient.invalidateQueries()
  }, [is, queryClient])
  return (isRead || locks || is === 'refused') && <Guard {...{ state, queryClient }} {...guarded} />
}
