import { expect, test } from 'vitest'
import { routesIn } from './first-requests.ts'

test('the routes of a page are read from where it declares them', () => {
  const source = `routes: [
    { at: ['/rooms'], load: withMessages(() => import('./page.tsx')) },
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
