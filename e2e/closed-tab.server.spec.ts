import { expect, test } from './fixtures.ts'
import { sharedServer, signIn } from './sign-in.ts'

test.use({ serviceWorkers: 'allow' })

test('a tab that is closed leaves nothing running: the next one opens', async ({ page, context }) => {
  const started = context.waitForEvent('serviceworker')
  await signIn(page, sharedServer())
  await expect(page.getByRole('banner').locator('[data-fed=true]')).toBeAttached()
  // The worker keeps the process of the closed tab, into which the browser puts the next one. A page that asks for it itself is let go sooner.
  await started
  await page.close()
  const next = await context.newPage()
  await next.goto('/weekly-schedules')
  await expect(next.getByRole('heading', { name: 'Weekly schedules', level: 1 })).toBeVisible()
})
