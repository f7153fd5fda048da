import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPicture } from './picture.ts'
import { DEPOTS } from './testing/depots.ts'
import { declare, openMediaService, read, sendAll } from './testing/media-service.ts'
import { png, svg } from './testing/samples.ts'

const from = (bytes: Buffer) => Readable.from([bytes])
const GENEROUS = { patience: 60_000, maxMemory: 1_500_000_000 }
/** Blurs that no machine draws in a moment, in a drawing that is small and repeats nothing. */
const slow = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900"><filter id="f">${'<feTurbulence baseFrequency="0.9" numOctaves="90000"/>'.repeat(600)}</filter><rect width="900" height="900" filter="url(#f)"/></svg>`,
)

test('a picture is measured and made smaller in one look', async () => {
  const opened = await openPicture(from(await png(800, 400)), 'image/png', 256, GENEROUS)
  if (typeof opened === 'string') throw new Error(opened)
  expect([opened.width, opened.height]).toEqual([800, 400])
  expect(await sharp(opened.small).metadata()).toMatchObject({ format: 'webp', width: 256, height: 128 })
})

test('a drawing becomes a picture as large as asked', async () => {
  const opened = await openPicture(from(svg), 'image/svg+xml', 256, GENEROUS)
  if (typeof opened === 'string') throw new Error(opened)
  expect((await sharp(opened.small).metadata()).width).toBe(256)
})

test('what cannot be opened, takes too long or too much is told apart, and ends', async () => {
  const picture = await png(800, 400)
  expect(await openPicture(from(picture.subarray(0, 9000)), 'image/png', 256, GENEROUS)).toBe('damaged')
  expect(await openPicture(from(slow), 'image/svg+xml', 256, { ...GENEROUS, patience: 500 })).toBe('unknown')
  expect(await openPicture(from(slow), 'image/svg+xml', 256, { ...GENEROUS, maxMemory: 1 })).toBe('unknown')
  const broken = Readable.from(
    (function* () {
      yield picture.subarray(0, 9000)
      throw new Error('the line broke')
    })(),
  )
  await expect(openPicture(broken, 'image/png', 256, GENEROUS)).rejects.toThrow('the line broke')
})

test.each(DEPOTS)(
  'over %s a drawing that nobody can draw has no smaller picture, and is not tried again',
  async (kind) => {
    const media = await openMediaService(kind)
    const key = await media.key()
    const { id, uploadUrl } = await declare(media.service, key, { format: 'image/svg+xml', size: slow.length })
    await sendAll(media.url, uploadUrl, slow)
    const medium = await read(media.service, key, id)
    const small = () => fetch(`${media.url}${medium.url}?w=256`)
    expect((await small()).status).toBe(404)
    const tried = await media.depot.find(medium, `${medium.sha256.slice(0, 32)}.256.webp`)
    expect([tried, (await small()).status]).toEqual([{ size: 0 }, 404])
    expect((await fetch(media.url + medium.url)).status).toBe(200)
    await media.close()
  },
)
