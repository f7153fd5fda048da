// Opens a small page of its own in Chromium for a benchmark: one bundled entry, served from the loopback address.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build, loadConfigFromFile } from 'vite'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

const empty =
  '<!doctype html><meta charset="utf-8"><title>bench</title><div id="root"></div><script type="module" src="/page.js"></script>'

// An isolated page has a clock of 5 µs instead of 100.
const headers = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

/**
 * Bundles `entry` as the product is bundled, opens it, hands Playwright's page to `measure` and answers what that does.
 * `args` are further arguments of the browser. `GET /ping` answers `{}`, as small as an answer gets.
 */
export async function inBrowser(entry, measure, { viewport = { width: 1440, height: 900 }, args = [] } = {}) {
  const scripts = await bundle(entry)
  const server = createServer((request, response) => {
    const script = scripts.get(request.url)
    const [type, body] =
      script !== undefined
        ? ['text/javascript', script]
        : request.url === '/'
          ? ['text/html', empty]
          : ['application/json', '{}']
    request.resume().on('end', () => {
      response.writeHead(200, { ...headers, 'content-type': type }).end(body)
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const executablePath = process.env.FRONTDESK_BROWSER ?? (await findBrowser())
  const browser = await chromium.launch({ executablePath, args: [...browserArgs(), ...args] })
  try {
    const page = await browser.newPage({ viewport })
    const errors = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto(`http://127.0.0.1:${server.address().port}/`)
    const answer = await measure(page)
    if (errors.length > 0) throw errors[0]
    return answer
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** What of the product's build changes which code runs: its texts, its marks, and a router without warnings for its developers. */
const SHARED = new Set(['texts', 'marks', 'quiet-router'])

/** The bundle by its paths: what is imported only at need comes in files of its own. */
async function bundle(entry) {
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(root, 'vite.config.ts'))
  const plugins = config.plugins.filter(({ name }) => SHARED.has(name))
  const [output] = [
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { write: false, target: 'es2023', lib: { entry, formats: ['es'], fileName: 'page' } },
    }),
  ].flat()
  const chunks = output.output.filter((file) => file.type === 'chunk')
  return new Map(chunks.map((file) => [`/${file.fileName}`, file.code]))
}
