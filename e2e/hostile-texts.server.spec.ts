import { expect } from '@playwright/test'
import { ADDRESSES, expectSettled, walkTo } from './addresses.ts'
import { call } from './call.ts'
import { expectLive } from './deployments.ts'
import { test } from './fixtures.ts'
import { CRAFTED, fillHostile, REFUSED } from './hostile-clinic.ts'
import { operate, sharedServer, signIn } from './sign-in.ts'

/** Pages that show something of what a clinic has; most forms for something new do not. */
const SHOWING = Object.entries(ADDRESSES).flatMap(([name, address]) =>
  /^new (?!service$|weekly)|nothing|connection|ready-made|several|clock|trash|backup/.test(name) ? [] : [address],
)

/** What the page keeps of code that ran, and of what its policy had to stop. */
interface Watched extends Window {
  hits?: string[]
}

test('no text that somebody wrote runs, on any page, nor asks the policy to stop it', async ({ page }) => {
  const organization = 'Hostile'
  const { created } = await operate(sharedServer(), { do: 'create', organization, role: 'admin', label: null })
  const server = { ...sharedServer(), accessKeyId: '', secretAccessKey: '', ...created }
  const day = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
  const { addresses, fields } = await fillHostile(server, day)
  expect(fields).toBeGreaterThan(60)
  for (const [path, body] of REFUSED) {
    const refused = await call(server, 'POST', path, body).then(
      () => `${path} took ${JSON.stringify(body)}`,
      ({ message }: Error) => message,
    )
    expect(refused).toMatch(/: 400 /)
  }

  await page.addInitScript(() => {
    const watched: Watched = window
    watched.hits = []
    const hit = (): void => void watched.hits?.push(`ran at ${location.href}`)
    Object.assign(window, { hit, alert: hit, prompt: hit, confirm: hit })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) => {
      // Markup or code that came this far, and was stopped by nothing else.
      if (/script|style|trusted|frame/.test(violatedDirective)) {
        watched.hits?.push(`${violatedDirective} ${blockedURI} ${sample} at ${location.href}`)
      }
    })
  })
  page.on('dialog', (dialog) => void dialog.dismiss())
  const hits = () => page.evaluate(() => (window as Watched).hits)
  /** Elements that only a text could have brought. */
  const smuggled = () =>
    page.evaluate(
      () => document.querySelectorAll('[onerror], [onload], [onfocus], img[src="x"], a[href^="javascript:" i]').length,
    )

  await signIn(page, sharedServer(), { organization })
  await expectLive(page)
  for (const address of [...SHOWING, ...addresses]) {
    await walkTo(page, address)
    await expectSettled(page)
    expect(await hits(), address).toEqual([])
    expect(await smuggled(), address).toBe(0)
  }
  // The texts were on screen at all.
  await walkTo(page, '/presets')
  await expect(page.getByRole('main').getByText('<img src=x onerror=hit()>').first()).toBeVisible()
  // Of these it is the address itself that is hostile, as in a link of a mail.
  for (const address of CRAFTED) {
    await page.goto(address)
    await expectSettled(page)
    expect(await hits(), address).toEqual([])
    expect(await smuggled(), address).toBe(0)
  }
})
