import { lazy, Suspense } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { withMessages } from '../i18n/catalogue.ts'
import type { Locale } from '../i18n/locales.ts'
import { paths } from '../pages/paths.ts'
import { PageSkeleton } from '../ui/Skeletons.tsx'
import { Providers } from './Providers.tsx'
import { SessionContext, useSessionState } from './session/session-context.ts'
import type { Session } from './session/session.ts'
import { SignedIn } from './SignedIn.tsx'

const ConnectPage = lazy(withMessages('connect', () => import('./connect/ConnectPage.tsx')))

/** Shows the dashboard to whom is signed in, and the connect page to everybody else, at any address. */
function Gate() {
  const state = useSessionState()
  const { pathname } = useLocation()
  if (state.status === 'starting') return <PageSkeleton />
  if (state.status === 'out' || pathname === paths.connect()) {
    return (
      <Suspense>
        <ConnectPage />
      </Suspense>
    )
  }
  // Another connection is another dashboard: nothing of the last one may stay on screen.
  return <SignedIn key={state.api.connectionId} state={state} />
}

/** The dashboard. */
export function App({ locale, session }: { locale: Locale; session: Session }) {
  return (
    <Providers locale={locale}>
      <SessionContext value={session}>
        <BrowserRouter>
          <Gate />
        </BrowserRouter>
      </SessionContext>
    </Providers>
  )
}
