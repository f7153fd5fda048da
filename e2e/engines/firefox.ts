import { launch, type ElementHandle } from 'puppeteer-core'
import { type Browser, PATIENCE, PLACE, until, WINDOW } from './browser.ts'

/** Firefox as Debian ships it, by WebDriver BiDi, which it speaks without a driver beside it. */
export const openFirefox = async (executablePath: string): Promise<Browser> => {
  const running = await launch({
    browser: 'firefox',
    executablePath,
    timeout: 3 * PATIENCE,
    protocolTimeout: 3 * PATIENCE,
    env: { ...process.env, ...PLACE },
    defaultViewport: WINDOW,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  const page = await running.newPage()
  const inSight = async (xpath: string): Promise<ElementHandle | undefined> => {
    for (const element of await page.$$(`xpath/${xpath}`)) {
      // oxlint-disable-next-line no-await-in-loop -- The first one in sight is enough.
      if (await element.isVisible()) return element
    }
    return undefined
  }
  const within = <T>(xpath: string, work: (element: ElementHandle) => Promise<T>): Promise<T> =>
    until(`nothing to use at ${xpath}`, async () => {
      const element = await inSight(xpath)
      return element && { answer: await work(element) }
    }).then(({ answer }) => answer)
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    see: (xpath) => within(xpath, async () => undefined),
    gone: async (xpath) => {
      await until(`still there: ${xpath}`, async () => ((await inSight(xpath)) ? undefined : true))
    },
    press: (xpath) => within(xpath, (element) => element.click()),
    fill: (xpath, text) =>
      within(xpath, async (element) => {
        await element.click({ count: 3 })
        await page.keyboard.type(text)
      }),
    choose: (xpath, start) =>
      within(xpath, async (element) => {
        const option = await element.$(`xpath/option[starts-with(normalize-space(), "${start}")]`)
        if (!option) throw new Error(`There is no option ${start} yet.`)
        await element.select(await option.evaluate((it) => (it as HTMLOptionElement).value))
      }),
    attach: async (xpath, path) => {
      await until(`no file input at ${xpath}`, async () => {
        const input = await page.$(`xpath/${xpath}`)
        await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(path)
        return input ?? undefined
      })
    },
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 4 })
      await page.mouse.up()
    },
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    ask: (xpath, work, given) => within(xpath, (element) => element.evaluate(work as never, given as never)),
    address: async () => page.url(),
    picture: () => page.screenshot(),
    close: () => running.close(),
  }
}
