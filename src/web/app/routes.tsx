import { lazy, Suspense, useMemo, type ComponentType } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { withMessages } from '../i18n/catalogue.ts'
import type { PageRoute } from '../pages/page.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { PageSkeleton, type PageKind } from '../ui/skeletons.tsx'
import { useStore } from '../store/store.ts'
import { pageWaits } from '../client/first-read.ts'
import { loadedViews, routeAt, routesOf } from './opened-page.ts'
import { usePages } from './pages.ts'

const NotFoundPage = lazy(withMessages(() => import('./not-found-page.tsx')))

/** The components of views by what loads them: addresses of one view share it, so that it stays when one gives way to another. */
const views = new Map<PageRoute['load'], ComponentType>()

function viewOf(load: PageRoute['load']): ComponentType {
  const found = views.get(load) ?? loadedViews.get(load) ?? lazy(load)
  views.set(load, found)
  return found
}

function shownBy({ path, load }: ReturnType<typeof routesOf>[number]) {
  const View = viewOf(load)
  return { path, element: <View /> }
}

const CALENDAR = ['/appointments', '/appointments/new', '/appointments/:id']

/** What the page of an address will look like. */
const kindOf = (pathname: string): PageKind => {
  if (pathname === '/') return 'board'
  const path = routeAt(pathname)?.path ?? ''
  if (CALENDAR.includes(path)) return 'calendar'
  return /\/(new|:id)$/.test(path) ? 'record' : 'list'
}

/** The page of the current address, as soon as it is there to be painted in one piece. */
export function AppRoutes() {
  const { pathname } = useLocation()
  return useStore(pageWaits) ? <PageSkeleton isPatient kind={kindOf(pathname)} /> : <ShownPage />
}

/** With a boundary of its own: a failing page leaves the shell standing. */
function ShownPage() {
  const { pathname } = useLocation()
  const pages = usePages()
  const routes = useMemo(() => [...routesOf(pages).map(shownBy), { path: '*', element: <NotFoundPage /> }], [pages])
  const shown = useRoutes(routes)
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageSkeleton kind={kindOf(pathname)} />}>{shown}</Suspense>
    </ErrorBoundary>
  )
}
