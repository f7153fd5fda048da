import { type CDPSession, type Page, expect } from '@playwright/test'

declare global {
  interface Window {
    /** What the live regions of the page have said and nobody has read yet. */
    announced: string[]
  }
}

/** Notes every new text of a live region from the first load on; to be called before the page is opened. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.announced = []
    const last = new WeakMap<Element, string>()
    const wordsOf = (region: Element): string => {
      const copy = region.cloneNode(true) as Element
      for (const button of copy.querySelectorAll('button')) button.remove()
      return copy.textContent?.trim() ?? ''
    }
    const note = (): void => {
      for (const region of document.querySelectorAll('output, [role=status], [role=alert], [aria-live]')) {
        const words = wordsOf(region)
        if (last.get(region) === words) continue
        last.set(region, words)
        if (words !== '') window.announced.push(words)
      }
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
  })

/** What has the focus, as the browser tells it to assistive technology: role and name. */
async function focused(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { objectId } = result
  if (objectId === undefined) return 'nothing'
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false })
  const [node] = nodes
  return `${String(node?.role?.value ?? 'nothing')}: ${String(node?.name?.value ?? '')}`
}

/**
 * Reads along as a screen reader does. Each step presses a key, or brings the focus somewhere, and expects what is heard
 * then: first what is announced, then the focus where it has changed.
 */
export async function readAlong(
  page: Page,
): Promise<(key: string | (() => Promise<void>), heard: string[]) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await page.evaluate(() => (window.announced = []))
  let before = await focused(session)
  return async (key, heard) => {
    const said: string[] = []
    let now = before
    await (typeof key === 'string' ? page.keyboard.press(key) : key())
    await expect
      .poll(
        async () => {
          const news = await page.evaluate(() => window.announced.splice(0))
          // A machine that is busy says so while the rest of a panel comes, which no step is about.
          said.push(...news.filter((it) => it !== 'Loading…'))
          now = await focused(session)
          return now === before ? said : [...said, now]
        },
        { message: typeof key === 'string' ? `after ${key}` : 'after that', intervals: [50, 100, 250] },
      )
      .toEqual(heard)
    before = now
  }
}
