import type { Page } from '@playwright/test'
import { expectSettled } from './addresses.ts'
import { expectNoViolation } from './axe.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Library' })
const tile = (page: Page, name: string) => grid(page).getByRole('link', { name })
const tiles = (page: Page) => grid(page).getByRole('gridcell')
const bar = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('the gallery by keys: one tab stop, walked, ticked, searched and opened', async ({ page }) => {
  await openDemo(page, '/multimedia?sort=name')
  await expect(tiles(page).first()).toContainText('Clinic logo')
  await expect(grid(page).locator('[tabindex="0"]')).toHaveCount(1)
  await tile(page, 'Clinic logo').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tile(page, 'Hold music')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tile(page, 'Welcome film')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.keyboard.press('Control+a')
  await expect(page.getByText('9 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/selected$/)).toHaveCount(0)

  await page.keyboard.press('/')
  await page.keyboard.type('chairs')
  await expect(tiles(page)).toHaveCount(1)
  // Words of the alternative text find it, too.
  await expect(tile(page, 'Waiting area')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(tiles(page)).toHaveCount(9)
  await tile(page, 'Hold music').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Hold music' })).toBeVisible()
  await expect(page).toHaveURL(/show=/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'How to prepare' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(tile(page, 'How to prepare')).toBeFocused()
})

test('the mouse ticks with Shift, and every medium chosen gets a text of its own; one press takes it back', async ({
  page,
}) => {
  // A run keeps its pace by the clock, so here the clock goes on.
  await page.goto('/multimedia?mock=1&sort=name')
  await tile(page, 'Reception').hover()
  await grid(page).getByRole('checkbox', { name: 'Select Reception' }).check()
  await tile(page, 'Waiting area').click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  await bar(page, 'Edit texts').click()
  const dialog = page.getByRole('dialog', { name: 'Edit 3 files' })
  await expect(dialog).toBeVisible()
  await expectSettled(page)
  await expectNoViolation(page, 'editing many', '[role="dialog"]')
  await dialog.getByRole('textbox', { name: 'Alternative text: Treatment room' }).fill('A couch under a lamp')
  await dialog.getByRole('textbox', { name: 'Name of each' }).fill('{name}, spring {number}')
  await expect(dialog.getByText('The first one becomes “Reception, spring 1”.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Change 3 files' }).click()
  await expect(tile(page, 'Treatment room, spring 2')).toBeVisible()
  await expect(tile(page, 'Treatment room, spring 2')).not.toContainText('No alt text')
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(tile(page, 'Treatment room, spring 2')).toHaveCount(0)
  await expect(tile(page, 'Treatment room')).toContainText('No alt text')
})

test('what nobody uses is found; of many, those in use are named and stay', async ({ page }) => {
  await openDemo(page, '/multimedia')
  await page.getByRole('link', { name: 'Unused', exact: true }).click()
  await expect(page).toHaveURL(/only=unused/)
  await expect(tile(page, 'Reception')).toHaveCount(0)
  await expect(tile(page, 'New team photo')).toBeVisible()
  await page.getByRole('button', { name: /^Remove the filter Only/ }).click()
  await expect(tile(page, 'Reception')).toBeVisible()

  for (const name of ['New team photo', 'Reception']) {
    await tile(page, name).hover()
    await grid(page)
      .getByRole('checkbox', { name: `Select ${name}` })
      .check()
  }
  await bar(page, 'Delete').click()
  const question = page.getByRole('alertdialog', { name: 'Delete 1 file?' })
  await expect(question.getByText('1 is in use and stays:')).toBeVisible()
  await expect(question.getByRole('link', { name: 'Clinic standard' })).toBeVisible()
  await expectNoViolation(page, 'deleting many', '[role="alertdialog"]')
  await question.getByRole('button', { name: 'Delete 1 file' }).click()
  await expect(tile(page, 'New team photo')).toHaveCount(0)
  await expect(tile(page, 'Reception')).toBeVisible()
})

test('gallery and list on a desk and on a phone, in both colours', async ({ page }) => {
  test.setTimeout(360_000)
  for (const [name, width] of [
    ['desk', 1440],
    ['phone', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await openDemo(page, '/multimedia?view=grid')
    await expect(tile(page, 'Reception')).toBeVisible()
    await tile(page, 'Reception').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('1 selected')).toBeVisible()
    await expectSettled(page)
    await expectNoViolation(page, `gallery, ${name}`)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expect(page.getByRole('table').getByRole('link', { name: 'Reception' })).toBeVisible()
    await expectNoViolation(page, `list, ${name}`)
  }
})

test('on a phone the picture of a row stands beside all that is said of it, and each name on one line, clear of its status', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDemo(page, '/multimedia', { view: 'list' })
  const row = page.getByRole('row').filter({ hasText: 'Clinic logo' })
  await expect(row.locator('.pictured img')).toBeVisible()
  const begins = await row.evaluate((element) => {
    const picture = element.querySelector('.pictured > :not(.row)')?.getBoundingClientRect()
    const words = [...element.querySelectorAll('a.row, td:not(.first, .pick, .menu, .aside, [data-none])')]
    const shown = words.map((it) => it.getBoundingClientRect()).filter(({ width }) => width > 0)
    return { pictureEnds: picture?.right ?? Infinity, wordsBegin: Math.min(...shown.map(({ left }) => left)) }
  })
  expect(begins.wordsBegin).toBeGreaterThan(begins.pictureEnds)

  await expect(page.getByRole('row').filter({ hasText: 'Waiting for file' })).toBeVisible()
  const broken = await page.getByRole('row').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [name, status] = [row.querySelector('a.row'), row.querySelector('td .MuiChip-label')]
      if (!name || !status) return []
      const words = document.createRange()
      words.selectNodeContents(name)
      const lines = [...words.getClientRects()]
      const box = status.getBoundingClientRect()
      const isUnder = lines.some(({ right, top, bottom }) => right > box.left && top < box.bottom && bottom > box.top)
      const isWhole = lines.length === 1 && status.scrollWidth <= status.clientWidth
      return isWhole && !isUnder ? [] : [name.textContent]
    }),
  )
  expect(broken).toEqual([])
})
