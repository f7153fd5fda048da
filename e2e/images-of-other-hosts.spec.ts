import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

const HOST = 'pictures.example'
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

test('no page asks another host for a picture before somebody wants its pictures; nothing moves as they come', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(`https://${HOST}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/gif', body: PIXEL })
  })
  await openDemo(page, '/multimedia/new')
  await page.getByLabel('Name').first().fill('Elsewhere')
  await page.getByLabel('Format').fill('image/gif')
  await page.getByLabel('URL').fill(`https://${HOST}/door.gif`)
  await expect(page.getByText(`A file from ${HOST}`)).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(/Elsewhere/).first()).toBeVisible()
  await page.goto('/multimedia?q=Elsewhere')
  const tile = page.getByRole('gridcell').filter({ hasText: 'Elsewhere' })
  const button = tile.getByRole('button', { name: `Show images from ${HOST}` })
  await expect(button).toBeVisible()
  expect(asked).toEqual([])
  const before = await tile.boundingBox()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(tile.locator('img')).toHaveAttribute('src', `https://${HOST}/door.gif`)
  expect(await tile.boundingBox()).toEqual(before)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  // It is remembered, and can be taken back.
  await page.reload()
  await expect(tile.locator('img')).toBeVisible()
  await page.getByRole('button', { name: 'Display and connection' }).click()
  await page.getByRole('button', { name: `Don’t show images from ${HOST}` }).click()
  await page.keyboard.press('Escape')
  await expect(button).toBeVisible()
})
