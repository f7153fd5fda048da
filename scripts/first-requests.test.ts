import { expect, test } from 'vitest'
import { declaredRoutes, routesIn } from './first-requests.ts'

test('the routes of a page are read from where it declares them', () => {
  const source = `routes: [
    { at: ['/rooms'], load: withMessages(() => import('./page.tsx')) },
    {
      at: ['/rooms/new', '/rooms/:id'],
      load: withMessages(() => import('./form/edit-page.tsx')),
    },
  ]`
  expect(routesIn('src/web/features/rooms/pages.ts', source)).toEqual([
    { at: ['/rooms'], module: 'src/web/features/rooms/page.tsx', along: [] },
    { at: ['/rooms/new', '/rooms/:id'], module: 'src/web/features/rooms/form/edit-page.tsx', along: [] },
  ])
})

test('what a page shows at once is read from the function that loads it', () => {
  const source = `import { loadBoard } from './load-board.ts'
  routes: [{ at: ['/rooms'], load: withMessages(() => import('./page.tsx')), along: loadBoard }]`
  const open = (path: string) =>
    path === 'src/web/features/rooms/load-board.ts'
      ? "export const loadBoard = withMessages(() => import('./board.tsx'))"
      : ''
  expect(routesIn('src/web/features/rooms/pages.ts', source, open).map(({ along }) => along)).toEqual([
    ['src/web/features/rooms/board.tsx'],
  ])
})

test('the calendar brings its grid along', () => {
  const calendar = declaredRoutes().find(({ at }) => at.includes('/appointments'))
  expect(calendar?.along).toEqual(['src/web/features/calendar/day-grid.tsx'])
})
