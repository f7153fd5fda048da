import type { Page } from '@playwright/test'
import { expectSettled } from './addresses.ts'
import { expectNoViolation } from './axe.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

const tile = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Library' }).getByRole('link', { name, exact: false })

/** Tabs to what is wanted, as a hand does that has no mouse. */
const tabTo = async (page: Page, isThere: () => Promise<boolean>): Promise<void> => {
  for (let pressed = 0; pressed < 60; pressed++) {
    // oxlint-disable-next-line no-await-in-loop -- One key after the other.
    if (await isThere()) return
    // oxlint-disable-next-line no-await-in-loop -- See above.
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key does not lead there.')
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const wide = [...document.querySelectorAll('[role=dialog], [role=dialog] *')].filter(
      (it) => it.getBoundingClientRect().right > innerWidth + 1 && getComputedStyle(it).position !== 'absolute',
    )
    return [document.documentElement.scrollWidth - innerWidth, ...wide.map((it) => it.outerHTML.slice(0, 120))]
  })

test('a gallery is walked, looked through, described and left by keys alone', async ({ page }) => {
  await openDemo(page, '/multimedia?sort=name')
  await expect(tile(page, 'Clinic logo')).toBeVisible()
  const isTile = () => page.evaluate(() => document.activeElement?.closest('[role="gridcell"]') !== null)
  await tabTo(page, isTile)
  await expect(tile(page, 'Clinic logo')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toHaveCount(0)
  await page.keyboard.press('Enter')
  const first = page.getByRole('dialog', { name: 'Hold music' })
  await expect(first).toBeFocused()
  await expect(page).toHaveURL(/\/multimedia\?.*show=/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'How to prepare' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const dialog = page.getByRole('dialog', { name: 'New team photo' })
  await expect(dialog).toBeVisible()

  const description = dialog.getByRole('textbox', { name: 'Description' })
  await expect(description).toBeVisible()
  await tabTo(page, () => description.evaluate((it) => it === document.activeElement))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('All of us, in June')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toBeVisible()
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await tabTo(page, () => save.evaluate((it) => it === document.activeElement))
  await page.keyboard.press('Enter')
  await expect(save).toHaveCount(0)
  await expect(description).toHaveValue('All of us, in June')
  await expectSettled(page)
  await expectNoViolation(page, 'the viewer')

  // Nothing that was focused is left over: the arrows lead on from here.
  await page.keyboard.press('ArrowRight')
  const picture = page.getByRole('dialog', { name: 'Reception' })
  await expect(picture.getByLabel('Zoom level')).toHaveText('100%')
  // A whole picture that has its own size is one of the two, not both.
  await expect(picture.getByRole('button', { name: 'Whole image' })).toHaveAttribute('aria-pressed', 'true')
  await expect(picture.getByRole('button', { name: 'Actual size' })).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('ArrowLeft')
  await expect(description).toHaveValue('All of us, in June')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/show=/)
  await expect(tile(page, 'New team photo')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tile(page, 'Reception')).toBeFocused()
})

test('a very long name makes neither viewer nor gallery wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDemo(page, '/multimedia?sort=name&view=grid')
  await tile(page, 'Reception').focus()
  await page.keyboard.press('Enter')
  const name = 'Reception_of_the_house_'.repeat(8) + 'ends'
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await expectSettled(page)
  await expect.poll(() => overflow(page)).toEqual([0])
  await expectNoViolation(page, 'the viewer on a phone')
  await page.keyboard.press('Escape')
  await expect(tile(page, name)).toBeFocused()
  await expect.poll(() => overflow(page)).toEqual([0])
})

test('what is typed beside a file is saved at the foot of the window, on a desk and on a phone', async ({ page }) => {
  await openDemo(page, '/multimedia?sort=name')
  await tile(page, 'Clinic logo').click()
  const dialog = page.getByRole('dialog', { name: 'Clinic logo' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Logo of the clinic')
  const save = dialog.getByRole('button', { name: 'Save' })
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await expect(save).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => size.height - ((await save.boundingBox())?.y ?? 0)).toBeLessThan(80)
  }
  await save.click()
  await expect(save).toHaveCount(0)
})

test('a field that was refused is in sight, with the focus', async ({ page }) => {
  await openDemo(page, '/multimedia?sort=name')
  await tile(page, 'Welcome film').press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Welcome film' })
  const captions = viewer.getByRole('textbox', { name: 'Captions' })
  await captions.fill('WEBVTT\n\n00:01.000 --> nonsense\nHello')
  await viewer.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(viewer.getByRole('alert').filter({ hasText: 'Check the highlighted fields.' })).toBeVisible()
  await expect(captions).toBeFocused()
  await expect(captions).toBeInViewport({ ratio: 1 })
})
