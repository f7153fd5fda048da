import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FIRST_THUMBNAIL, openPicture } from './picture.ts'
import { makeDemo } from '#api/core/seed/demo.ts'

const { multimedia } = makeDemo({ organizationId: '01890000-0000-7000-8000-000000000001', seed: '1', now: Date.now() })
const fileAt = (url: string) => readFile(new URL(`../../../public${url}`, import.meta.url))

test('the files of the demo are of the formats that its media say', async () => {
  const shown = multimedia.filter(({ url }) => url !== null)
  expect(shown.length).toBeGreaterThan(0)
  for (const { name, url, format } of shown) {
    // oxlint-disable-next-line no-await-in-loop -- A handful of small files.
    const bytes = await fileAt(url ?? '')
    // oxlint-disable-next-line no-await-in-loop -- See above.
    const found = (await fileTypeFromBuffer(bytes))?.mime
    expect([name, found === 'application/xml' || found === undefined ? 'image/svg+xml' : found]).toEqual([name, format])
  }
})

test('the pictures of the demo have the colors that their media say', async () => {
  for (const { name, url, format, type, colors } of multimedia) {
    if (url === null || !['image', 'immersive'].includes(type)) continue
    // oxlint-disable-next-line no-await-in-loop -- A handful of small files.
    const opened = await openPicture(Readable.from(await fileAt(url)), format, FIRST_THUMBNAIL)
    expect([name, typeof opened === 'object' && opened.colors]).toEqual([name, colors])
  }
})

test('what is looked around in is a raster of all directions, as the sphere is painted with no drawing', async () => {
  const around = multimedia.filter(({ type }) => type === 'immersive')
  expect(around).toHaveLength(1)
  for (const { url, format, width, height } of around) {
    expect(format).toBe('image/jpeg')
    // oxlint-disable-next-line no-await-in-loop -- There is one.
    const bytes = await fileAt(url ?? '')
    expect(bytes.length).toBeLessThan(60_000)
    // oxlint-disable-next-line no-await-in-loop -- See above.
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
    expect(width).toBe(2 * (height ?? 0))
  }
})
