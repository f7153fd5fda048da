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
