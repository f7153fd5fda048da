import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readModule } from '../src/testing/imports.ts'
import { declaredRoutes, routesIn } from './declared-routes.ts'

test('the routes of a page are read from where it declares them', () => {
  const source = `routes: [
    { at: ['/rooms'], load: withMessages(() => import('./page.tsx')), firstReads: readRooms },
    {
      at: ['/rooms/new', '/rooms/:id'],
      load: withMessages(() => import('./form/edit-page.tsx')),
    },
  ]`
  expect(routesIn('src/web/features/rooms/pages.ts', source)).toEqual([
    { at: ['/rooms'], module: 'src/web/features/rooms/page.tsx' },
    { at: ['/rooms/new', '/rooms/:id'], module: 'src/web/features/rooms/form/edit-page.tsx' },
  ])
})

test('the calendar brings its grid: what it shows at once comes with its own files', () => {
  const calendar = declaredRoutes().find(({ at }) => at.includes('/appointments'))
  expect(calendar?.module).toBe('src/web/features/calendar/calendar-or-link.tsx')
  const isLazy = (path: string, to: string) =>
    readModule(path, readFileSync(`src/${path}`, 'utf8')).imports.find((it) => it.to === to)?.lazy
  expect(isLazy('web/features/calendar/calendar-or-link.tsx', 'web/features/calendar/calendar-page.tsx')).toBe(false)
  expect(isLazy('web/features/calendar/calendar-page.tsx', 'web/features/calendar/day-grid.tsx')).toBe(false)
})
