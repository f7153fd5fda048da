import { fileWith } from './built-files.ts'
import { call } from './call.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { openWithoutCode } from './open-without-code.ts'
import { signIn } from './sign-in.ts'

test('the shell is painted while the code of the page still comes, and asks nothing meanwhile', async ({
  page,
  ownServer,
}) => {
  const explains: string[] = []
  await page.route(fileWith('ui/tooltips.tsx'), (route) => {
    explains.push(route.request().url())
    return route.continue()
  })
  await signIn(page, ownServer)
  await expectLive(page)
  const [service] = await call<{ name: string }[]>(ownServer, 'GET', '/api/v1/services')
  if (!service) throw new Error('The demo has services')
  // What the first page asks for behind its rows is not the next one's.
  await expect.poll(() => explains).toHaveLength(1)
  explains.length = 0
  const letCome = await openWithoutCode(
    page,
    new URL('/services', ownServer.url).href,
    fileWith('features/services/page.tsx'),
  )
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.locator('.first-paint')).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByText('Loading…')).toBeVisible()
  // Also once the page is no longer patient: there is nothing to explain before it stands.
  await expect(main.locator('[data-patient]')).toHaveCount(0)
  await expect(main.getByText('Loading…')).toBeVisible()
  await expect(main.getByRole('heading')).toHaveCount(0)
  expect(explains).toEqual([])
  letCome()
  await expect(page.getByRole('link', { name: service.name })).toBeVisible()
  await expect.poll(() => explains).toHaveLength(1)
})
