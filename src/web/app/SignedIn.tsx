import { useLingui } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiProvider } from '../client/api-context.ts'
import { withMessages } from '../i18n/catalogue.ts'
import { paths } from '../pages/paths.ts'
import { showToast } from '../ui/toast.ts'
import type { Connection } from './ConnectionBadge.tsx'
import { createQueryClient } from './query-client.ts'
import { AppRoutes } from './routes.tsx'
import { useSession } from './session/session-context.ts'
import type { SessionState } from './session/world.ts'
import { Shell } from './Shell.tsx'

const FaultNotice = lazy(withMessages('connection', () => import('./settings/FaultNotice.tsx')))

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
        text: i18n._('The key is not accepted any more.'),
        action: { label: i18n._('Connect'), run: () => void navigate(paths.connect()) },
      }),
    ),
  )
  const signOut = (): void => {
    queryClient.clear()
    session.signOut()
  }
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={state.api}>
        <Shell
          connection={badgeOf(state)}
          onSignOut={signOut}
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
      </ApiProvider>
    </QueryClientProvider>
  )
}
