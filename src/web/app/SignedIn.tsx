import { useLingui } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiProvider } from '../client/api-context.ts'
import { forgetUploads, uploadsOf } from '../client/outbox.ts'
import { withMessages } from '../i18n/catalogue.ts'
import { forgetRuns, watchRuns } from '../fields/bulk/bulk.ts'
import { DraftPlaceContext } from '../fields/drafts/draft-place.ts'
import { clearHistory } from '../pages/appointments/desk/history.ts'
import { paths } from '../pages/paths.ts'
import { mayLeaveNow } from '../ui/may-leave.ts'
import { showToast } from '../ui/toast.ts'
import type { Connection } from './ConnectionBadge.tsx'
import { createQueryClient } from './query-client.ts'
import { AppRoutes } from './routes.tsx'
import { useSession } from './session/session-context.ts'
import type { SessionState } from './session/world.ts'
import { Shell } from './Shell.tsx'

const FaultNotice = lazy(withMessages('connection', () => import('./settings/FaultNotice.tsx')))

const loadLeaving = withMessages('forms', () => import('../fields/drafts/leave-drafts.ts'))
const loadLeavingUploads = withMessages('forms', () => import('./leaving/leave-uploads.ts'))

type SignedInState = Extract<SessionState, { status: 'in' }>

const badgeOf = (state: SignedInState): Connection =>
  state.kind === 'mock'
    ? { name: state.mock.name, kind: 'mock' }
    : {
        name: state.connection.name,
        kind: 'real',
        detail: `${state.connection.baseUrl} · ${state.connection.accessKeyId}`,
      }

/** The dashboard over one connection, with a cache of its own. */
export function SignedIn({ state }: { state: SignedInState }) {
  const { i18n } = useLingui()
  const session = useSession()
  const navigate = useNavigate()
  const [queryClient] = useState(() =>
    createQueryClient(() =>
      showToast({
        key: 'key-refused',
        tone: 'no-show',
        text: i18n._('The key is no longer accepted.'),
        action: {
          label: i18n._('Connect'),
          run: () => void mayLeaveNow().then((may) => may && navigate(paths.connect())),
        },
      }),
    ),
  )
  const place = state.kind === 'mock' || state.connection.remembered ? 'device' : 'tab'
  const uploads = uploadsOf(state.api, place === 'device')
  // What an earlier page left goes on by itself, whatever is on screen.
  useEffect(() => uploads.start(queryClient), [uploads, queryClient])
  // Runs that an earlier page left wait in sight until somebody says to go on.
  const { api } = state
  useEffect(() => watchRuns({ api, queryClient, place }), [api, queryClient, place])
  const signOut = async (): Promise<void> => {
    if (!(await mayLeaveNow())) return
    const { leaveDrafts } = await loadLeaving()
    if (uploads.state() && !(await (await loadLeavingUploads()).leaveUploads(i18n, uploads.state()))) return
    if (!(await leaveDrafts(i18n, state.api.connectionId))) return
    queryClient.clear()
    clearHistory(state.api.connectionId)
    await forgetRuns(state.api.connectionId).catch(() => undefined)
    if (place === 'tab') await forgetUploads(state.api.connectionId).catch(() => undefined)
    session.signOut()
  }
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={state.api}>
        <DraftPlaceContext value={place}>
          <Shell
            connection={badgeOf(state)}
            onSignOut={() => void signOut()}
            notice={
              state.kind === 'mock' && (
                <Suspense>
                  <FaultNotice faults={state.mock.faults} />
                </Suspense>
              )
            }
          >
            <AppRoutes />
          </Shell>
        </DraftPlaceContext>
      </ApiProvider>
    </QueryClientProvider>
  )
}
