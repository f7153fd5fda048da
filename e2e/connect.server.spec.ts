import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { connectElsewhere, expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { afterLastTab, newLink, operate, sharedServer, signIn } from './sign-in.ts'

const key = sharedServer

/** The access key that the page works with. */
const accessKeyOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('frontdesk-connections')
      request.addEventListener('success', () => resolve(request.result))
    })
    return new Promise<string>((resolve) => {
      const request = database.transaction('connections').objectStore('connections').getAll()
      request.addEventListener('success', () => {
        database.close()
        resolve((request.result as { accessKeyId: string }[])[0]?.accessKeyId ?? '')
      })
    })
  })

test('a key that is typed in opens the dashboard, and a reload keeps it', async ({ page }) => {
  const { accessKeyId, secretAccessKey } = key()
  await page.goto('/services')
  await page.getByLabel('Access key ID').fill(accessKeyId)
  await page.getByLabel('Secret access key').fill(secretAccessKey)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectLive(page)
  await expect(page).toHaveURL(/\/services$/)
  await page.reload()
  await expectLive(page)
})

test('what the deployment offers stands in the navigation at once after a reload, before it has told so anew', async ({
  page,
}) => {
  await signIn(page, key())
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit log' })
  await expect(link).toBeVisible()
  await expectLive(page)
  // Nothing answers what the deployment offers from now on.
  await page.route(/\/(\.well-known\/scheduling-service|x\/batch)$/, () => undefined)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(link).toBeVisible()
})

test('on a phone the state of the connection and the name of the clinic are whole, and a state that warns stands alone', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await signIn(page, key())
  await expectLive(page)
  const chip = page.getByRole('banner').locator('[data-calm]')
  const cut = (name: string) =>
    chip
      .locator(name)
      .evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent))
  expect(await cut('b, span span')).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await context.setOffline(true)
  await expect(chip.getByText(/^(Offline|No answer) since/)).toBeVisible({ timeout: 60_000 })
  expect(await cut('b')).toEqual([])
  const widthOfName = async () => (await chip.locator('span span').boundingBox())?.width
  await expect.poll(widthOfName).toBeLessThanOrEqual(1)
})

test('a key that is not kept outlives a reload and reaches another tab, but not the browser', async ({
  page,
  context,
}) => {
  const { accessKeyId, secretAccessKey } = key()
  await page.goto('/')
  await page.getByLabel('Access key ID').fill(accessKeyId)
  await page.getByLabel('Secret access key').fill(secretAccessKey)
  await page.getByLabel('Keep me signed in on this device').uncheck()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectLive(page)
  await page.reload()
  await expectLive(page)
  const beside = await context.newPage()
  await beside.goto('/services')
  await expectLive(beside)
  await Promise.all([page.close(), beside.close()])
  const later = await afterLastTab(context)
  await later.goto('/')
  await expect(later.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(later.getByRole('region', { name: 'Saved connections' })).toHaveCount(0)
})

test('signing out forgets the key, in every tab', async ({ page, context }) => {
  await signIn(page, sharedServer())
  await expectLive(page)
  const beside = await context.newPage()
  await beside.goto('/services')
  await expectLive(beside)
  await page.getByRole('button', { name: 'Display and connection' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  for (const tab of [page, beside]) {
    await expect(tab.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(tab.getByRole('region', { name: 'Saved connections' })).toHaveCount(0)
  }
  await expect.poll(() => accessKeyOf(page)).toBe('')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Saved connections' })).toHaveCount(0)
})

test('a link opened while somebody is signed in asks first, names where it leads, and stays on Stay', async ({
  page,
  context,
}) => {
  await signIn(page, sharedServer())
  await expectLive(page)
  const other = await context.newPage()
  const link = await newLink(sharedServer(), { organization: 'Clinic Sur', role: 'staff' })
  await other.goto(link)
  const question = other.getByRole('dialog', { name: 'Sign in to Clinic Sur?' })
  await expect(question).toContainText(`As Staff, at ${new URL(link).host}.`)
  await expect(question).toContainText('You’re signed in to Frontdesk now.')
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(other.getByRole('banner').locator('[data-tooltip="Live · Administrator · Frontdesk"]')).toBeVisible()
  // Staying has not used it up.
  await other.goto(link)
  await question.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('banner').locator('[data-tooltip="Live · Staff · Clinic Sur"]')).toBeVisible()
  // The first tab goes on where it was, also after a reload.
  await page.reload()
  await expect(page.getByRole('banner').locator('[data-tooltip="Live · Administrator · Frontdesk"]')).toBeVisible()
})

test('a link that was used is told', async ({ page }) => {
  const link = await newLink(sharedServer())
  await page.goto(link)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await expectLive(page)
  await page.goto('/services')
  await page.goto(link)
  await expect(page.getByRole('dialog')).toContainText('This sign-in link can’t be used')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expectLive(page)
})

test('a key that is disabled in the middle of typing is replaced in place, and the failed save is made again; so with a lock', async ({
  page,
}) => {
  await signIn(page, sharedServer())
  await page.goto('/presets/new')
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Typed before the end')
  await operate(sharedServer(), { do: 'disable', accessKeyId: await accessKeyOf(page) })
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  // The feed ends with its key, so that it is told before anything is saved; a write asks anew.
  await again.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: 'Create preset' }).click()
  await expect(again).toBeVisible()
  await expect(page.getByRole('banner').getByText('Key not accepted')).toBeAttached()
  await again.getByRole('button', { name: 'Use a link' }).click()
  await again.getByLabel('Sign-in link').fill(await newLink(sharedServer()))
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(again).toBeHidden()
  await expect(title).toHaveValue('Typed before the end')
  // The screen locks after a while without use: here by the clock that all tabs read.
  await page.getByRole('button', { name: 'Display and connection' }).click()
  await page.getByLabel('Lock this screen').selectOption('5')
  await page.keyboard.press('Escape')
  const lock = page.getByRole('dialog', { name: 'Locked' })
  await expect(async () => {
    await page.evaluate(() => {
      const used = Object.keys(localStorage).filter((name) => name.startsWith('frontdesk-idle '))
      for (const name of used) localStorage.setItem(name, '1')
      dispatchEvent(new Event('focus'))
    })
    await expect(lock).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(title).toBeHidden()
  await lock.getByRole('button', { name: 'Use a link' }).click()
  await lock.getByLabel('Sign-in link').fill(await newLink(sharedServer()))
  await lock.getByRole('button', { name: 'Unlock' }).click()
  await expect(lock).toBeHidden()
  await expect(title).toHaveValue('Typed before the end')
  await page.getByRole('button', { name: 'Create preset' }).click()
  await expect(page).toHaveURL(/\/presets\/[0-9a-f-]{36}/)
  await expectLive(page)
})

test('what was typed is offered again after signing out with a key that is refused', async ({ page }) => {
  await signIn(page, sharedServer())
  await page.goto('/presets/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Kept over the sign-out')
  await operate(sharedServer(), { do: 'disable', accessKeyId: await accessKeyOf(page) })
  // Makes the page look whether the service is there.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('dialog', { name: 'Sign in again' }).getByRole('button', { name: 'Sign out' }).click()
  // The window that closes and the page have a place for messages each.
  await expect(page.getByRole('alert').filter({ hasText: 'Sign in again to Frontdesk' })).toBeVisible()
  await page.getByLabel('Access key ID').fill(key().accessKeyId)
  await page.getByLabel('Secret access key').fill(key().secretAccessKey)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept over the sign-out')
})

test('the badge says that the browser is offline, that nothing answers, and that all is well again', async ({
  page,
  context,
}) => {
  await signIn(page, sharedServer())
  await expectLive(page)
  const badge = page.getByRole('banner')
  await context.setOffline(true)
  await expect(badge.getByText(/^Offline since /)).toBeVisible()
  await page.route(/\/(api|x)\//, (route) => route.abort())
  await context.setOffline(false)
  await expect(badge.getByText(/^No answer since /)).toBeVisible()
  await page.unroute(/\/(api|x)\//)
  await expectLive(page)
})

test('a wrong secret is told as such, and what was typed stays', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Access key ID').fill(key().accessKeyId)
  await page.getByLabel('Secret access key').fill('not-the-secret-of-this-key')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('The access key ID or the secret is wrong.')
  // What only a developer understands is there, folded away.
  await expect(page.getByText(/five components/)).toBeHidden()
  await page.getByText('Details for developers').click()
  await expect(page.getByText(/five components/)).toBeVisible()
  await expect(page.getByLabel('Access key ID')).toHaveValue(key().accessKeyId)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test('missing fields are named beside them', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Access key ID')).toBeFocused()
  await expect(page.getByLabel('Access key ID')).toHaveAccessibleDescription('Required.')
})

test('an address where something else answers, or nothing at all, is told apart', async ({ page }) => {
  const html = '<!doctype html><title>A shop</title>'
  await page.route('https://shop.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' },
    }),
  )
  await connectElsewhere(page, { ...key(), url: 'https://shop.example' })
  await expect(page.getByRole('alert')).toContainText('No scheduling service at this address')

  await page.getByLabel('Server address').fill('ftp://files.example')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Server address')).toHaveAccessibleDescription('Not a web address.')

  await page.route('https://nowhere.example/**', (route) => route.abort('namenotresolved'))
  await page.getByLabel('Server address').fill('https://nowhere.example')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('The server isn’t answering')
})

test('a server that does not let this page in is told as such', async ({ page }) => {
  // Answers everybody, but allows no other origin to read its answers.
  const closed = createServer((_, response) => response.end('[]'))
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`
  await connectElsewhere(page, { ...key(), url })
  await expect(page.getByRole('alert')).toContainText('The server blocks this page')
  closed.close()
})

test('a device whose clock is far off still signs in: the first refusal corrects it', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() - 3 * 3_600_000)
  const refused: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/')) refused.push(response.status())
  })
  await signIn(page, sharedServer())
  await expectLive(page)
  expect(refused.filter((status) => status === 401)).toHaveLength(1)
})

test('a service that refuses the date without naming its own is told as a matter of clocks', async ({ page }) => {
  await page.route('https://late.example/**', (route) =>
    route.fulfill({
      status: 401,
      json: { statusCode: 401, message: 'Request timestamp too old' },
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' },
    }),
  )
  await connectElsewhere(page, { ...key(), url: 'https://late.example' })
  await expect(page.getByRole('alert')).toContainText('The clocks disagree')
  await expect(page.getByRole('alert')).toContainText('Correct this device’s date, time and zone')
})

test('over plain http from another machine the page says what to do', async ({ page }) => {
  await page.goto((process.env.FRONTDESK_URL ?? '').replace('127.0.0.1', 'desk.lan'))
  await expect(page.getByRole('alert')).toContainText('This browser can’t sign requests on this page')
  await expect(page.getByRole('list')).toContainText('Open the dashboard at an https address.')
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0)
})

test('a link to another server asks before anything is sent there', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://elsewhere.example/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const fragment = new URLSearchParams({ 'sign-in': 'kP3vX9sQ2mLr7TzYb0WcNA', baseUrl: 'https://elsewhere.example' })
  await page.goto(`/#${fragment}`)
  const question = page.getByRole('dialog', { name: 'Sign in at elsewhere.example?' })
  await expect(question).toContainText('The link leads to https://elsewhere.example.')
  expect(asked).toEqual([])
  expect(page.url()).not.toContain('kP3vX9sQ2mLr7TzYb0WcNA')
})
