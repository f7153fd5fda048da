import { expectNoViolation } from './axe.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 1440, height: 1000 }, timezoneId: 'Europe/Madrid' })

test('cards are colored by service or person where that is chosen, with a legend, and stay so', async ({ page }) => {
  await openDemo(page, '/appointments?date=2026-11-18')
  const mateo = page.getByRole('button', { name: /^Mateo Ramos, 12:30/ })
  const ground = () => mateo.evaluate((it) => getComputedStyle(it).backgroundColor)
  await expect(mateo).toBeVisible()
  const byStatus = await ground()
  const choose = async (what: string) => {
    await page.getByRole('button', { name: 'View options' }).click()
    await page.getByRole('group', { name: 'Colour by' }).getByRole('button', { name: what }).click()
    await page.keyboard.press('Escape')
  }
  await choose('Service')
  await expect(page.getByRole('list', { name: 'Colours of services' })).toContainText('Nutrition advice')
  await expect.poll(ground).not.toBe(byStatus)
  const byService = await ground()
  await expectNoViolation(page, 'by service')
  await choose('Person')
  await expect(page.getByRole('list', { name: 'Colours of people' })).toContainText('Aisha Benali')
  await expect.poll(ground).not.toBe(byService)
  await expectNoViolation(page, 'by person')
  await page.reload()
  await expect(page.getByRole('list', { name: 'Colours of people' })).toBeVisible()
  await openDemo(page, '/appointments?date=2026-11-18&view=month')
  await expect(page.getByRole('list', { name: 'Colours of people' })).toBeVisible()
  await expectNoViolation(page, 'a month by person')
  await choose('Status')
  await expect(page.getByRole('list', { name: 'Colours of people' })).toHaveCount(0)
})
