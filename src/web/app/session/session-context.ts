import { createContext, use, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'
import type { SessionState } from './world.ts'

/** Holds the session for everything in the shell. */
export const SessionContext = createContext<Session | null>(null)

/** The session: how to sign in, switch and leave. */
export const useSession = (): Session => {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionContext above it')
  return session
}

/** What the dashboard works with at this moment; a change renders anew. */
export const useSessionState = (): SessionState => {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.state)
}

/** The connections to choose from; a change renders anew. */
export const useSavedConnections = () => {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.saved)
}

/** The sign-in link that waits for an answer; a change renders anew. */
export const useAskedLink = () => {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.links.asked)
}
