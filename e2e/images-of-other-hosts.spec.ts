import type { Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

const HOST = 'pictures.example'
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/** Adds a picture of the other host in mock mode, and answers its tile in the library. */
const pictureElsewhere = async (page: Page) => {
  await openDemo(page, '/multimedia/new')
  await page.getByLabel('Name').first().fill('Elsewhere')
  await page.getByLabel('Format').fill('image/gif')
  await page.getByLabel('URL').fill(`https://${HOST}/door.gif`)
  await expect(page.getByText(`A file from ${HOST}`)).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(/Elsewhere/).first()).toBeVisible()
  await page.goto('/multimedia?q=Elsewhere')
  return page.getByRole('gridcell').filter({ hasText: 'Elsewhere' })
}

test('no page asks another host for a picture before somebody wants its pictures; nothing moves as they come', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(`https://${HOST}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/gif', body: PIXEL })
  })
  const tile = await pictureElsewhere(page)
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

test('where the operator lets the page load media from nobody else, the wish is taken back in words', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(`https://${HOST}/**`, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  // As MEDIA_ORIGINS=own makes the policy.
  await page.route(/\/multimedia(\/new)?\?/, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers['content-security-policy']?.replaceAll(
      " 'self' https: http: data: blob:",
      " 'self' data: blob:",
    )
    await route.fulfill({ response, headers: { ...headers, ...(policy && { 'content-security-policy': policy }) } })
  })
  const tile = await pictureElsewhere(page)
  const button = tile.getByRole('button', { name: `Show images from ${HOST}` })
  await button.click()
  await expect(page.getByText(`This dashboard’s server doesn’t allow images from ${HOST}`)).toBeVisible()
  await expect(button).toBeVisible()
  expect(asked).toEqual([])
})
