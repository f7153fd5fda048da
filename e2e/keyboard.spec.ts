import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { until } from './keys.ts'
import { message } from './message.ts'

// No line of this test touches the mouse.
test('a day with the keyboard alone', async ({ page }) => {
  await openDemo(page, '/appointments?date=2027-01-07')
  const grid = page.getByRole('region', { name: /7 January 2027/ })
  await expect(grid.getByRole('group', { name: 'Dr. Elena Vidal' })).toBeVisible()

  await test.step('past the navigation to the grid', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    // The menu of one heading, then the one place where the keys stand.
    await until(page, 'Tab', grid.getByRole('button', { name: /^Column of / }), 30)
    await page.keyboard.press('Tab')
    await expect(grid.getByRole('button', { name: /, (free|Closed)$/ })).toBeFocused()
  })

  await test.step('book at a free place', async () => {
    const before = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).not.toBe(before)
    // To somebody who works in the morning, and to the hour.
    await page.keyboard.press('ArrowRight')
    for (let hours = 0; hours < 3; hours++) await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
    const booking = page.getByRole('dialog', { name: 'New appointment' })
    await expect(booking).toBeVisible()
    // The first field has the focus at once.
    await expect(booking.getByRole('combobox', { name: 'Guest' })).toBeFocused()
    await page.keyboard.type('Kim Lund')
    // Somebody new: what is asked for next is how they are reached.
    await page.keyboard.press('Tab')
    await expect(booking.getByLabel('Phone')).toBeFocused()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Book anyway?' })
    await expect(question.or(message(page, /Booked Kim Lund for/)).first()).toBeVisible()
    if (await question.isVisible()) await until(page, 'Tab', question.getByRole('button', { name: 'Book anyway' }), 5)
    if (await question.isVisible()) await page.keyboard.press('Enter')
    await expect(message(page, /Booked Kim Lund for/)).toBeVisible()
    await expect(booking).toHaveCount(0)
  })

  const card = grid.getByRole('button', { name: /Kim Lund/ })

  await test.step('find it, open it, mark the guest as arrived, come back to it', async () => {
    await expect(card).toBeVisible()
    await until(page, 'Tab', grid.locator('[data-event], [data-slot]'), 40)
    if (!(await card.evaluate((it) => it === document.activeElement))) await until(page, 'ArrowDown', card, 60)
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Kim Lund' })
    await expect(panel).toBeVisible()
    // The head and the facts come first, and what can be done right after them.
    const arrived = panel.getByRole('button', { name: 'Mark arrived', exact: true })
    await expect(arrived).toBeVisible()
    await until(page, 'Tab', arrived, 10)
    await page.keyboard.press('Enter')
    await expect(message(page, /Marked Kim Lund as arrived/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(card).toBeFocused()
  })

  await test.step('pick it up and put it back, then move it for real and take that back', async () => {
    const name = (await card.getAttribute('aria-label')) ?? ''
    await page.keyboard.press('m')
    await expect(grid.getByRole('status')).toContainText('Picked up Kim Lund')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(grid.getByRole('status')).toContainText('Kim Lund stays at the old time')
    await expect(card).toHaveAccessibleName(name)

    await page.keyboard.press('Alt+ArrowDown')
    await expect(message(page, /Moved Kim Lund to/)).toBeVisible()
    await expect(card).not.toHaveAccessibleName(name)
    await expect(card).toBeFocused()
    await until(page, 'Tab', page.getByRole('button', { name: 'Undo' }), 20)
    await page.keyboard.press('Enter')
    await expect(message(page, /Moved Kim Lund back to the old time/)).toBeVisible()
    await expect(card).toHaveAccessibleName(name)
  })
})

test('lists are walked with the arrow keys, and Enter opens', async ({ page }) => {
  await openDemo(page, '/services')
  const links = page.getByRole('table').getByRole('link')
  await expect(links.nth(1)).toBeVisible()
  await until(page, 'Tab', links.first(), 60)
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  const name = (await links.nth(1).textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('Escape in a form with typed values asks before it throws them away', async ({ page }) => {
  await openDemo(page, '/appointments?open=new')
  const booking = page.getByRole('dialog', { name: 'New appointment' })
  await booking.getByRole('combobox', { name: 'Guest' }).fill('Kim')
  // The first one is for the guests who are offered.
  const offered = booking.getByRole('listbox', { name: 'Guest' })
  await expect(offered).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offered).toHaveCount(0)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(booking.getByRole('combobox', { name: 'Guest' })).toHaveValue('Kim')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(booking).toHaveCount(0)
})

test('Escape of a walk-in asks before it throws away who was typed', async ({ page }) => {
  await openDemo(page, '/appointments?open=walk-in')
  const walkIn = page.getByRole('dialog', { name: 'Walk-in' })
  const guest = walkIn.getByRole('combobox', { name: 'Guest' })
  await expect(guest).toBeFocused()
  await page.keyboard.type('Wanda')
  const offered = walkIn.getByRole('listbox', { name: 'Guest' })
  await expect(offered).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offered).toHaveCount(0)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(guest).toBeFocused()
  await expect(guest).toHaveValue('Wanda')
  await page.keyboard.press('Escape')
  await until(page, 'Tab', question.getByRole('button', { name: 'Discard' }), 3)
  await page.keyboard.press('Enter')
  await expect(walkIn).toHaveCount(0)
})

test('a form in a window begins in its first field', async ({ page }) => {
  await openDemo(page, '/closures')
  await until(page, 'Tab', page.getByRole('button', { name: 'Add closure' }).first(), 60)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Add closure' })
  await expect(form.getByRole('textbox', { name: /Reason/ })).toBeFocused()
})

test('Escape folds what is unfolded before it closes the panel', async ({ page }) => {
  await openDemo(page, '/appointments?open=find')
  const find = page.getByRole('dialog', { name: 'Find a time' })
  const menu = find.getByRole('button', { name: /^With: / })
  await until(page, 'Tab', menu, 10)
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(find).toHaveCount(0)
})
