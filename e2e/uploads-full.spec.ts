import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { chooseAndSend, uploadDock } from './uploading.ts'

/** Noise, which no storage packs: a few hundred kilobytes. */
const noise = async (name: string, width: number) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({
    create: {
      width,
      height: width,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: 'red',
    },
  })
    .png()
    .toBuffer(),
})

/** Gives the dashboard so many bytes of storage in this browser; without a number as many as it likes. */
const allow = async (page: Page, origin: string, quotaSize?: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) })
}

test('an upload for which the browser has no room says so, lets the others go on, and is tried again', async ({
  page,
  baseURL,
}) => {
  // Room for the copies that the queue keeps, but not for what it sends. Before the first look at the storage, since the
  // browser remembers for a while how much room there was.
  await allow(page, baseURL ?? '', 16_000_000)
  // The queue paces itself by the clock, so here it goes on.
  await page.goto('/multimedia?mock=1')
  await chooseAndSend(page, [await noise('Large', 1600), await noise('Small', 60)])
  const dock = uploadDock(page)
  const row = (name: string) => dock.getByRole('listitem').filter({ hasText: name })
  await expect(row('Large')).toContainText('Failed')
  await expect(row('Large')).toContainText('This browser has no room left for the demo. Delete files you do not need')

  // The large one may have left no room at all; with a little the small one goes through, although the other one failed.
  await allow(page, baseURL ?? '', 18_000_000)
  await expect(row('Small')).toContainText('Uploaded', { timeout: 60_000 })
  await expect(row('Large')).toContainText('Failed')
  await allow(page, baseURL ?? '')
  await dock.getByRole('button', { name: 'Retry Large' }).click()
  await expect(dock.getByRole('heading', { name: '2 files uploaded' })).toBeVisible()
})
