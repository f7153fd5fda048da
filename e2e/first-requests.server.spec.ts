import type { BrowserContext } from '@playwright/test'
import { ADDRESSES } from './addresses.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

/** Requests until a page shows what it is about, the page itself among them, and how many of them are scripts. */
const MOST = { requests: 15, scripts: 8 }
/** Where nothing is, nothing is read. */
const { 'nothing there': _, ...pages } = ADDRESSES

/** Notes when the page has its heading and nothing on it is loading any more. Runs in the page, before anything of it. */
const watchFor = (): void => {
  const look = (): void => {
    const stands = document.querySelector('main h1') && !document.querySelector('[aria-busy="true"]')
    if (stands) performance.mark('stands')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Loads an address with nothing kept, over a line that takes its time, as lines do. */
const countRequests = async (context: BrowserContext, address: string) => {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.addInitScript(watchFor)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('stands').length > 0)
  const names = await page.evaluate(() => {
    const until = performance.getEntriesByName('stands')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < until)
      .map(({ name }) => new URL(name).pathname)
  })
  await page.close()
  return { requests: names.length + 1, scripts: names.filter((name) => name.endsWith('.js')).length, names }
}

test('every page comes in few requests', async ({ page, ownServer }) => {
  await signIn(page, ownServer)
  const context = page.context()
  await page.close()
  for (const [name, address] of Object.entries(pages)) {
    const { names, ...counted } = await countRequests(context, ownServer.url + address)
    console.log(name, counted, counted.requests > 15 || counted.scripts > 8 ? names : '')
    expect.soft(counted.requests, `${name}: ${names.join(' ')}`).toBeLessThanOrEqual(MOST.requests)
  }
})
