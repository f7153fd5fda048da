import { lazy, Suspense, useMemo, type ComponentType } from 'react'
import { matchRoutes, Route, Routes, useLocation } from 'react-router-dom'
import type { PageDeclaration } from '../pages/page.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { PageSkeleton } from '../ui/skeletons.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PAGES, usePages } from './pages.ts'

const routesOf = (pages: readonly PageDeclaration[]) =>
  pages.flatMap(({ routes }) => routes.flatMap(({ at, load }) => at.map((path) => ({ path, load }))))
const ROUTES = routesOf(PAGES)

/** Starts loading the page of an address, so that its code is under way before React asks for it. */
export function preloadPage(pathname: string): void {
  const [match] = matchRoutes(ROUTES, pathname) ?? []
  // A failure shows up again, and is handled, when the page is rendered.
  match?.route.load().catch(() => undefined)
}

/** The components of views by what loads them: addresses of one view share it, so that it stays when one gives way to another. */
const views = new Map<() => Promise<unknown>, ComponentType>()

function viewOf(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const found = views.get(load) ?? lazy(load)
  views.set(load, found)
  return found
}

/** The page of the current address, with a boundary of its own: a failing page leaves the shell standing. */
export function AppRoutes() {
  const { pathname } = useLocation()
  const pages = usePages()
  const routes = useMemo(() => routesOf(pages).map(({ path, load }) => ({ path, View: viewOf(load) })), [pages])
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>
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
