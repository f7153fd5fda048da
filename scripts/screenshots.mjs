// Takes the pictures of the README from the demo: `npm run screenshots`. The clock stands still, so that they only change
// when the dashboard does.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { smallPng } from './small-png.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'docs', 'screenshots')
const now = '2026-11-18T09:25:00Z'
/** Larger files make a clone slow for everybody. */
const most = 150_000

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const calendar = (page) => page.locator('[data-event]').first()
const upNext = (page) => page.getByRole('region', { name: 'Up next' }).getByRole('listitem').first()
/** Nothing is drawn as on its way anymore. */
const settled = async (page) => {
  await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root, [aria-busy="true"]'))
  // What the house is called comes behind the rows.
  await page.waitForFunction(() => localStorage.getItem('frontdesk-house') !== null)
}

/** What is shown: a path of the demo, and what must be there before the picture is taken. */
const shots = [
  { name: 'day', path: '/appointments', size: desk, ready: calendar },
  { name: 'day-dark', path: '/appointments', size: desk, dark: true, ready: calendar },
  { name: 'booking', path: '/appointments?open=new', size: desk, ready: openBooking },
  { name: 'week', path: '/appointments?view=week', size: desk, ready: calendar },
  {
    name: 'list',
    path: '/appointments/list',
    size: desk,
    ready: (page) => page.getByRole('table').getByRole('link').first(),
  },
  { name: 'form', path: '/services', size: desk, ready: openService },
  { name: 'today-phone', path: '/', size: phone, ready: upNext },
  { name: 'day-phone', path: '/appointments', size: phone, dark: true, ready: calendar },
]

async function openBooking(page) {
  await calendar(page).waitFor()
  const panel = page.getByRole('dialog', { name: 'New appointment' })
  const service = panel.getByLabel('Service')
  await service.selectOption({ label: await service.locator('option', { hasText: /^Check-up/ }).innerText() })
  return panel.getByRole('group', { name: 'Next free times' }).getByRole('button').first()
}

async function openService(page) {
  await page.getByRole('link', { name: 'Physiotherapy' }).click()
  return page.getByRole('textbox', { name: /^Duration/ })
}

async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'frontdesk-screenshots-'))
  const server = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise((resolve, reject) => {
    let printed = ''
    server.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text
      const found = /https?:\/\/[^\s/#]+:\d+/.exec(printed)
      if (found) resolve(found[0])
    })
    server.once('exit', () => reject(new Error(`The server ended:\n${printed}`)))
  })
  const stop = () =>
    new Promise((resolve) => {
      server.once('exit', () => {
        rmSync(data, { recursive: true, force: true })
        resolve()
      })
      server.kill()
    })
  return { url, stop }
}

await build()
mkdirSync(folder, { recursive: true })
const server = await startServer()
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: browserArgs(),
  env: { ...process.env, LANGUAGE: 'en_GB' },
})
try {
  for (const { name, path, size, dark, ready } of shots) {
    const page = await browser.newPage({
      viewport: size,
      locale: 'en-GB',
      timezoneId: 'Europe/Madrid',
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    })
    await page.clock.setFixedTime(now)
    await page.goto(`${server.url}${path}${path.includes('?') ? '&' : '?'}mock=1`)
    await (await ready(page)).waitFor()
    await page.waitForLoadState('networkidle')
    await settled(page)
    const picture = smallPng(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    writeFileSync(join(folder, `${name}.png`), picture)
    const bytes = picture.length
    console.log(`${name}.png ${Math.round(bytes / 1000)} kB`)
    if (bytes > most) throw new Error(`${name}.png is larger than ${most / 1000} kB`)
    await page.close()
  }
} finally {
  await browser.close()
  await server.stop()
}
