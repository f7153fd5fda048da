import { lazy, Suspense, useMemo, type ComponentType } from 'react'
import { matchRoutes, Route, Routes, useLocation } from 'react-router-dom'
import type { FirstReads, PageDeclaration, ViewModule } from '../pages/page.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { PageSkeleton, type PageKind } from '../ui/skeletons.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PAGES, usePages } from './pages.ts'

const routesOf = (pages: readonly PageDeclaration[]) =>
  pages.flatMap(({ routes }) => routes.flatMap(({ at, ...how }) => at.map((path) => ({ path, ...how }))))
const ROUTES = routesOf(PAGES)

/** The components of views by what loads them: addresses of one view share it, so that it stays when one gives way to another. */
const views = new Map<() => Promise<unknown>, ComponentType>()

/**
 * Starts loading the page of an address, so that its code is under way before React asks for it; answers what the page
 * asks of the service first.
 */
export async function preloadPage(pathname: string): Promise<FirstReads | undefined> {
  const [match] = matchRoutes(ROUTES, pathname) ?? []
  if (match === undefined) return undefined
  const { load, along } = match.route
  try {
    const [{ default: View, firstReads }] = await Promise.all([load(), along?.().catch(() => undefined)])
    // What is there before the first render is painted by it, without a skeleton in between.
    if (!views.has(load)) views.set(load, View)
    return firstReads
  } catch {
    // A failure shows up again, and is handled, when the page is rendered.
    return undefined
  }
}

function viewOf(load: () => Promise<ViewModule>): ComponentType {
  const found = views.get(load) ?? lazy(load)
  views.set(load, found)
  return found
}

const CALENDAR = ['/appointments', '/appointments/new', '/appointments/:id']

/** What the page of an address will look like. */
const kindOf = (pathname: string): PageKind => {
  if (pathname === '/') return 'board'
  const [match] = matchRoutes(ROUTES, pathname) ?? []
  const path = match?.route.path ?? ''
  if (CALENDAR.includes(path)) return 'calendar'
  return /\/(new|:id)$/.test(path) ? 'record' : 'list'
}

/** The page of the current address, with a boundary of its own: a failing page leaves the shell standing. */
export function AppRoutes() {
  const { pathname } = useLocation()
  const pages = usePages()
  const routes = useMemo(() => routesOf(pages).map(({ path, load }) => ({ path, View: viewOf(load) })), [pages])
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageSkeleton kind={kindOf(pathname)} />}>
        <Routes>
          {routes.map(({ path, View }) => (
            <Route key={path} path={path} element={<View />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
