import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { png, sha256 as hashOf } from '../src/server/media/testing/samples.ts'
import { DEMO_NOW, openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { openBench } from './mock-bytes.ts'

// The public client is put into a page that would not let it in.
test.use({ bypassCSP: true })

const picture = await png()
const sha256 = hashOf(picture)

interface Medium {
  id: string
  uploadUrl: string
  url: string | null
  status: string
  statusReason?: string
  size: number | null
  width: number | null
  height: number | null
  duration: number | null
}

const call = async (page: Page, method: string, path: string, body?: object): Promise<Medium> => {
  const answer = await page.evaluate(([how, where, what]) => window.bench.call(how, where, what), [
    method,
    path,
    body,
  ] as const)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body as unknown as Medium
}

const declare = (page: Page, declared: object = {}): Promise<Medium> =>
  call(page, 'POST', '/api/v1/multimedia', {
    name: 'Upload of a test',
    format: 'image/png',
    size: picture.length,
    sha256,
    ...declared,
  })
const stateOf = (page: Page, { id }: Medium): Promise<Medium> => call(page, 'GET', `/api/v1/multimedia/${id}`)

interface Sending {
  chunkSize?: number
  retryDelays?: number[]
  /** Acknowledged bytes after which the client is stopped. */
  stopAt?: number
}

/** Sends by the public client; what became of it. */
const send = (page: Page, { uploadUrl }: Pick<Medium, 'uploadUrl'>, bytes: Buffer, sending: Sending = {}) =>
  page.evaluate(
    async ({ to, base64, stopAt, ...options }) => {
      const file = await (await fetch(`data:application/octet-stream;base64,${base64}`)).blob()
      return window.bench.upload(file, to, options, stopAt)
    },
    { to: uploadUrl, base64: bytes.toString('base64'), ...sending },
  )

const tus = (page: Page, method: string, uploadUrl: string) =>
  page.evaluate(
    async ([how, path]) => {
      const { mock } = window.bench
      const response = await mock.fetch(mock.baseUrl + path, { method: how, headers: { 'tus-resumable': '1.0.0' } })
      return { status: response.status, headers: Object.fromEntries(response.headers) as Record<string, string> }
    },
    [method, uploadUrl] as const,
  )

/** The width of the picture that the page itself shows for an address of the service. */
const widthShown = (page: Page, url: string | null) =>
  page.evaluate(async (path) => {
    const image = new Image()
    image.src = window.bench.mock.localMedia(path ?? '') ?? 'data:,'
    await image.decode().catch(() => undefined)
    return image.naturalWidth
  }, url)

test('the public client sends in pieces, stops, and goes on after a reload; the file is shown and served', async ({
  page,
}) => {
  await page.clock.setFixedTime(DEMO_NOW)
  await openBench(page)
  const said = await page.evaluate(async () => {
    const { mock } = window.bench
    return (await mock.fetch(`${mock.baseUrl}/.well-known/scheduling-service`)).json() as Promise<object>
  })
  expect(said).toMatchObject({
    extensions: expect.arrayContaining(['uploads', 'media']),
    upload: { maxSize: 200_000_000, formats: expect.arrayContaining(['image/png', 'video/mp4']) },
  })

  const made = await declare(page)
  expect(made).toMatchObject({ status: 'need_action', url: null })
  const begun = await send(page, made, picture, { chunkSize: 50_000, stopAt: 100_000 })
  expect(begun).toEqual({ outcome: 'stopped', acknowledged: [50_000, 100_000] })

  await openBench(page)
  expect(await tus(page, 'HEAD', made.uploadUrl)).toMatchObject({
    status: 200,
    headers: { 'upload-offset': '100000', 'upload-length': String(picture.length), 'cache-control': 'no-store' },
  })
  const rest = await send(page, made, picture, { chunkSize: 50_000 })
  expect(rest).toEqual({ outcome: 'sent', acknowledged: [150_000, picture.length] })
  const ready = await stateOf(page, made)
  expect(ready).toMatchObject({ status: 'ready', size: picture.length, width: 300, height: 200, duration: null })
  expect(await widthShown(page, ready.url)).toBe(300)

  const served = await page.evaluate(async (url) => {
    const { mock } = window.bench
    const part = await mock.fetch(mock.baseUrl + url, { headers: { range: 'bytes=10-19' } })
    const whole = await mock.fetch(mock.baseUrl + url)
    const digest = await crypto.subtle.digest('SHA-256', await whole.arrayBuffer())
    return {
      part: [part.status, part.headers.get('content-range'), (await part.blob()).size],
      type: whole.headers.get('content-type'),
      hash: Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    }
  }, ready.url)
  expect(served).toEqual({ part: [206, `bytes 10-19/${picture.length}`, 10], type: 'image/png', hash: sha256 })

  // The dashboard itself, over what was kept.
  await openDemo(page, '/multimedia?name=Upload+of+a+test')
  const shown = page.locator('img[src^="blob:"]').first()
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(300)
})

test('bytes that are not what was declared are refused with the reason, and right ones may follow', async ({
  page,
}) => {
  await openBench(page)
  const made = await declare(page, { sha256: 'a'.repeat(64) })
  const { outcome } = await send(page, made, picture)
  expect(outcome).toContain('422')
  expect(outcome).toContain('its SHA-256 differs')
  expect(await stateOf(page, made)).toMatchObject({ status: 'error', statusReason: expect.stringContaining('SHA-256') })
  expect((await tus(page, 'HEAD', made.uploadUrl)).status).toBe(404)
  const again = await call(page, 'PUT', `/api/v1/multimedia/${made.id}`, { url: null, sha256 })
  expect((await send(page, again, picture)).outcome).toBe('sent')
  expect(await stateOf(page, made)).toMatchObject({ status: 'ready' })

  const disguised = Buffer.from('<html><script>alert(1)</script></html>'.padEnd(200))
  const other = await declare(page, { size: 200, sha256: null })
  expect((await send(page, other, disguised)).outcome).toContain('its content is of no known format')
  const cut = picture.subarray(0, 40)
  const damaged = await declare(page, { size: cut.length, sha256: null })
  expect((await send(page, damaged, cut)).outcome).toContain('it is damaged or incomplete')
})

test('other bytes under the same id leave the first in place until they are there; deleting takes them along', async ({
  page,
}) => {
  await openBench(page)
  const made = await declare(page)
  await send(page, made, picture)
  const { url: before } = await stateOf(page, made)
  const replacing = await call(page, 'PUT', `/api/v1/multimedia/${made.id}`, { url: null })
  expect(await widthShown(page, before)).toBe(300)
  const small = await sharp({ create: { width: 40, height: 50, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  expect((await tus(page, 'HEAD', replacing.uploadUrl)).headers['upload-defer-length']).toBe('1')
  const status = await page.evaluate(
    async ({ path, base64 }) => {
      const body = await (await fetch(`data:image/png;base64,${base64}`)).blob()
      const { mock } = window.bench
      const headers = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'upload-length': String(body.size) }
      const typed = { ...headers, 'content-type': 'application/offset+octet-stream' }
      return (await mock.fetch(mock.baseUrl + path, { method: 'PATCH', headers: typed, body })).status
    },
    { path: replacing.uploadUrl, base64: small.toString('base64') },
  )
  expect(status).toBe(204)
  const after = await stateOf(page, made)
  expect(after).toMatchObject({ status: 'ready', width: 40, height: 50, size: small.length })
  // Whatever holds the address shows the new one.
  expect([before, await widthShown(page, before), await widthShown(page, after.url)]).toEqual([after.url, 40, 40])

  await call(page, 'DELETE', `/api/v1/multimedia/${made.id}`)
  expect(await widthShown(page, after.url)).toBe(0)
  expect((await tus(page, 'GET', after.url ?? '')).status).toBe(404)

  const begun = await declare(page)
  await send(page, begun, picture, { chunkSize: 50_000, stopAt: 50_000 })
  expect((await tus(page, 'DELETE', begun.uploadUrl)).status).toBe(204)
  expect((await tus(page, 'HEAD', begun.uploadUrl)).headers['upload-offset']).toBe('0')
})

test('a new beginning of the demo forgets the files', async ({ page }) => {
  await openBench(page)
  const made = await declare(page)
  await send(page, made, picture)
  const { url } = await stateOf(page, made)
  await page.evaluate(() => window.bench.mock.reset())
  await openBench(page)
  expect(await widthShown(page, url)).toBe(0)
})

test.describe('faults', () => {
  test('a line that breaks in the middle of a piece loses nothing that arrived', async ({ page }) => {
    await openBench(page, 'cut')
    const made = await declare(page)
    const outcome = await send(page, made, picture, { chunkSize: 100_000, retryDelays: [0, 0, 0, 0, 0, 0] })
    // The first piece came in half; the next attempt goes on behind it.
    expect(outcome).toMatchObject({ outcome: 'sent', acknowledged: [150_000, picture.length] })
    expect(await stateOf(page, made)).toMatchObject({ status: 'ready', size: picture.length })
  })

  test('no room is told in the words of the service, and the upload goes on when there is some', async ({ page }) => {
    await openBench(page, 'full')
    const made = await declare(page)
    const { outcome } = await send(page, made, picture)
    expect(outcome).toContain('502')
    expect(outcome).toContain('There is no room left on this service.')
    await page.evaluate(() => window.bench.mock.faults.set('full', false))
    expect((await send(page, made, picture)).outcome).toBe('sent')
  })

  test('damaged bytes are refused by their hash', async ({ page }) => {
    await openBench(page, 'damaged')
    expect((await send(page, await declare(page), picture)).outcome).toContain('its SHA-256 differs')
  })

  test('an address that has expired is refused, and another one goes on', async ({ page }) => {
    await openBench(page, 'expired')
    const made = await declare(page)
    expect((await send(page, made, picture)).outcome).toContain('This upload address has expired')
    const again = await call(page, 'PUT', `/api/v1/multimedia/${made.id}`, { url: null })
    expect((await send(page, again, picture)).outcome).toBe('sent')
  })
})
