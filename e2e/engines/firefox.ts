import { launch, type ElementHandle } from 'puppeteer-core'
import { type Browser, expectText, isAtRest, PATIENCE, PLACE, pressable, until, WINDOW } from './browser.ts'
import { firstInSight, type Wanted } from './elements.ts'

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
  page.setDefaultTimeout(PATIENCE)
  const inSight = async (wanted: Wanted): Promise<ElementHandle | undefined> => {
    const found = await page.evaluateHandle(firstInSight, wanted)
    return (found.asElement() as ElementHandle | null) ?? undefined
  }
  const within = <T>(wanted: Wanted, work: (element: ElementHandle) => Promise<T>): Promise<T> =>
    until(`nothing to use: ${JSON.stringify(wanted)}`, async () => {
      const element = await inSight(wanted)
      return element && { answer: await work(element) }
    }).then(({ answer }) => answer)
  const clickAtRest = async (element: ElementHandle, count = 1): Promise<void> => {
    if (!(await isAtRest(() => element.evaluate(pressable)))) throw new Error('It cannot be pressed yet.')
    await element.click({ count })
  }
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    see: (wanted) => within(wanted, async () => undefined),
    gone: async (wanted) => {
      await until(`still there: ${JSON.stringify(wanted)}`, async () => ((await inSight(wanted)) ? undefined : true))
    },
    press: (wanted) => within(wanted, (element) => clickAtRest(element)),
    fill: (wanted, text) =>
      within(wanted, async (element) => {
        await clickAtRest(element, 3)
        await page.keyboard.type(text)
        expectText(await element.evaluate((field) => (field as HTMLInputElement).value), text)
      }),
    choose: (wanted, start) =>
      within(wanted, async (element) => {
        const value = await element.evaluate(
          (select, words) =>
            [...(select as HTMLSelectElement).options].find(({ label }) => label.startsWith(words))?.value,
          start,
        )
        if (value === undefined) throw new Error(`There is no option ${start} yet.`)
        await element.select(value)
      }),
    attach: async (css, path) => {
      await until(`no file input: ${css}`, async () => {
        const input = await page.$(css)
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
    ask: (wanted, work, given) => within(wanted, (element) => element.evaluate(work as never, given as never)),
    address: async () => page.url(),
    picture: () => page.screenshot(),
    close: () => running.close(),
  }
}
