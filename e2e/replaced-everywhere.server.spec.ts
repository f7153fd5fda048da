import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { walkTo } from './addresses.ts'
import { call } from './call.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { bands, putMedium } from './media-files.ts'
import { signIn } from './sign-in.ts'

interface Made {
  id: string
  publicId: string
}

/** Expects that a page shows a medium, and of which shape it is wherever it does. */
const expectShape = (page: Page, path: string, medium: string, shape: 'wide' | 'high') =>
  expect(async () => {
    await walkTo(page, path)
    const pictures = page.getByRole('main').locator(`img[src*="${medium}"]`)
    await expect(pictures.first()).toBeVisible({ timeout: 10_000 })
    const shapes = await pictures.evaluateAll((all) =>
      Promise.all(
        (all as HTMLImageElement[]).map(async (it) => {
          await it.decode()
          return it.naturalWidth > it.naturalHeight ? 'wide' : 'high'
        }),
      ),
    )
    expect(shapes).toEqual(shapes.map(() => shape))
  }).toPass()

test('a replaced file is the new one in preset, room and service, and at the address that was copied', async ({
  page,
  ownServer,
}) => {
  const [wide, high] = [await bands(800, 400), await bands(400, 800)]
  const id = await putMedium(ownServer, { name: 'House', format: 'image/png', altText: 'A house' }, wide)
  const { url } = await call<{ url: string }>(ownServer, 'GET', `/api/v1/multimedia/${id}`)
  const make = (path: string, body: object) => call<Made>(ownServer, 'POST', path, body)
  const preset = await make('/api/v1/presets', { title: 'House', logo: url, image: url })
  const room = await make('/api/v1/rooms', { template: { name: 'House', mainImage: url } })
  const service = await make('/api/v1/services', { name: 'House', duration: 30, image: url })

  await signIn(page, ownServer)
  await expectLive(page)
  const pages = [`/presets/${preset.id}`, `/rooms/${room.publicId}`, `/services/${service.id}`]
  for (const path of pages) {
    // oxlint-disable-next-line no-await-in-loop -- One page after the other.
    await expectShape(page, path, id, 'wide')
  }

  await walkTo(page, `/multimedia/${id}`)
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'File actions' }).click()
  await page.getByRole('menuitem', { name: 'Replace the file' }).click()
  await (await chosen).setFiles({ name: 'high.png', mimeType: 'image/png', buffer: high })
  await page.getByRole('dialog').getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(page.getByText('New file uploaded')).toBeVisible()

  for (const path of pages) {
    // oxlint-disable-next-line no-await-in-loop -- As above.
    await expectShape(page, path, id, 'high')
  }
  const read = (path: string) => call<Record<string, unknown>>(ownServer, 'GET', path)
  const held = [
    (await read(`/api/v1/presets/${preset.id}`)).logo,
    (await read(`/api/v1/presets/${preset.id}`)).image,
    ((await read(`/api/v1/rooms/${room.publicId}`)).template as Record<string, unknown>).mainImage,
    (await read(`/api/v1/services/${service.id}`)).image,
  ]
  expect(held).toEqual([url, url, url, url])
  const answer = await fetch(new URL(url, ownServer.url))
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([answer.status, width, height]).toEqual([200, 400, 800])
})
