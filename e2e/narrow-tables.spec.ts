import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 1024, height: 768 } })

test('columns that give way leave their room to the names, also where days stand between the rows', async ({
  page,
}) => {
  await openDemo(page, '/appointments/list')
  const row = page.getByRole('main').locator('tr[data-key]').first()
  await expect(row).toBeVisible()
  const table = page.getByRole('main').getByRole('table')
  await expect(table.locator('tr.group').first()).toBeVisible()
  const [whole, last] = [await table.boundingBox(), await row.locator('td:visible').last().boundingBox()]
  expect(Math.abs((whole?.x ?? 0) + (whole?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0))).toBeLessThan(2)
})
