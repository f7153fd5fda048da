import { lazy, Suspense, type ComponentType } from 'react'
import { matchPath, Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { PageSkeleton } from '../ui/Skeletons.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

type PageModule = { default: ComponentType }

/** One page, one chunk: what addresses show it. */
const PAGES = [
  { at: ['/'], load: () => import('../pages/home/index.tsx') },
  { at: ['/appointments/list'], load: () => import('../pages/appointments/list.tsx') },
  {
    at: ['/appointments', '/appointments/new', '/appointments/:id'],
    load: () => import('../pages/appointments/index.tsx'),
  },
  { at: ['/services'], load: () => import('../pages/services/index.tsx') },
  { at: ['/services/new', '/services/:id'], load: () => import('../pages/services/edit.tsx') },
  { at: ['/service-types'], load: () => import('../pages/serviceTypes/index.tsx') },
  { at: ['/service-types/new', '/service-types/:id'], load: () => import('../pages/serviceTypes/edit.tsx') },
  { at: ['/weekly-schedules'], load: () => import('../pages/weeklySchedules/index.tsx') },
  { at: ['/weekly-schedules/new', '/weekly-schedules/:id'], load: () => import('../pages/weeklySchedules/edit.tsx') },
  { at: ['/calendars'], load: () => import('../pages/calendars/index.tsx') },
  { at: ['/calendars/new', '/calendars/:id'], load: () => import('../pages/calendars/edit.tsx') },
  { at: ['/presets'], load: () => import('../pages/presets/index.tsx') },
  { at: ['/presets/new', '/presets/:id'], load: () => import('../pages/presets/edit.tsx') },
  { at: ['/rooms'], load: () => import('../pages/rooms/index.tsx') },
  { at: ['/rooms/new', '/rooms/:id'], load: () => import('../pages/rooms/edit.tsx') },
  { at: ['/multimedia'], load: () => import('../pages/multimedia/index.tsx') },
  { at: ['/multimedia/new', '/multimedia/:id'], load: () => import('../pages/multimedia/edit.tsx') },
  { at: ['/settings', '/settings/connection'], load: () => import('./settings/ConnectionSettings.tsx') },
  { at: ['/settings/keys'], load: () => import('../pages/settings/keys.tsx') },
] as const satisfies readonly { at: readonly string[]; load: () => Promise<PageModule> }[]

const ROUTES = PAGES.flatMap(({ at, load }) => {
  const Page = lazy<ComponentType>(load)
  return at.map((path) => ({ path, load, Page }))
})

/** Starts loading the page of an address, so that its code is under way before React asks for it. */
export function preloadPage(pathname: string): void {
  const route = ROUTES.find(({ path }) => matchPath(path, pathname))
  // A failure shows up again, and is handled, when the page is rendered.
  route?.load().catch(() => undefined)
}

/** The page of the current address, with a boundary of its own: a failing page leaves the shell standing. */
export function AppRoutes() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {ROUTES.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
