import { expect, test } from './fixtures.ts'
import { DEMO_NOW } from './deployments.ts'

test('a run that a reload interrupts is offered again, does nothing twice, and only one tab carries it out', async ({
  page,
  context,
}) => {
  // A run that goes on asks before its page is left.
  page.on('dialog', (dialog) => void dialog.accept())
  // A run keeps its pace by the clock, so the clock goes on.
  await context.clock.install({ time: DEMO_NOW })
  await page.goto('/appointments/list?status=pending&limit=50&mock=1')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const run = page.getByRole('region', { name: /appointments?$/ }).filter({ has: page.getByRole('progressbar') })
  await expect(run.getByText(/^([3-9]|[1-4]\d) of \d+$/)).toBeVisible()

  const other = await context.newPage()
  await other.goto('/?mock=1')
  await expect(other.getByText('Another tab of this browser is doing this.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Pause' })).toHaveCount(0)
  await other.close()

  await page.reload()
  const resume = page.getByRole('button', { name: /^Resume \d+ of \d+$/ })
  await expect(resume).toBeVisible()
  const [left = 0, total = 0] = ((await resume.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  expect(left).toBeLessThan(total)
  await resume.click()
  await expect(run.getByText(`${total} done`, { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(run.getByRole('button', { name: `Undo ${total} changes` })).toBeVisible()
  await page.reload()
  // What is over is in reach, and out of the way; put away, it is gone.
  await page.getByRole('button', { name: new RegExp(`${total} of ${total}$`) }).click()
  await run.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})
