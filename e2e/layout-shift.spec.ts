import type { Locator, Page } from '@playwright/test'
import { expectSettled } from './addresses.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test.use({ timezoneId: 'Europe/Madrid' })

/** What Chromium counts as moved (CLS); above 0.1 a page is called restless, and these are far below. */
const LITTLE = 0.02

/** Sums up from now on, in each new document, what moves without anybody having pressed a key or button. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      // The compiler does not know this kind of entry.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) moved.sum += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { moved: shifts } = globalThis as unknown as { moved: { sum: number } }
        // What was just painted is told with the next frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts.sum)))
      }),
  )

const DESK = [
  '/',
  '/appointments?view=agenda',
  '/appointments/list',
  '/services',
  '/services/new',
  '/multimedia',
  '/calendars',
]
const PHONE = [
  '/',
  '/appointments',
  '/appointments/list',
  '/services',
  '/services/new',
  '/service-types',
  '/multimedia',
  '/appointments?view=agenda',
]

const stay = async (page: Page, paths: readonly string[]) => {
  await watchShifts(page)
  for (const path of paths) {
    await test.step(path, async () => {
      await openDemo(page, path)
      await expectSettled(page)
      await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0)
      expect.soft(await moved(page), path).toBeLessThan(LITTLE)
    })
  }
}

test('nothing of a page moves when what it shows arrives', async ({ page }) => {
  await stay(page, DESK)
})

test('nothing of a page moves on a phone when what it shows arrives', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await stay(page, PHONE)
})

test('days on which nobody works are narrow before their hours are known, on a first visit too', async ({ page }) => {
  await watchShifts(page)
  for (const view of ['week', 'month']) {
    const narrow = () =>
      page
        .locator(view === 'week' ? '.fd-col' : '.fd-weekdays > div')
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().width))
        .then((widths) => Math.min(...widths) < 0.6 * Math.max(...widths))
    for (const visit of ['first', 'second']) {
      await openDemo(page, `/appointments?view=${view}`)
      await expectSettled(page)
      await expect.poll(narrow).toBe(true)
      await expect(page.locator('.fd-load').first()).toBeVisible()
      expect(await moved(page), `${view}, ${visit} visit`).toBeLessThan(LITTLE)
    }
  }
})

test('a panel that the address names has its room before its code comes', async ({ page }) => {
  await watchShifts(page)
  for (const path of ['/appointments?open=new', '/appointments/new']) {
    await openDemo(page, path)
    await expect(page.getByRole('dialog', { name: 'New appointment' })).toBeVisible()
    await expectSettled(page)
    // The page stood 176 px further to the end at first: 0.26.
    expect.soft(await moved(page), path).toBeLessThan(0.05)
  }
  // The room is the page's again once the panel is closed, and where the address opens none.
  await page.getByRole('dialog', { name: 'New appointment' }).getByRole('button', { name: 'Close' }).click()
  const wide = () => page.getByRole('main').evaluate((it) => it.getBoundingClientRect().right > innerWidth - 20)
  await expect.poll(wide).toBe(true)
})

test('the outline of a record stands where its fields will', async ({ page }) => {
  await openDemo(page, '/services')
  const href = await page.getByRole('main').locator('a.row').first().getAttribute('href')
  await openDemo(page, href ?? '', { faults: 'slow' })
  const left = (it: Locator) => it.evaluate((one) => Math.round(one.getBoundingClientRect().left))
  const outlined = await left(page.locator('main .sections .MuiSkeleton-root').first())
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toBeVisible()
  expect(await left(name)).toBe(outlined)
})

test('the cards of a day stay where they are when the hours above them come, also beside a panel', async ({ page }) => {
  // Chromium counts them as moved, as the grid is scrolled by as much in the same frame; what is painted says more.
  await page.addInitScript(() => {
    const tops = new Set<number>()
    Object.assign(globalThis, { tops })
    const look = () => {
      const card = [...document.querySelectorAll('.fd-card')].find((it) => it.textContent.includes('Sofía Castro'))
      if (card) tops.add(Math.round(card.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    look()
  })
  for (const path of ['/appointments', '/appointments?open=find']) {
    await openDemo(page, path)
    await expectSettled(page)
    await expect(page.locator('.fd-band.fd-closed').first()).toBeAttached()
    await expect(page.locator('.fd-load').first()).toBeVisible()
    const tops = await page.evaluate(() => [...(globalThis as unknown as { tops: Set<number> }).tops])
    expect(tops, path).toHaveLength(1)
  }
})
