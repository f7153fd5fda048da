import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { make } from './grid.ts'
import { chooseAction } from './panel-menus.ts'

test.use({ viewport: { width: 1024, height: 700 } })

test('whatever Tab reaches in the booking panel stands wholly above its foot', async ({ page }) => {
  await openDemo(page, '/appointments', { date: '2026-11-25' })
  await make(page, 'New appointment')
  const panel = page.getByRole('dialog', { name: 'New appointment' })
  await expect(panel.getByLabel('Guest', { exact: true })).toBeVisible()
  await panel.getByLabel('Service').selectOption({ index: 1 })
  await expect(panel.getByRole('group', { name: 'Next free times' }).getByRole('button').first()).toBeVisible()
  await panel.locator('summary').first().click()
  await panel.getByLabel('Service').focus()
  const hidden: string[] = []
  const seen = new Set<string>()
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const at = await panel.evaluate((it) => {
      const focused = document.activeElement
      const foot = it.querySelector('[type=submit]')?.parentElement
      if (!(focused instanceof HTMLElement) || !foot || foot.contains(focused) || !it.contains(focused)) return null
      const { top, bottom } = focused.getBoundingClientRect()
      const name = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
      return {
        name: `${focused.tagName} ${focused.id} ${name.slice(0, 20)}`,
        below: bottom - foot.getBoundingClientRect().top,
        above: top,
      }
    })
    if (at === null) continue
    seen.add(at.name)
    if (at.below > 0) hidden.push(`${at.name}: ${at.below} px below the foot`)
  }
  expect(seen.size).toBeGreaterThan(5)
  expect(hidden).toEqual([])
})

test('what stands in the first field of a form is typed over, as where Tab leads to it', async ({ page }) => {
  await openDemo(page, '/appointments', { date: '2026-12-10' })
  await page.locator('[data-event]').first().click()
  await chooseAction(page.getByRole('dialog'), 'Move')
  const when = page.getByRole('dialog', { name: /^Move / }).getByLabel('Date and time')
  await expect(when).toBeFocused()
  await page.keyboard.type('12:35')
  await expect(when).toHaveValue('12:35')
})
