import { openDemo } from './deployments.ts'
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
    const style = document.createElement('style')
    style.textContent = 'body { outline-color: rgb(1, 2, 3) }'
    document.head.append(style)
    document.body.setAttribute('style', 'outline-color: rgb(1, 2, 3)')
  })
  await expect.poll(async () => (await refused())?.length).toBe(2)
  expect(await color()).toBe(before)
})

/** Tries to smuggle markup and code into the page; answers what of it was taken. */
const smuggle = () => {
  const taken: string[] = []
  const attempt = (name: string, work: () => void) => {
    try {
      work()
      taken.push(name)
    } catch {
      // Refused, as it shall be.
    }
  }
  const place = document.createElement('div')
  document.body.append(place)
  attempt('innerHTML', () => {
    place.innerHTML = '<img src="x" onerror="window.smuggled = true">'
  })
  attempt('insertAdjacentHTML', () => place.insertAdjacentHTML('beforeend', '<b>x</b>'))
  attempt('srcdoc', () => {
    document.createElement('iframe').srcdoc = '<b>x</b>'
  })
  attempt('Worker', () => new Worker('/media/elsewhere.js').terminate())
  attempt('script', () => {
    document.createElement('script').src = '/media/elsewhere.js'
  })
  attempt('another policy', () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void }
    }
    trustedTypes.createPolicy('another', { createHTML: (html: string) => html })
  })
  return [...taken, ...place.children].map(String)
}

test('markup and code that somebody smuggles in are refused, with and without what needs workers', async ({ page }) => {
  await openDemo(page, '/services')
  expect(await page.evaluate(smuggle)).toEqual([])
  await openDemo(page, '/multimedia')
  const name = 'Walk through the clinic'
  await page.getByRole('grid', { name: 'Library' }).getByRole('link', { name }).click()
  // What draws the sphere has its shapes, and its policy gives nothing else away.
  const around = page.getByRole('dialog', { name }).getByRole('region', { name: /360° view/ })
  await expect(around).toHaveAttribute('aria-busy', 'false')
  await expect(around.locator('svg circle')).toHaveCount(1)
  expect(await page.evaluate(smuggle)).toEqual([])
})
