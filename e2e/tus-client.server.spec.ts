import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { png, sha256 as hashOf } from '../src/server/media/testing/samples.ts'
import { createMediaAddresses } from '#api/http/media/addresses.ts'
import { addressKeys } from '../src/server/media/address-keys.ts'
import { call } from './call.ts'
import { expect, test } from './fixtures.ts'
import { loadTus } from './mock-bytes.ts'
import { type RunningServer, startServer } from './server.ts'

// The public client is put into a page that would not let it in.
test.use({ bypassCSP: true })

interface Medium {
  id: string
  organizationId: string
  uploadUrl: string
  url: string
  status: string
}

const picture = await png()
const sha256 = hashOf(picture)

const desk = process.env.FRONTDESK_URL ?? ''
const serverKey = randomBytes(32)
let server: RunningServer

test.describe.configure({ mode: 'default' })
// The page of one server calls the other: only that site may.
test.beforeAll(async () => {
  server = await startServer({ env: { CORS_ORIGINS: desk, SERVER_KEY: serverKey.toString('hex') } })
})
test.afterAll(() => server.stop())

const declare = (on: RunningServer, declared: object = {}): Promise<Medium> =>
  call(on, 'POST', '/api/v1/multimedia', {
    name: 'A picture',
    format: 'image/png',
    size: picture.length,
    sha256,
    ...declared,
  })

interface Wish {
  chunkSize?: number
  /** Acknowledged bytes after which the client is paused, once, and goes on by itself. */
  pauseAt?: number
}

/** Sends the picture from a page with the public client as it is: `sent`, or what the client said, and each acknowledged end. */
const send = (page: Page, address: string, wish: Wish = {}) =>
  page.evaluate(
    ({ uploadUrl, base64, chunkSize, pauseAt }) =>
      new Promise<{ outcome: string; acknowledged: number[]; asked: string[] }>((resolve) => {
        const bytes = Uint8Array.from(atob(base64), (it) => it.charCodeAt(0))
        const acknowledged: number[] = []
        const asked: string[] = []
        const end = (outcome: string): void => resolve({ outcome, acknowledged, asked })
        const upload = new window.tus.Upload(new Blob([bytes]), {
          uploadUrl,
          uploadSize: bytes.length,
          retryDelays: null,
          ...(chunkSize && { chunkSize }),
          onBeforeRequest: (request) => void asked.push(request.getMethod()),
          onChunkComplete: (_, all) => {
            acknowledged.push(all)
            if (all === pauseAt) void upload.abort().then(() => upload.start())
          },
          onError: (error) => end(error.message),
          onSuccess: () => end('sent'),
        })
        upload.start()
      }),
    { uploadUrl: address, base64: picture.toString('base64'), ...wish },
  )

/** What the service says to a piece; what it says to HEAD has no words. */
const reasonOf = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    }
    return (await fetch(url, { method: 'PATCH', headers, body: 'x' })).json() as Promise<object>
  }, address)

const open = async (page: Page, at = desk): Promise<void> => {
  await page.goto(`${at}/connect`)
  await loadTus(page)
}
const stateOf = ({ id }: Medium): Promise<object> => call(server, 'GET', `/api/v1/multimedia/${id}`)

test('the public client sends in pieces from a page of an allowed site, pauses and goes on', async ({ page }) => {
  await open(page)
  const made = await declare(server)
  const sent = await send(page, server.url + made.uploadUrl, { chunkSize: 50_000, pauseAt: 100_000 })
  expect(sent).toEqual({
    outcome: 'sent',
    acknowledged: [50_000, 100_000, 150_000, picture.length],
    asked: ['HEAD', 'PATCH', 'PATCH', 'HEAD', 'PATCH', 'PATCH'],
  })
  const ready = (await stateOf(made)) as Medium
  expect(ready).toMatchObject({ status: 'ready', size: picture.length, sha256, width: 300, height: 200 })
  const shown = await page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return image.naturalWidth
  }, server.url + ready.url)
  expect(shown).toBe(300)
})

test('a file that is not the declared one is refused with the reason', async ({ page }) => {
  await open(page)
  const made = await declare(server, { sha256: 'a'.repeat(64) })
  const { outcome } = await send(page, server.url + made.uploadUrl)
  expect(outcome).toContain('response code: 422')
  expect(outcome).toContain('its SHA-256 differs')
  expect(await stateOf(made)).toMatchObject({ status: 'error', statusReason: expect.stringContaining('SHA-256') })
})

test('an address that was changed, expired or made elsewhere opens nothing, and says why', async ({ page }) => {
  await open(page)
  const [one, other] = [await declare(server), await declare(server)]
  const mac = one.uploadUrl.split('/').at(-1) ?? ''
  const swapped = [...other.uploadUrl.split('/').slice(0, -1), mac].join('/')
  const elsewhere = createMediaAddresses(addressKeys([randomBytes(32)])).uploadPath(one, Date.now() + 60_000)
  const late = createMediaAddresses(addressKeys([serverKey])).uploadPath(one, Date.now() - 2000)
  for (const [address, reason] of [
    [swapped, 'it was cut or changed'],
    [elsewhere, 'it was cut or changed'],
    [late, 'This upload address has expired'],
  ] as const) {
    expect((await send(page, server.url + address)).outcome).toContain('response code: 403')
    expect(await reasonOf(page, server.url + address)).toMatchObject({ description: expect.stringContaining(reason) })
  }
  expect((await send(page, server.url + one.uploadUrl)).outcome).toBe('sent')
})

test('a page of any other site may not send', async ({ page }) => {
  const made = await declare(server)
  await open(page, desk.replace('127.0.0.1', 'localhost'))
  expect((await send(page, server.url + made.uploadUrl)).outcome).toContain('response code: n/a')
  await open(page)
  expect((await send(page, server.url + made.uploadUrl)).outcome).toBe('sent')
})
