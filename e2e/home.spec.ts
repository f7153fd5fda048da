import type { Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

/** What a list says of how many it has. */
const listed = (page: Page, count: number) =>
  count === 0
    ? page.getByText('Nothing matches these filters')
    : page.getByText(new RegExp(`^${count} appointments?$`)).first()

for (const name of ['Today in numbers', 'Needs attention']) {
  test(`${name}: each number leads to a list of exactly as many`, async ({ page }) => {
    await openDemo(page)
    const numbers = page.getByRole('list', { name })
    // What counts none needs no attention: the row goes when its count is there.
    await expect(
      page.getByRole('list', { name: 'Needs attention' }).getByRole('link', { name: /Missing files/ }),
    ).toBeVisible()
    await expect(numbers.locator('li:not(:has(a))')).toHaveCount(0, { timeout: 60_000 })
    const links = await numbers.getByRole('link').evaluateAll((found) =>
      found.map((link) => ({
        name: link.textContent ?? '',
        count: Number(link.querySelector('strong')?.textContent),
        to: link.getAttribute('href') ?? '',
      })),
    )
    expect(links).toHaveLength(await numbers.getByRole('listitem').count())
    // What no filter shows exactly leads to the calendar.
    const exact = links.filter(({ to }) => !/^\/appointments(\?|$)/.test(to))
    expect(exact.length).toBeGreaterThan(1)
    for (const { name: said, count, to } of exact) {
      await test.step(said, async () => {
        await numbers.locator(`a[href="${to}"]`).click()
        if (to.startsWith('/multimedia')) {
          await expect(page.locator('main').getByRole('listitem')).not.toHaveCount(0)
          expect(to).toContain('status=')
        } else {
          await expect(listed(page, count)).toBeVisible()
        }
        await page.goBack()
        await expect(numbers.getByRole('link')).toHaveCount(links.length)
      })
    }
  })
}

test('each day of the week leads to a list of exactly as many', async ({ page }) => {
  await openDemo(page)
  const week = page.getByRole('region', { name: 'This week' })
  const monday = week.getByRole('link', { name: /16 November/ })
  const count = Number(await monday.locator('strong').textContent())
  await monday.click()
  await expect(listed(page, count)).toBeVisible()
})

test('a guest who did not come is marked, and the numbers follow', async ({ page }) => {
  // At this time of the demo's day one guest is late.
  await page.clock.setFixedTime('2026-11-18T10:20:00Z')
  await page.goto('/?mock=1')
  const numbers = page.getByRole('list', { name: 'Today in numbers' })
  await expect(numbers.getByRole('link', { name: '1 Late' })).toBeVisible({ timeout: 60_000 })
  // What can be done with a row shows as the pointer comes.
  await page.getByRole('region', { name: 'Late' }).getByRole('listitem').hover()
  await page.getByRole('button', { name: /^No-show: / }).click()
  await expect(page.getByRole('region', { name: 'Late' })).toHaveCount(0)
  const attention = page.getByRole('list', { name: 'Needs attention' })
  await expect(attention.getByRole('link', { name: 'No-shows today 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(numbers.getByRole('link', { name: '1 Late' })).toBeVisible()
})

test('whoever is here has the next step and the minutes in sight, without a pointer on the row', async ({ page }) => {
  await openDemo(page)
  const here = page.getByRole('region', { name: 'Here now' })
  await page.mouse.move(0, 0)
  for (const name of ['Start: Lucía Medina', 'Complete: Daniel Álvarez']) {
    const box = await here.getByRole('button', { name }).boundingBox()
    expect(box?.width, name).toBeGreaterThan(60)
  }
  const row = here.getByRole('listitem').filter({ hasText: 'Daniel Álvarez' })
  await row.hover()
  await expect(row.getByText('5 mins left')).toBeVisible()
})
