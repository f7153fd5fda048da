import { expect, test } from './fixtures.ts'

const PAGES = [
  '/',
  '/appointments',
  '/services/new',
  '/service-types',
  '/weekly-schedules',
  '/calendars',
  '/multimedia',
  '/reports',
  '/closures',
  '/settings',
]

/** What the policy of the page refused so far, kept by the page itself. */
interface Watched extends Window {
  refused?: string[]
}

test('nothing that the pages do is against their policy, and a style that somebody smuggles in has no effect', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const watched: Watched = window
    watched.refused = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      watched.refused?.push(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  const refused = () => page.evaluate(() => (window as Watched).refused)
  await page.goto('/?mock=1')
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page).toHaveTitle(/ · Frontdesk$/)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
      // What is done about a change comes with the next frames.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    }
    expect(await refused(), path).toEqual([])
  }
  // Styles are there at all.
  expect(await page.evaluate(() => document.querySelectorAll('style[data-emotion]').length)).toBeGreaterThan(0)
  const color = () => page.evaluate(() => getComputedStyle(document.body).outlineColor)
  const before = await color()
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<style>body { outline-color: rgb(1, 2, 3) }</style>')
    document.body.insertAdjacentHTML('beforeend', '<p style="color: rgb(1, 2, 3)" id="smuggled">x</p>')
  })
  await expect.poll(async () => (await refused())?.length).toBe(2)
  expect(await color()).toBe(before)
})
