import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { type Browser, expectText, isAtRest, PATIENCE, PLACE, type Point, pressable, until, WINDOW } from './browser.ts'
import { firstInSight, type Wanted } from './elements.ts'

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** A screen that nobody sees, since WebKitGTK has no mode without one; answers its name once it can be used. */
const startScreen = async (): Promise<{ process: ChildProcess; display: string }> => {
  const size = `${WINDOW.width}x${WINDOW.height + 200}x24`
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [bytes] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { process: screen, display: `:${bytes.toString().trim()}` }
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

const handOf = (driver: WebDriver, close: () => Promise<void>): Browser => {
  const inSight = async (wanted: Wanted): Promise<WebElement | undefined> =>
    (await driver.executeScript<WebElement | null>(`return (${firstInSight.toString()})(...arguments)`, wanted)) ??
    undefined
  const within = <T>(wanted: Wanted, work: (element: WebElement) => Promise<T>): Promise<T> =>
    until(`nothing to use: ${JSON.stringify(wanted)}`, async () => {
      const element = await inSight(wanted)
      return element && { answer: await work(element) }
    }).then(({ answer }) => answer)
  const expectAtRest = async (element: WebElement): Promise<void> => {
    const look = () => driver.executeScript<string | null>(`return (${pressable.toString()})(...arguments)`, element)
    if (!(await isAtRest(look))) throw new Error('It cannot be pressed yet.')
  }
  const at = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), duration: 0 })
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    see: (wanted) => within(wanted, async () => undefined),
    gone: async (wanted) => {
      await until(`still there: ${JSON.stringify(wanted)}`, async () => ((await inSight(wanted)) ? undefined : true))
    },
    press: (wanted) =>
      within(wanted, async (element) => {
        await expectAtRest(element)
        await element.click()
      }),
    fill: (wanted, text) =>
      within(wanted, async (element) => {
        await expectAtRest(element)
        await element.clear()
        await element.sendKeys(text)
        expectText(await element.getProperty('value'), text)
      }),
    choose: (wanted, start) =>
      within(wanted, (element) =>
        element.findElement(By.xpath(`option[starts-with(normalize-space(), "${start}")]`)).click(),
      ),
    attach: async (css, path) => {
      await until(`no file input: ${css}`, async () => {
        await driver.findElement(By.css(css)).sendKeys(path)
        return true
      })
    },
    drag: async (from, to) => {
      const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      await driver.actions().move(at(from)).press().move(at(half)).move(at(to)).release().perform()
    },
    clickAt: (point) => driver.actions().move(at(point)).press().release().perform(),
    ask: (wanted, work, given) =>
      within(wanted, (element) => driver.executeScript(`return (${work.toString()})(...arguments)`, element, given)),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    address: () => driver.getCurrentUrl(),
    close,
  }
}

/** WebKit as GNOME and Debian ship it, by the WebDriver that comes with it. */
export const openWebKit = async (driverPath: string): Promise<Browser> => {
  const screen = await startScreen()
  const port = await freePort()
  const env = { ...process.env, ...PLACE, DISPLAY: screen.display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' }
  const service = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env })
  const stop = async (): Promise<void> => {
    await end(service)
    await end(screen.process)
  }
  try {
    const server = `http://127.0.0.1:${port}`
    await answering(`${server}/status`)
    const wanted = new Capabilities({ browserName: 'MiniBrowser' })
    const driver = await new Builder().usingServer(server).withCapabilities(wanted).build()
    await driver.manage().setTimeouts({ pageLoad: PATIENCE, script: PATIENCE })
    await driver
      .manage()
      .window()
      .setRect({ ...WINDOW, x: 0, y: 0 })
    return handOf(driver, async () => {
      await driver.quit()
      await stop()
    })
  } catch (cause) {
    await stop()
    throw cause
  }
}

const answering = (url: string): Promise<boolean> =>
  until(`no answer at ${url}`, async () => (await fetch(url)).ok || undefined)
