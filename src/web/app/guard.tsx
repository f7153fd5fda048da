import { useLingui } from '@lingui/react'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { loadWriter } from '../client/carry-out.ts'
import { onceStirred } from '../client/read-ahead.ts'
import { firstReadOf } from '../client/first-read.ts'
import { useDiscovery } from '../client/use-operation.ts'
import { readRowsAhead } from '../commands/rows-ahead.ts'
import { withMessages } from '../i18n/catalogue.ts'
import { sharingOf, startFeed } from '../live/feed/start-feed.ts'
import { unsentAt } from '../live/unsent.ts'
import { freshAt } from '../live/fresh.ts'
import { presentAt } from '../live/presence/present.ts'
import { useStore } from '../store/store.ts'
import { loadQuestions } from '../ui/confirm-dialog.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { idleMinutes } from './lock/idle-time.ts'
import type { SessionState } from './session/world.ts'
import { preloadPage } from './opened-page.ts'
import { useHouse } from './use-house.ts'
import { subscribeSignIn } from './sign-in-request.ts'

// The badge asks again.
const SignInAgain = lazyPart(
  withMessages(() => import('./connect/sign-in-again.tsx')),
  { leave: ({ onLater }) => onLater?.() },
)
const IdleLock = lazyPart(withMessages(() => import('./lock/idle-lock.tsx')))
// It says nothing where its code is missing: every appointment says so itself.
const UnsentList = lazyPart(
  withMessages(() => import('./unsent/unsent-list.tsx')),
  { isQuiet: true },
)
// The service words its refusals in US English.
const loadRefusals = withMessages(() => import('../fields/refusals/say-refusals.ts'))

/** What stands over a page that is signed in. */
export interface GuardProps {
  state: Extract<SessionState, { status: 'in' }>
  queryClient: QueryClient
  /** Called once it is known whether the screen is locked, and at each change. */
  onLocked: (isLocked: boolean) => void
  /** `fromLock` leaves without a question what only who was here could answer. */
  onSignOut: (fromLock: boolean) => void
}

/** Lets the page follow the feed of changes where the deployment has one (extension `changes`), once the first rows are there. */
function useFeed({ state, queryClient }: Pick<GuardProps, 'state' | 'queryClient'>): void {
  const { api, live } = state
  const extensions = useDiscovery()?.extensions
  const isTime = useStore(firstReadOf(queryClient))
  const hasFeed = extensions?.includes('changes')
  const accessKeyId = state.kind === 'real' ? state.connection.accessKeyId : undefined
  const ownKey = state.kind === 'real' ? state.connection.accessKeyId : state.mock.credentials.accessKeyId
  // The feed is a line of the browser, which lives as long as the key it was opened with.
  useEffect(() => {
    if (hasFeed === false) live.fed(false)
    if (!hasFeed || !isTime) return undefined
    const end = new AbortController()
    // Each tab that shows the demo has a service of its own, which has to know of a change before the page asks for it.
    const sharing = accessKeyId === undefined ? undefined : sharingOf(api.baseUrl, accessKeyId)
    startFeed({
      api,
      queryClient,
      store: live,
      present: presentAt(api),
      fresh: freshAt(api),
      accessKeyId: ownKey,
      sharing,
      signal: end.signal,
    })
    return () => end.abort()
  }, [api, live, queryClient, accessKeyId, ownKey, hasFeed, isTime])
}

/** Keeps what a day without a line needs, where somebody stays signed in on this device. */
function useKept({ state, queryClient }: Pick<GuardProps, 'state' | 'queryClient'>): void {
  const { api, live } = state
  useEffect(() => {
    if (!api.offline) return undefined
    const end = new AbortController()
    void import('../offline/start-offline.ts').then(({ startOffline }) =>
      startOffline({ api, queryClient, live, signal: end.signal }),
    )
    return () => end.abort()
  }, [api, live, queryClient])
}

/** Follows what changes, and asks for a key in place where it is not accepted any more, and where nobody used the screen for a while. */
export default function Guard({ state, queryClient, onLocked, onSignOut }: GuardProps) {
  const { i18n } = useLingui()
  useFeed({ state, queryClient })
  useKept({ state, queryClient })
  useHouse()
  const { api } = state
  // Where the pointer is only the document knows.
  useEffect(() => readRowsAhead(api, queryClient, preloadPage), [api, queryClient])
  const { live } = state
  const now = useSyncExternalStore(live.subscribe, live.state)
  const asks = now.is === 'refused' ? now.asks : 0
  const minutes = useStore(idleMinutes)
  const [isLocked, setLocked] = useState(false)
  const isUnsent = useStore(unsentAt(state.api)).size > 0
  /** Once there was something the list stays, so that its last row can say that all is sent. */
  const [wasUnsent, setWasUnsent] = useState(false)
  if (isUnsent && !wasUnsent) setWasUnsent(true)
  /** The question that was put off; a write that is refused asks another one, and the badge asks for the same. */
  const [putOff, setPutOff] = useState<number>()
  useEffect(() => subscribeSignIn(() => setPutOff(undefined)), [])
  // What may have to be said at once, and without a line: the question before something is lost, and refusals.
  useEffect(() => void loadQuestions().catch(() => undefined), [])
  // This comes once the page has read: before long somebody writes.
  useEffect(() => void loadWriter().catch(() => undefined), [])
  const isWordedAlready = i18n.locale === 'en'
  useEffect(() => {
    if (isWordedAlready) return undefined
    // What is refused somebody has asked for.
    return onceStirred(() => {
      loadRefusals().then(
        ({ sayRefusals }) => sayRefusals(),
        () => undefined,
      )
    })
  }, [isWordedAlready])
  const tellLocked = useCallback(
    (next: boolean) => {
      setLocked(next)
      onLocked(next)
    },
    [onLocked],
  )

  // The demo's own key is made by the page: there is none to ask for.
  if (state.kind === 'mock') return null
  const { connection } = state
  return (
    <>
      {wasUnsent && <UnsentList />}
      {minutes > 0 && (
        <IdleLock key={minutes} {...{ connection, minutes }} onLocked={tellLocked} onSignOut={() => onSignOut(true)} />
      )}
      {now.is === 'refused' && asks !== putOff && !(minutes > 0 && isLocked) && (
        <SignInAgain {...{ connection }} onLater={() => setPutOff(asks)} onSignOut={() => onSignOut(false)} />
      )}
    </>
  )
}
