import { useLingui } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { ApiProvider } from '../client/api-context.ts'
import { recallCaller } from '../client/use-caller.ts'
import { recallDiscovery } from '../client/use-operation.ts'
import { forgetUploads, uploadsOf } from '../client/upload-store.ts'
import { withMessages } from '../i18n/catalogue.ts'
import { ConnectionStoreContext } from '../live/connection-context.ts'
import { forgetRuns, watchRuns } from '../fields/bulk/bulk.ts'
import { DraftPlaceContext } from '../fields/drafts/draft-place.ts'
import { LossNotice } from '../fields/losses/loss-notice.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { mayLeaveNow } from '../ui/may-leave.ts'
import type { Connection } from './connection-badge.tsx'
import { queryClientOf } from './query-client.ts'
import { AppRoutes } from './routes.tsx'
import { useSession } from './session/session-context.ts'
import type { SessionState } from './session/world.ts'
import { Shell } from './shell.tsx'
import { Watch } from './watch.tsx'
import { SlowNotice } from './slow-notice.tsx'
import { idleMinutes } from './lock/idle-time.ts'
import { FieldClock } from '../ui/form/when/clock.ts'

const FaultNotice = lazyPart(
  withMessages(() => import('./settings/fault-notice.tsx')),
  { isQuiet: true },
)

const loadLeaving = withMessages(() => import('../fields/drafts/leave-drafts.ts'))
const loadLeavingUploads = withMessages(() => import('./leaving/leave-uploads.ts'))

type SignedInState = Extract<SessionState, { status: 'in' }>

const badgeOf = (state: SignedInState): Connection =>
  state.kind === 'mock'
    ? { name: state.mock.name, kind: 'mock' }
    : {
        name: state.connection.name,
        kind: 'real',
        detail: `${state.connection.baseUrl} · ${state.connection.accessKeyId}`,
        ...(state.connection.role && { role: state.connection.role }),
      }

/** The dashboard over one connection, with a cache of its own. */
export function SignedIn({ state }: { state: SignedInState }) {
  const { i18n } = useLingui()
  const session = useSession()
  const queryClient = queryClientOf(state.api)
  const { caller, discovery } = state.kind === 'real' ? state.connection : {}
  if (caller) recallCaller(queryClient, state.api, caller)
  if (discovery) recallDiscovery(queryClient, state.api, discovery)
  const { live } = state
  const place = state.kind === 'mock' || state.connection.remembered ? 'device' : 'tab'
  const uploads = uploadsOf(state.api, place === 'device')
  // What an earlier page left goes on by itself, whatever is on screen.
  useEffect(() => uploads.start(queryClient), [uploads, queryClient])
  // Runs that an earlier page left wait in sight until somebody says to go on.
  const { api } = state
  useEffect(() => watchRuns({ api, queryClient, place }), [api, queryClient, place])
  // What nobody has seen yet waits until somebody may; what was open stays behind a lock with all that was typed.
  const [wasOpen, setOpen] = useState(() => state.kind === 'mock' || idleMinutes.get() === 0)
  const onLocked = useCallback((isLocked: boolean) => setOpen((was) => was || !isLocked), [])
  const signOut = async (fromLock = false): Promise<void> => {
    // A key that is not accepted saves nothing more: what was typed stays as a draft for the same person.
    const isRefused = fromLock || live.state().is === 'refused'
    if (!isRefused && !(await mayLeaveNow())) return
    const { leaveDrafts } = await loadLeaving()
    const { leaveUploads, leaveUnsent, clearHistory } = await loadLeavingUploads()
    // The lock asks by itself: it hides every other question.
    if (!fromLock && !(await leaveUnsent(i18n, state.api))) return
    if (!fromLock && uploads.state() && !(await leaveUploads(i18n, uploads.state(), isRefused ? 'back' : 'out'))) return
    if (!isRefused && !(await leaveDrafts(i18n, state.api.connectionId))) return
    clearHistory(state.api.connectionId)
    await forgetRuns(state.api.connectionId).catch(() => undefined)
    // The connection does not come back under another key, unless its person does.
    if (!isRefused) await forgetUploads(state.api.connectionId).catch(() => undefined)
    await session.signOut(fromLock)
  }
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={state.api}>
        <ConnectionStoreContext value={live}>
          <FieldClock value={state.api.clock.now}>
            <LossNotice />
            <DraftPlaceContext value={place}>
              <Watch
                {...{ state, queryClient, onLocked }}
                locks={!wasOpen}
                onSignOut={(fromLock) => void signOut(fromLock)}
              />
              {wasOpen && (
                <Shell
                  connection={badgeOf(state)}
                  onSignOut={() => void signOut()}
                  notice={
                    <>
                      <SlowNotice />
                      {state.kind === 'mock' && <FaultNotice faults={state.mock.faults} />}
                    </>
                  }
                >
                  <AppRoutes />
                </Shell>
              )}
            </DraftPlaceContext>
          </FieldClock>
        </ConnectionStoreContext>
      </ApiProvider>
    </QueryClientProvider>
  )
}
