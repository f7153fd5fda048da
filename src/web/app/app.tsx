import { lazy, Suspense, useEffect } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { closeUploads } from '../client/upload-store.ts'
import { endBulk } from '../fields/bulk/bulk.ts'
import { withMessages } from '../i18n/catalogue.ts'
import type { Locale } from '../i18n/locales.ts'
import { paths } from '../paths/paths.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { PageSkeleton } from '../ui/skeletons.tsx'
import { forgetFrame } from './kept-frame.ts'
import { Providers } from './providers.tsx'
import { SessionContext, useAskedLink, useSessionState } from './session/session-context.ts'
import type { Session } from './session/session.ts'
import { SignedIn } from './signed-in.tsx'

const ConnectPage = lazy(withMessages(() => import('./connect/connect-page.tsx')))

const LinkQuestion = lazyPart(withMessages(() => import('./connect/link-question.tsx')))

/** Shows the dashboard to whom is signed in, and the connect page to everybody else, at any address. */
function Gate() {
  const state = useSessionState()
  const { pathname } = useLocation()
  const api = state.status === 'in' ? state.api : null
  // A run, and files on their way, belong to the connection that they were started under, not to a part of the page: they
  // outlive every one of them, and must not outlive the connection.
  useEffect(
    () =>
      api
        ? () => {
            endBulk()
            closeUploads(api)
          }
        : undefined,
    [api],
  )
  const isOut = state.status === 'out'
  useEffect(() => {
    if (isOut) forgetFrame()
  }, [isOut])
  if (state.status === 'starting') return <PageSkeleton />
  if (isOut || pathname === paths.connect()) {
    return (
      <ErrorBoundary resetKey={pathname}>
        <Suspense>
          <ConnectPage />
        </Suspense>
      </ErrorBoundary>
    )
  }
  // Another connection is another dashboard: nothing of the last one may stay on screen.
  return <SignedIn key={state.api.connectionId} state={state} />
}

/** A sign-in link asks over whatever is on screen, and changes nothing before the answer. */
function Links() {
  const asked = useAskedLink()
  const state = useSessionState()
  if (!asked || state.status === 'starting') return null
  return <LinkQuestion link={asked} />
}

/** The dashboard. */
export function App({ locale, session }: { locale: Locale; session: Session }) {
  return (
    <Providers locale={locale}>
      <SessionContext value={session}>
        <BrowserRouter>
          <Gate />
          <Links />
        </BrowserRouter>
      </SessionContext>
    </Providers>
  )
}
