import type { Locator, Page } from '@playwright/test'
import { expectSettled } from './addresses.ts'
import { DEMO_NOW, openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { chooseAction } from './panel-menus.ts'

test.use({ timezoneId: 'Europe/Madrid' })

const open = async (page: Page, path: string) => {
  await openDemo(page, path)
  await expectSettled(page)
}

/** The lines of an element's words, each as wide as it is. */
const lines = (it: Locator) =>
  it.evaluate((one) => {
    const words = document.createRange()
    words.selectNodeContents(one)
    return [...words.getClientRects()].map(({ left, right, width, bottom }) => ({ left, right, width, bottom }))
  })

test('a day above the rows of a list begins at the title, and its line reaches over the whole table', async ({
  page,
}) => {
  await open(page, '/appointments/list')
  const main = page.getByRole('main')
  const day = main.locator('tr.group th').first()
  await expect(day).toBeVisible()
  const [title] = await lines(main.getByRole('heading', { level: 1 }))
  const [said] = await lines(day)
  expect(Math.round(said?.left ?? 0)).toBe(Math.round(title?.left ?? 0))
  const [row, table] = [await day.locator('..').boundingBox(), await main.getByRole('table').boundingBox()]
  expect(Math.round(row?.width ?? 0)).toBe(Math.round(table?.width ?? 0))
})

test('what a place says that is empty has lines of a kind, and no word alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/settings/audit', '/journal', '/closures']) {
    await open(page, path)
    const widths = (await lines(page.getByRole('main').locator('p:has(~ .action), strong + p').first())).map(
      ({ width }) => width,
    )
    expect(widths.length, path).toBeGreaterThan(1)
    expect(Math.min(...widths) / Math.max(...widths), path).toBeGreaterThan(0.75)
  }
})

test('the chevron of what is folded points to the end, and down once it is open', async ({ page }) => {
  await open(page, '/appointments?open=new')
  const fold = page
    .getByRole('dialog', { name: 'New appointment' })
    .locator('summary')
    .filter({ hasText: 'More' })
    .first()
  const turned = () =>
    fold
      .locator('.fd-icon')
      .first()
      .evaluate((it) => {
        const { a, b } = new DOMMatrix(getComputedStyle(it).transform)
        return Math.round((Math.atan2(b, a) * 180) / Math.PI)
      })
  expect(await turned()).toBe(0)
  await fold.click()
  await expect.poll(turned).toBe(90)
})

test('when a change was made stands at the end of its line in a history', async ({ page }) => {
  await open(page, '/services')
  await page.getByRole('main').locator('a.row').first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('First visit')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const entry = page.getByRole('dialog').getByRole('listitem').first()
  const time = entry.locator('time').first()
  await expect(time).toBeVisible()
  const [said] = await lines(time)
  const box = await entry.boundingBox()
  expect(Math.abs((said?.right ?? 0) - (box?.x ?? 0) - (box?.width ?? 0))).toBeLessThan(2)
})

test('a box to tick in a list has the ground of the page where it is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const ground = (it: Locator) => it.evaluate((one) => getComputedStyle(one).backgroundColor)
  await open(page, '/services')
  const box = page.getByRole('main').getByRole('checkbox').nth(1)
  const sheet = await ground(page.getByRole('main'))
  expect(await ground(box)).toBe(sheet)
  await box.check()
  expect(await ground(box)).not.toBe(sheet)
})

test('a time on a day of the month is whole or not there', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await open(page, '/appointments?view=month')
  const times = page.locator('[data-chip] > span')
  await expect(times.first()).toBeAttached()
  const halved = await times.evaluateAll((all) =>
    all.flatMap((time) => {
      const [own, chip] = [time, time.closest('button') ?? time].map((it) => it.getBoundingClientRect())
      if (!own || !chip || own.top >= chip.bottom - 1) return []
      return own.right > chip.right ? [time.textContent] : []
    }),
  )
  expect(halved).toEqual([])
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES', viewport: { width: 1024, height: 768 } })

  test('a day of the month says how full it is on one line, which leaves its first appointment room', async ({
    page,
  }) => {
    await page.clock.setFixedTime(DEMO_NOW)
    await page.goto('/appointments?mock=1&view=month')
    const day = page.getByRole('gridcell', { name: /^lunes, 16 de noviembre/ })
    await expect(day.getByText('55 citas')).toBeVisible()
    await expect(day.locator('[data-chip]')).toHaveCount(1)
    const alone = page.getByRole('gridcell', { name: /^sábado, 31 de octubre/ })
    await expect(alone.getByText('1 cita', { exact: true })).toBeVisible()
  })
})

test.describe('on a phone, with a clock of twelve hours', () => {
  test.use({ locale: 'en-US', viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a week begins at today, and at its first day where today is not in it', async ({ page }) => {
    await open(page, '/appointments?view=week')
    const heads = page.locator('.fd-heading')
    const today = page.locator('.fd-heading.fd-today')
    const inSight = async (it: Locator) => {
      const box = await it.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= 390
    }
    await expect.poll(() => inSight(today)).toBe(true)
    expect(await inSight(heads.first())).toBe(false)
    await open(page, '/appointments?view=week&date=2026-12-09')
    await expect(heads.first()).toContainText('6')
    await expect.poll(() => inSight(heads.first())).toBe(true)
  })

  test('the hours beside a painted week and the dates of an export are whole', async ({ page }) => {
    await open(page, '/weekly-schedules')
    await page.getByRole('main').locator('a.row').first().click()
    const hours = page.locator('.fd-axis > span')
    await expect(hours.first()).toBeVisible()
    const outside = await hours.evaluateAll((all) => {
      const edge = all[0]?.parentElement?.getBoundingClientRect().left ?? 0
      return all.filter((it) => it.getBoundingClientRect().left < edge).map((it) => it.textContent)
    })
    expect(outside).toEqual([])

    await open(page, '/appointments?open=take')
    const first = page.getByRole('dialog').getByRole('textbox', { name: 'First day' })
    await expect(first).toHaveValue('11/18/2026')
    expect(await first.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  })

  test('what sizes a document stands on one line', async ({ page }) => {
    await open(page, '/multimedia?view=grid')
    await page.getByRole('grid', { name: 'Library' }).getByRole('link', { name: 'How to prepare' }).click()
    const top = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.y
    await expect(page.getByRole('button', { name: 'Full width' })).toBeVisible()
    expect(await top('Full width')).toBe(await top('Zoom out'))
  })

  test('who has fingers only is told no keys, and reads an email whole', async ({ page }) => {
    await open(page, '/appointments')
    await page.getByRole('button', { name: 'New', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Walk-in' })).toBeVisible()
    await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('option', { name: /^Calendar/ })).toBeVisible()
    await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await page
      .getByRole('button', { name: /, Confirmed, until/ })
      .first()
      .click()
    await chooseAction(page.getByRole('dialog'), 'Edit')
    const email = page.getByRole('dialog', { name: /^Edit / }).getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveValue(/@example\.com$/)
    expect(await email.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  })
})
