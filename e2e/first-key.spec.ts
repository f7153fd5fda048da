import type { Page } from '@playwright/test'
import { fileWith } from './built-files.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { serveOneDocument } from './one-document.ts'

const DAY = '/appointments?date=2027-01-07'

/** Loads a page anew and waits until what it shows is there, so that the key is the very first one. */
const load = async (page: Page, path: string): Promise<void> => {
  await openDemo(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search and commands' })).toBeVisible()
}

for (const key of ['n', 'c']) {
  test(`${key} as the very first key opens a new appointment, from Today and on the date of the calendar`, async ({
    page,
  }) => {
    await load(page, '/')
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name: 'New appointment' })).toBeVisible()

    await load(page, `${DAY}&view=week&several=day`)
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name: 'New appointment' })).toBeVisible()
    const { searchParams } = new URL(page.url())
    expect(['date', 'view', 'several'].map((name) => searchParams.get(name))).toEqual(['2027-01-07', 'week', 'day'])
    await page.goBack()
    await expect(page.getByRole('dialog', { name: 'New appointment' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Week', exact: true })).toHaveAttribute('aria-pressed', 'true')
  })
}

test('a new appointment begins in its first field where it lies over the page, too', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await load(page, DAY)
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'New appointment' }).getByRole('combobox').first()).toBeFocused()
})

test('every other key of the page works as the very first one', async ({ page }) => {
  await load(page, DAY)
  await page.keyboard.press('q')
  await expect(page.getByRole('combobox', { name: 'Quick booking' })).toBeFocused()
  await load(page, DAY)
  await page.keyboard.press('w')
  await expect(page.getByRole('dialog', { name: 'Walk-in' })).toBeVisible()
  await load(page, DAY)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await load(page, DAY)
  await page.keyboard.press('4')
  await expect(page.getByRole('button', { name: 'Agenda' })).toHaveAttribute('aria-pressed', 'true')
  await load(page, DAY)
  await page.keyboard.press('j')
  await expect(page.getByRole('region', { name: /8 January 2027/ })).toBeVisible()
  await load(page, '/')
  await page.keyboard.type('gw')
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly schedules' })).toBeVisible()
  await load(page, '/services')
  await expect(page.getByRole('link', { name: 'Check-up' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search services' })).toBeFocused()
})

test('a panel answers Escape in the very moment in which it is drawn', async ({ page }) => {
  await load(page, '/appointments?date=2026-12-10')
  const card = page.locator('[data-event]').first()
  await expect(card).toBeVisible()
  // No hand and no other process is as quick: the key comes before anything that runs after the panel was drawn.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[role="dialog"]')) return
      watch.disconnect()
      document.documentElement.dataset['pressed'] = document.activeElement?.getAttribute('role') ?? ''
      const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(key)
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  await card.click()
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'dialog')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/open=/)
})

test('what is typed while a form or the palette comes for the first time is for its field, not for the page', async ({
  page,
}) => {
  await load(page, DAY)
  let release = await hold(page)
  await page.keyboard.press('n')
  await page.keyboard.type('q4')
  await release()
  await expect(page.getByRole('dialog', { name: 'New appointment' })).toBeVisible()
  const guest = page.getByRole('dialog', { name: 'New appointment' }).getByRole('combobox').first()
  await expect(guest).toBeFocused()
  await expect(guest).toHaveValue('q4')
  await expect(page.getByRole('button', { name: 'Day', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await load(page, DAY)
  release = await hold(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('4 nora')
  await release()
  await expect(page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox')).toHaveValue('4 nora')
  await expect(page.getByRole('button', { name: 'Day', exact: true, includeHidden: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a search that is asked for right behind the way to a page is meant for that page', async ({ page }) => {
  await load(page, DAY)
  const release = await hold(page)
  await page.keyboard.type('gl/Keller')
  await release()
  const search = page.getByRole('searchbox', { name: 'Search appointments' })
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('Keller')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the palette keeps the keys when the page that was gone to comes under it', async ({ page }) => {
  await load(page, DAY)
  const palette = page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox')
  // Its own code is there.
  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  const release = await hold(page)
  await page.keyboard.type('gb')
  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await release()
  await expect(page.getByRole('heading', { level: 1, name: 'People', includeHidden: true })).toBeAttached()
  await page.keyboard.type('nora')
  await expect(palette).toHaveValue('nora')
})

test('a filter that is pressed before its code has come opens as soon as it is there', async ({ page }) => {
  await serveOneDocument(page)
  const release = await hold(page, fileWith('ui/form/combo/combo.tsx'))
  await load(page, '/weekly-schedules')
  await page.getByRole('button', { name: /^Filter/ }).click()
  const filter = { name: 'Person or resource', exact: true }
  await page.getByRole('textbox', filter).click()
  await release()
  await expect(page.getByRole('combobox', filter)).toBeFocused()
  await expect(page.getByRole('option', { name: 'All calendars' })).toBeVisible()
})

test('a field that is pressed before its code has come opens, or has the keys, as soon as it is there', async ({
  page,
}) => {
  await serveOneDocument(page)
  let release = await hold(page, fileWith('ui/form/combo/combo.tsx'))
  await load(page, '/services/new')
  const type = { name: 'Service type', exact: true }
  await page.getByRole('textbox', type).click()
  await release()
  await expect(page.getByRole('combobox', type)).toBeFocused()
  await expect(page.getByRole('option').first()).toBeVisible()

  await serveOneDocument(page)
  release = await hold(page, fileWith('fields/zone-input.tsx'))
  await load(page, '/calendars/new')
  await page.getByRole('textbox', { name: 'Time zone' }).focus()
  await release()
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await load(page, DAY)
  const view = page.getByRole('combobox', { name: 'View' })
  await view.click()
  await expect(view).toBeFocused()
})

test('what is typed into a field before its code has come stands in it, is looked for, and goes on', async ({
  page,
}) => {
  await serveOneDocument(page)
  const release = await hold(page, fileWith('ui/form/combo/combo.tsx'))
  await load(page, '/services/new')
  const type = { name: 'Service type', exact: true }
  const field = page.getByRole('textbox', type)
  await field.click()
  await page.keyboard.type('nurs')
  await page.keyboard.press('Enter')
  await release()
  const combo = page.getByRole('combobox', type)
  await expect(combo).toBeFocused()
  await page.keyboard.type('i')
  await expect(combo).toHaveValue('nursi')
  const best = page.getByRole('option').first()
  await expect(best).toContainText('Nursing')
  await page.keyboard.press('Enter')
  await expect(combo).toHaveValue('Nursing')
})

test('a date of a filter is typed as soon as its page stands, and leads there', async ({ page }) => {
  await load(page, '/journal')
  const day = page.getByRole('textbox', { name: 'Day', exact: true })
  await day.click()
  await expect(page.getByRole('button', { name: 'Pick a date' })).toBeVisible()
  await expect(day).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('05/11/2026')
  await expect(day).toHaveValue('05/11/2026')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/date=2026-11-05/)
})

test('what is typed while a dialog of an appointment comes takes no step of it', async ({ page }) => {
  await load(page, '/appointments?date=2026-12-10')
  await page.locator('[data-event]').first().click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('button', { name: /^Status: / })).toBeVisible()
  await page.keyboard.press('a')
  await expect(panel.getByRole('button', { name: 'Status: Arrived' })).toBeVisible()
  await panel.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Edit', exact: true })).toBeVisible()
  const release = await hold(page)
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('s')
  await release()
  await expect(page.getByRole('dialog', { name: /^Edit / })).toBeVisible()
  // It is for the form: it stands in its first field.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(panel.getByRole('button', { name: 'Status: Arrived' })).toBeVisible()
})
