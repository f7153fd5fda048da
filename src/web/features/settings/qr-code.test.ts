import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { QrCode } from './qr-code.tsx'

test.each([
  'https://desk.example/#sign-in=Zq3vY0m8bD2kLw6RrTnP1g',
  'https://desk.example/#sign-in=Zq3vY0m8bD2kLw6RrTnP1g&baseUrl=https%3A%2F%2Fapi.clinic-of-the-west.example%3A8443',
])('a camera reads the link %s', async (link) => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const bytes = await readFile(path)
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(bytes).buffer }, fireImmediately: true })
  const markup = renderToStaticMarkup(createElement(QrCode, { text: link, label: 'QR code' }))
  const drawn = Buffer.from(
    markup.slice(markup.indexOf('<svg')).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
  )
  // On a dark page, as wide as on the screen.
  const png = await sharp(drawn)
    .resize(208)
    .extend({ top: 20, left: 20, bottom: 20, right: 20, background: '#101010' })
    .png()
    .toBuffer()
  const found = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'], tryInvert: false })
  expect(found.map(({ text }) => text)).toEqual([link])
})
