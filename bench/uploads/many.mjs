// Many small files through the dashboard's own uploads, beside the same requests to the same server without a page.
import { createHash, randomBytes } from 'node:crypto'
import { chromium } from 'playwright'
import { openSources } from '../harness/sources.mjs'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'
import { signedIn, startShipped } from '../harness/shipped.mjs'

/** Bytes of the first; each has one more than the one before: files of one size would be compared with each other. */
const LEAST = 4200
/** As many as the dashboard sends at a time of small files. */
const AT_ONCE = 5
/** Milliseconds that the page may take to read all files, of which none is measured, and then to send them. */
const PATIENCE = 120_000
/** Files of the round that warms up. */
const WARMING = 40
const FORMAT = 'model/gltf-binary'

let made = 0

/** A model, whose verdict costs next to nothing: none of the page's work hides behind it. */
function makeFile() {
  const size = LEAST + made++
  const said = Buffer.from('{"asset":{"version":"2.0"}}'.padEnd(28))
  const buffer = randomBytes(size)
  buffer.write('glTF', 0)
  buffer.writeUInt32LE(2, 4)
  buffer.writeUInt32LE(size, 8)
  buffer.writeUInt32LE(said.length, 12)
  buffer.write('JSON', 16)
  said.copy(buffer, 20)
  buffer.writeUInt32LE(size - 28 - said.length, 20 + said.length)
  buffer.write('BIN\0', 24 + said.length)
  return { name: `model ${size}.glb`, mimeType: FORMAT, buffer }
}

async function openSigner(url, key) {
  const server = await openSources()
  const { signRequest } = await server.ssrLoadModule('/src/api/signing/sign.ts')
  const { importSecret, webDigest } = await server.ssrLoadModule('/src/api/signing/digest.ts')
  const accessKey = { accessKeyId: key.accessKeyId, key: await importSecret(key.secretAccessKey) }
  return {
    close: () => server.close(),
    /** The call that declares a file, ready to be sent. */
    async declare({ name, buffer }) {
      const sha256 = createHash('sha256').update(buffer).digest('hex')
      const body = JSON.stringify({ name, format: FORMAT, type: 'immersive', url: null, size: buffer.length, sha256 })
      const headers = [
        ['accept', 'application/json'],
        ['content-type', 'application/json'],
      ]
      const request = { method: 'POST', url: `${url}/api/v1/multimedia`, headers, body }
      const signed = await signRequest(request, accessKey, Date.now(), webDigest)
      return [request.url, { method: 'POST', headers: { ...Object.fromEntries(headers), ...signed }, body }]
    },
  }
}

const expect = async (answer, status) => {
  if (answer.status !== status) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

async function sendOne(url, [address, call], { buffer }) {
  const { uploadUrl } = await expect(await fetch(address, call), 201)
  const answer = await fetch(url + uploadUrl, {
    method: 'PATCH',
    body: buffer,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      prefer: 'return=representation',
    },
  })
  await expect(answer, 200)
}

/** Milliseconds that the requests alone take, signed beforehand. */
async function timeFloor(url, signer, files) {
  const calls = []
  for (const file of files) calls.push(await signer.declare(file))
  let next = 0
  const lane = async () => {
    for (let at = next++; at < files.length; at = next++) await sendOne(url, calls[at], files[at])
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return performance.now() - began
}

/** Milliseconds from the press on Upload until the page says that all of them are there. */
async function timePage(page, url, files) {
  await page.goto(`${url}/multimedia`)
  await page.locator('input[data-chooses="files"]').first().setInputFiles(files)
  const dialog = page.getByRole('dialog', { name: `Upload ${files.length} files` })
  const button = dialog.getByRole('button', { name: new RegExp(`^Upload ${files.length} files`) })
  await button.and(page.locator(':not([aria-busy="true"])')).waitFor()
  const took = await button.evaluate(
    (pressed, [all, patience]) =>
      new Promise((done, fail) => {
        const began = performance.now()
        const look = () => {
          // Not all of the page's text: to gather it a hundred times a second would be time of the page.
          const said = document.querySelector('[role="progressbar"][aria-label="All uploads"]')?.ariaValueText ?? ''
          const passed = performance.now() - began
          if (said.startsWith(all)) done(passed)
          else if (passed > patience) fail(new Error(`after ${patience} ms the page says “${said}”`))
          else setTimeout(look, 10)
        }
        pressed.click()
        look()
      }),
    [`${files.length} of ${files.length} files`, PATIENCE],
  )
  // What is still kept when the page is left would be one more the next time.
  await page.waitForFunction(isNothingKept)
  return took
}

/** Whether the page keeps no upload on this device. */
const isNothingKept = () =>
  new Promise((done, fail) => {
    const opening = indexedDB.open('frontdesk-uploads')
    opening.onerror = fail
    opening.onsuccess = () => {
      const counting = opening.result.transaction('uploads').objectStore('uploads').count()
      counting.onerror = fail
      counting.onsuccess = () => done(counting.result === 0)
      opening.result.close()
    }
  })

/** Times both sides, so many files in each of so many rounds, after one that warms up. */
export async function manyFiles(count, rounds) {
  const key = { accessKeyId: 'FDBENCH', secretAccessKey: randomBytes(30).toString('base64url') }
  const closers = []
  try {
    const desk = await startShipped({ key })
    closers.push(() => desk.stop())
    const signer = await openSigner(desk.url, key)
    closers.push(() => signer.close())
    const executablePath = process.env.FRONTDESK_BROWSER ?? (await findBrowser())
    const browser = await chromium.launch({ executablePath, args: browserArgs() })
    closers.push(() => browser.close())
    const context = await signedIn(browser, desk)
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    const found = { page: [], floor: [] }
    for (let round = 0; round <= rounds; round++) {
      const files = () => Array.from({ length: round === 0 ? Math.min(count, WARMING) : count }, makeFile)
      const sides = [
        ['page', () => timePage(page, desk.url, files())],
        ['floor', () => timeFloor(desk.url, signer, files())],
      ]
      for (const [name, side] of round % 2 ? sides : sides.toReversed()) {
        const took = await side()
        if (round > 0) found[name].push(took)
      }
    }
    return found
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}
