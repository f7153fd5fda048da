import { lazy, Suspense, type ComponentType } from 'react'
import { matchPath, Route, Routes, useLocation } from 'react-router-dom'
import { withMessages } from '../i18n/catalogue.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { PageSkeleton } from '../ui/skeletons.tsx'
import { NotFoundPage } from './not-found-page.tsx'

type PageModule = { default: ComponentType }

/** One page, one chunk: what addresses show it. */
const PAGES = [
  { at: ['/'], load: withMessages(() => import('../features/home/page.tsx')) },
  {
    at: ['/appointments/list'],
    load: withMessages(() => import('../features/appointment-list/page.tsx')),
  },
  {
    at: ['/appointments', '/appointments/new', '/appointments/:id'],
    load: withMessages(() => import('../features/calendar/calendar-or-link.tsx')),
  },
  { at: ['/services'], load: withMessages(() => import('../features/services/page.tsx')) },
  {
    at: ['/services/new', '/services/:id'],
    load: withMessages(() => import('../features/services/edit-page.tsx')),
  },
  { at: ['/service-types'], load: withMessages(() => import('../features/service-types/page.tsx')) },
  {
    at: ['/service-types/new', '/service-types/:id'],
    load: withMessages(() => import('../features/service-types/edit-page.tsx')),
  },
  {
    at: ['/weekly-schedules'],
    load: withMessages(() => import('../features/weekly-schedules/page.tsx')),
  },
  {
    at: ['/weekly-schedules/compare'],
    load: withMessages(() => import('../features/weekly-schedules/compare/compare-page.tsx')),
  },
  {
    at: ['/weekly-schedules/clock-changes'],
    load: withMessages(() => import('../features/weekly-schedules/clock-changes/clock-changes-page.tsx')),
  },
  {
    at: ['/weekly-schedules/new', '/weekly-schedules/:id'],
    load: withMessages(() => import('../features/weekly-schedules/edit-page.tsx')),
  },
  { at: ['/calendars'], load: withMessages(() => import('../features/team/page.tsx')) },
  {
    at: ['/calendars/new', '/calendars/:id'],
    load: withMessages(() => import('../features/team/edit-page.tsx')),
  },
  { at: ['/presets'], load: withMessages(() => import('../features/presets/page.tsx')) },
  {
    at: ['/presets/new', '/presets/:id'],
    load: withMessages(() => import('../features/presets/edit-page.tsx')),
  },
  { at: ['/rooms'], load: withMessages(() => import('../features/rooms/page.tsx')) },
  {
    at: ['/rooms/new', '/rooms/:id'],
    load: withMessages(() => import('../features/rooms/edit-page.tsx')),
  },
  { at: ['/multimedia'], load: withMessages(() => import('../features/media/page.tsx')) },
  {
    at: ['/multimedia/new', '/multimedia/:id'],
    load: withMessages(() => import('../features/media/edit-page.tsx')),
  },
  {
    at: ['/settings', '/settings/connection'],
    load: withMessages(() => import('./settings/connection-settings.tsx')),
  },
  { at: ['/settings/keys'], load: withMessages(() => import('../features/settings/keys-page.tsx')) },
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
