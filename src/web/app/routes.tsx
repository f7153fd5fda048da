import { lazy, Suspense, type ComponentType } from 'react'
import { matchPath, Route, Routes, useLocation } from 'react-router-dom'
import { withMessages } from '../i18n/catalogue.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { PageSkeleton } from '../ui/Skeletons.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

type PageModule = { default: ComponentType }

/** One page, one chunk: what addresses show it. */
const PAGES = [
  { at: ['/'], load: withMessages('home', () => import('../pages/home/index.tsx')) },
  {
    at: ['/appointments/list'],
    load: withMessages(['appointments', 'desk'], () => import('../pages/appointments/list.tsx')),
  },
  {
    at: ['/appointments', '/appointments/new', '/appointments/:id'],
    load: withMessages(['appointments', 'calendar'], () => import('../pages/appointments/index.tsx')),
  },
  { at: ['/services'], load: withMessages('services', () => import('../pages/services/index.tsx')) },
  {
    at: ['/services/new', '/services/:id'],
    load: withMessages(['services', 'forms'], () => import('../pages/services/edit.tsx')),
  },
  { at: ['/service-types'], load: withMessages('serviceTypes', () => import('../pages/serviceTypes/index.tsx')) },
  {
    at: ['/service-types/new', '/service-types/:id'],
    load: withMessages(['serviceTypes', 'forms'], () => import('../pages/serviceTypes/edit.tsx')),
  },
  {
    at: ['/weekly-schedules'],
    load: withMessages('weeklySchedules', () => import('../pages/weeklySchedules/index.tsx')),
  },
  {
    at: ['/weekly-schedules/compare'],
    load: withMessages(
      ['weeklySchedules', 'scheduleViews'],
      () => import('../pages/weeklySchedules/compare/index.tsx'),
    ),
  },
  {
    at: ['/weekly-schedules/clock-changes'],
    load: withMessages(
      ['weeklySchedules', 'scheduleViews'],
      () => import('../pages/weeklySchedules/rehearsal/index.tsx'),
    ),
  },
  {
    at: ['/weekly-schedules/new', '/weekly-schedules/:id'],
    load: withMessages(['weeklySchedules', 'forms'], () => import('../pages/weeklySchedules/edit.tsx')),
  },
  { at: ['/calendars'], load: withMessages('calendars', () => import('../pages/calendars/index.tsx')) },
  {
    at: ['/calendars/new', '/calendars/:id'],
    load: withMessages(['calendars', 'forms'], () => import('../pages/calendars/edit.tsx')),
  },
  { at: ['/presets'], load: withMessages('presets', () => import('../pages/presets/index.tsx')) },
  {
    at: ['/presets/new', '/presets/:id'],
    load: withMessages(['presets', 'forms'], () => import('../pages/presets/edit.tsx')),
  },
  { at: ['/rooms'], load: withMessages('rooms', () => import('../pages/rooms/index.tsx')) },
  { at: ['/rooms/new', '/rooms/:id'], load: withMessages(['rooms', 'forms'], () => import('../pages/rooms/edit.tsx')) },
  { at: ['/multimedia'], load: withMessages('multimedia', () => import('../pages/multimedia/index.tsx')) },
  {
    at: ['/multimedia/new', '/multimedia/:id'],
    load: withMessages(['multimedia', 'forms'], () => import('../pages/multimedia/edit.tsx')),
  },
  {
    at: ['/settings', '/settings/connection'],
    load: withMessages(['connection', 'connect'], () => import('./settings/ConnectionSettings.tsx')),
  },
  { at: ['/settings/keys'], load: withMessages('settings', () => import('../pages/settings/keys.tsx')) },
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
