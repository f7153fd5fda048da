// The service as it is shipped, with the demo week, in a process of its own, and a browser that is signed in to it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from '../../scripts/build.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = { locale: 'en-US', timezoneId: 'Europe/Madrid', viewport: { width: 1440, height: 900 } }

/**
 * Builds what is out of date and starts it. With `web`, a folder of other pages, these are served instead of the
 * dashboard, by the same server in the same way. `link` signs in, once; `key` is good beside it. Calls have no limit unless `limited`; `settings` go before all others.
 */
export async function startShipped({ web, key, limited = false, settings = {} } = {}) {
  await build({ say: () => {} })
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'))
  const copy = web === undefined ? undefined : copyOfServer(web)
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [join(copy ?? join(root, 'dist'), 'server', 'main.js')], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      PORT: '0',
      ...(!limited && { RATE_LIMIT: 'off' }),
      DEMO_DATA: '1',
      LOG_LEVEL: 'warn',
      DATA_DIR: join(folder, 'data'),
      ...(key && { ACCESS_KEY_ID: key.accessKeyId, SECRET_ACCESS_KEY: key.secretAccessKey }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'close')
  const stop = async () => {
    child.kill()
    await gone
    for (const path of [folder, ...(copy === undefined ? [] : [copy])]) rmSync(path, { recursive: true, force: true })
  }
  try {
    return { ...(await signInLink(child)), stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

function signInLink(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    // Read to its end: a server whose words nobody hears would end.
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
      const link = /(http:\/\/\S+?)\/#\S+(?=\s)/.exec(said)
      if (link) resolve({ url: link[1], link: link[0] })
    })
    child.once('close', () => reject(new Error(`The service did not start:\n${said}`)))
  })
}

/** The server looks for its pages beside itself, and for its libraries in the folders above. */
function copyOfServer(web) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const copy = mkdtempSync(join(root, '.cache', 'bench-server-'))
  cpSync(join(root, 'dist', 'server'), join(copy, 'server'), { recursive: true })
  cpSync(web, join(copy, 'web'), { recursive: true })
  return copy
}

/** A window of its own that is signed in by the printed link and stays so. */
export async function signedIn(browser, { link }) {
  const context = await browser.newContext(page)
  const first = await context.newPage()
  await first.goto(link)
  const question = first.getByRole('dialog', { name: /^Sign in to / })
  await question.getByLabel('Keep me signed in on this device').setChecked(true)
  await question.getByRole('button', { name: 'Sign in' }).click()
  await question.waitFor({ state: 'hidden' })
  await first.close()
  return context
}

/** A window that nobody is signed in to, otherwise the same. */
export const signedOut = (browser) => browser.newContext(page)

/** The Wednesday of this week, when the demo's day is full; `YYYY-MM-DD`. */
export function fullDay() {
  const day = new Date()
  day.setDate(day.getDate() + 3 - (day.getDay() || 7))
  return day.toISOString().slice(0, 10)
}
