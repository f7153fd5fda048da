import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 1024, height: 768 } })

test('columns that give way leave their room to the names, also where days stand between the rows', async ({
  page,
}) => {
  await openDemo(page, '/appointments/list')
  const table = page.getByRole('main').getByRole('table')
  await expect(table.locator('tr[data-key]').first()).toBeVisible()
  await expect(table.locator('tr.group').first()).toBeVisible()
  // Read at one moment: in between a table may be laid out anew.
  const empty = await table.evaluate((whole) => {
    const cells = [...(whole.querySelector('tr[data-key]')?.querySelectorAll('td') ?? [])]
    const last = cells.findLast((cell) => cell.offsetWidth > 0)
    return last && Math.abs(whole.getBoundingClientRect().right - last.getBoundingClientRect().right)
  })
  expect(empty).toBeLessThan(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a row stays where it is while its menu is opened', async ({ page }) => {
    await openDemo(page, '/services')
    const row = page.getByRole('main').getByRole('row', { name: 'Blood test' })
    await expect(row).toBeVisible()
    // As the browser does for whoever comes to the button, wherever that stands.
    await row.getByRole('button').evaluate((button) => button.scrollIntoView({ inline: 'end' }))
    expect(await row.evaluate((whole) => whole.scrollLeft)).toBe(0)
    await row.getByRole('button').click()
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
    expect(await row.evaluate((whole) => whole.scrollLeft)).toBe(0)
  })
})
