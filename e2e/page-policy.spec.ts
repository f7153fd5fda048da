import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { paths } from '../src/web/paths/paths.ts'
import { ADDRESSES, expectSettled, walkTo } from './addresses.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

/** Every address that the dashboard's pages declare, as the router writes it: `/services/:id`. */
const declared = (): string[] => {
  const web = fileURLToPath(new URL('../src/web/', import.meta.url))
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((it) => /(^|\/)pages\.ts$/.test(it))
  const lists = files.flatMap((file) => [...readFileSync(join(web, file), 'utf8').matchAll(/\bat: \[([^\]]*)\]/g)])
  return lists.flatMap(([, list = '']) => [...list.matchAll(/'([^']*)'/g)].map(([, at = '']) => at))
}

/** One address for each of these: of records the demo has some, to which another page links. */
const linked = (page: Page, route: string): Promise<string | undefined> =>
  page.evaluate(
    (source) => {
      const pattern = new RegExp(source)
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map((it) => new URL(it.href))
      const found = links.find(({ pathname }) => pattern.test(pathname))
      return found && found.pathname + found.search
    },
    `^${route.replace(/:\w+/g, '[0-9a-z-]{10,}')}$`,
  )

/** What the policy of the page refused so far, kept by the page itself. */
interface Watched extends Window {
  refused?: string[]
}

test('nothing that the pages do is against their policy, and a style that somebody smuggles in has no effect', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const watched: Watched = window
    watched.refused = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      watched.refused?.push(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  const refused = () => page.evaluate(() => (window as Watched).refused)
  /** A changed scheme makes MUI still everything for a moment, by a style of its own. */
  const changeColors = async (): Promise<void> => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
      // What is done about a change comes with the next frames.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    }
  }
  const left = new Set(declared())
  expect(left.size).toBeGreaterThan(30)
  const patterns = [...left].map((route) => [route, new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`)] as const)
  let appointment = ''
  /** Shows a page; what it declares for records of its own is shown by one that it links to. */
  const show = async (address: string): Promise<void> => {
    await walkTo(page, address)
    await expectSettled(page)
    expect(await refused(), address).toEqual([])
    const path = new URL(address, 'http://desk').pathname
    for (const [route, pattern] of patterns) if (route === path || pattern.test(path)) left.delete(route)
    for (const route of [...left].filter((it) => it.includes(':'))) {
      const record = await linked(page, route)
      if (record === undefined) continue
      left.delete(route)
      if (route === '/appointments/:id') appointment = record.split(/[/?]/)[2] ?? ''
      await show(record)
      await walkTo(page, address)
      await expectSettled(page)
    }
  }
  await openDemo(page)
  await changeColors()
  const others = [paths.appointments.create(), paths.appointments.paper(), '/settings']
  for (const address of [...Object.values(ADDRESSES), ...others]) await show(address)
  await show(paths.appointments.guest(appointment, 0))
  expect([...left]).toEqual([])
  await changeColors()
  expect(await refused()).toEqual([])
  // Styles are there at all.
  expect(await page.evaluate(() => document.querySelectorAll('style[data-emotion]').length)).toBeGreaterThan(0)
  const color = () => page.evaluate(() => getComputedStyle(document.body).outlineColor)
  const before = await color()
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { outline-color: rgb(1, 2, 3) }'
    document.head.append(style)
    document.body.setAttribute('style', 'outline-color: rgb(1, 2, 3)')
  })
  await expect.poll(async () => (await refused())?.length).toBe(2)
  expect(await color()).toBe(before)
})

/** Tries to smuggle markup and code into the page; answers what of it was taken. */
const smuggle = () => {
  const taken: string[] = []
  const attempt = (name: string, work: () => void) => {
    try {
      work()
      taken.push(name)
    } catch {
      // Refused, as it shall be.
    }
  }
  const place = document.createElement('div')
  document.body.append(place)
  attempt('innerHTML', () => {
    place.innerHTML = '<img src="x" onerror="window.smuggled = true">'
  })
  attempt('insertAdjacentHTML', () => place.insertAdjacentHTML('beforeend', '<b>x</b>'))
  attempt('srcdoc', () => {
    document.createElement('iframe').srcdoc = '<b>x</b>'
  })
  attempt('Worker', () => new Worker('/media/elsewhere.js').terminate())
  attempt('script', () => {
    document.createElement('script').src = '/media/elsewhere.js'
  })
  attempt('another policy', () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void }
    }
    trustedTypes.createPolicy('another', { createHTML: (html: string) => html })
  })
  return [...taken, ...place.children].map(String)
}

test('markup and code that somebody smuggles in are refused, with and without what needs workers', async ({ page }) => {
  await openDemo(page, '/services')
  expect(await page.evaluate(smuggle)).toEqual([])
  await openDemo(page, '/multimedia')
  const name = 'Walk through the clinic'
  await page.getByRole('grid', { name: 'Library' }).getByRole('link', { name }).click()
  // What draws the sphere has its shapes, and its policy gives nothing else away.
  const around = page.getByRole('dialog', { name }).getByRole('region', { name: /360° view/ })
  await expect(around).toHaveAttribute('aria-busy', 'false')
  await expect(around.locator('svg circle')).toHaveCount(1)
  expect(await page.evaluate(smuggle)).toEqual([])
})

test('the worker that reads a file for an import is trusted', async ({ page }) => {
  await openDemo(page, '/settings/import')
  const began = page.waitForEvent('worker')
  await page.getByLabel('File to import').setInputFiles({
    name: 'services.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Minutes\nMassage,45\nSauna,30\n'),
  })
  expect((await began).url()).toContain('/assets/read-file-worker')
  await expect(page.getByLabel('“Minutes” becomes')).toBeVisible()
  expect(await page.evaluate(smuggle)).toEqual([])
})
