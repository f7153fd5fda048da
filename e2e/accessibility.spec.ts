import { ADDRESSES, expectSettled, inHalves, walkTo } from './addresses.ts'
import { expectEasyToRead, expectNoViolation } from './axe.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { make } from './grid.ts'
import { chooseAction } from './panel-menus.ts'

for (const [part, some] of inHalves(Object.entries(ADDRESSES)).entries()) {
  test(`no page violates a rule of axe, in either scheme of colours, nor has a text that more contrast or the device’s own colours leave unreadable (${part + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(360_000)
    await openDemo(page, '/settings')
    for (const [name, path] of some) {
      await test.step(name, async () => {
        await walkTo(page, path)
        await expectSettled(page)
        await expectNoViolation(page, name)
        await expectEasyToRead(page, name)
      })
    }
  })
}

test('neither do the connect page with its complaints and the menu of the bar', async ({ page }) => {
  await page.goto('/connect')
  await page.getByText('Another server').click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Access key ID')).toHaveAccessibleDescription('Required.')
  await expectNoViolation(page, 'connect')
  await openDemo(page, '/settings/connection')
  await page.getByRole('button', { name: 'Display and connection' }).click()
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible()
  await expectNoViolation(page, 'menu')
})

test('nor a phone, with all its pages in the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDemo(page, '/appointments')
  await expectSettled(page)
  await expectNoViolation(page, 'calendar on a phone')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'New appointment' })).toBeFocused()
  await expectNoViolation(page, 'menu of the calendar')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'View options' }).click()
  await expect(page.getByLabel('Include cancelled')).toBeFocused()
  await expectNoViolation(page, 'view options')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'All pages' })).toBeVisible()
  await expectNoViolation(page, 'sheet')
})

/** The calendar behind them is looked at by itself. */
const DIALOG = '[role=dialog], [role=alertdialog]'

test('whoever wants no motion sees each change at once, with no frame of the old in between', async ({ page }) => {
  await openDemo(page, '/services')
  const indents = await page.getByRole('heading', { level: 1 }).evaluate((heading) =>
    ['20px', '60px'].map((width) => {
      heading.style.textIndent = width
      return getComputedStyle(heading).textIndent
    }),
  )
  expect(indents).toEqual(['20px', '60px'])
})

test('nor the panels and dialogs of an appointment', async ({ page }) => {
  test.setTimeout(360_000)
  await openDemo(page, '/appointments')
  await make(page, 'New appointment')
  const booking = page.getByRole('dialog', { name: 'New appointment' })
  await booking.getByLabel('Service').selectOption({ index: 1 })
  await expect(booking.getByRole('group', { name: 'Next free times' }).getByRole('button').first()).toBeVisible()
  await expectNoViolation(page, 'booking', DIALOG)
  await booking.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoViolation(page, 'question', DIALOG)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(booking).toHaveCount(0)

  await make(page, 'Block time')
  await expect(page.getByRole('dialog', { name: 'Block time' })).toBeVisible()
  await expectNoViolation(page, 'block', DIALOG)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page
    .getByRole('button', { name: /, Confirmed, until/ })
    .first()
    .click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('button', { name: 'Reschedule', exact: true })).toBeVisible()
  await expectNoViolation(page, 'appointment', DIALOG)
  for (const [action, name] of [
    ['Edit', /^Edit /],
    ['Move', /^Move /],
    ['Cancel appointment', /^Cancel /],
    ['Anonymise guest', /^Anonymise guest/],
  ] as const) {
    if (action === 'Cancel appointment') await panel.getByRole('button', { name: action, exact: true }).click()
    else await chooseAction(panel, action)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expectSettled(page)
    await expectNoViolation(page, action, DIALOG)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toHaveCount(0)
  }
})

test('nor the pages of single records', async ({ page }) => {
  test.setTimeout(360_000)
  await openDemo(page, '/settings')
  for (const list of [
    '/services',
    '/service-types',
    '/calendars',
    '/presets',
    '/rooms',
    '/multimedia',
    '/weekly-schedules',
  ]) {
    // The gallery shows a medium over itself; its list leads to the page.
    await walkTo(page, list === '/multimedia' ? '/multimedia?view=list' : list)
    await page.getByRole('main').locator('a.row').first().click()
    await expect(page).toHaveURL(new RegExp(`${list}/[^/]+$`))
    await expectSettled(page)
    await expectNoViolation(page, `one of ${list}`)
    await expectEasyToRead(page, `one of ${list}`)
  }
  // A guest is known by an appointment and the place in it.
  await walkTo(page, '/appointments/list')
  const row = page.getByRole('main').locator('a.row').first()
  const id = new URL((await row.getAttribute('href')) ?? '', page.url()).searchParams.get('open') ?? ''
  await walkTo(page, `/appointments/${id}/guests/0`)
  await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible()
  await expectSettled(page)
  await expectNoViolation(page, 'a guest')
  await expectEasyToRead(page, 'a guest')
})
