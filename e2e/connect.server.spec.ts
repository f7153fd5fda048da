import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connectElsewhere, expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'

const key = () => ({
  url: process.env.FRONTDESK_URL ?? '',
  accessKeyId: process.env.FRONTDESK_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.FRONTDESK_SECRET_ACCESS_KEY ?? '',
})

test('a key that is typed in opens the dashboard, and a reload keeps it', async ({ page }) => {
  const { accessKeyId, secretAccessKey } = key()
  await page.goto('/services')
  await page.getByLabel('Access Key ID').fill(accessKeyId)
  await page.getByLabel('Secret Access Key').fill(secretAccessKey)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectLive(page)
  await expect(page).toHaveURL(/\/services$/)
  await page.reload()
  await expectLive(page)
})

test('a key for this tab only is gone after a reload', async ({ page }) => {
  const { accessKeyId, secretAccessKey } = key()
  await page.goto('/')
  await page.getByLabel('Access Key ID').fill(accessKeyId)
  await page.getByLabel('Secret Access Key').fill(secretAccessKey)
  await page.getByLabel('Remember on this device').uncheck()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectLive(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('signing out leads back to the connect page, where the remembered connection waits', async ({ page }) => {
  await page.goto(process.env.FRONTDESK_SIGN_IN_LINK ?? '')
  await expectLive(page)
  await page.getByRole('button', { name: 'Display and connection' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const saved = page.getByRole('region', { name: 'Saved connections' })
  await saved.getByRole('listitem').getByRole('button').first().click()
  await expectLive(page)
})

test('a wrong secret is told as such, and what was typed stays', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Access Key ID').fill(key().accessKeyId)
  await page.getByLabel('Secret Access Key').fill('not-the-secret-of-this-key')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('The key is not accepted')
  await expect(page.getByLabel('Access Key ID')).toHaveValue(key().accessKeyId)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test('missing fields are named beside them', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Access Key ID')).toBeFocused()
  await expect(page.getByLabel('Access Key ID')).toHaveAccessibleDescription('This is required.')
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
  await expect(page.getByRole('alert')).toContainText('There is no scheduling service at this address')

  await page.getByLabel('Server address').fill('ftp://files.example')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Server address')).toHaveAccessibleDescription('This is not a web address.')

  await page.route('https://nowhere.example/**', (route) => route.abort('namenotresolved'))
  await page.getByLabel('Server address').fill('https://nowhere.example')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('The server does not answer')
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
  await page.goto(process.env.FRONTDESK_SIGN_IN_LINK ?? '')
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
  await expect(page.getByRole('alert')).toContainText('Correct the date, time and zone of this device')
})

test('over plain http from another machine the page says what to do', async ({ page }) => {
  await page.goto((process.env.FRONTDESK_URL ?? '').replace('127.0.0.1', 'desk.lan'))
  await expect(page.getByRole('alert')).toContainText('This browser cannot sign calls on this page')
  await expect(page.getByRole('list')).toContainText('Open the dashboard by an https address.')
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0)
})

test('a link to another server asks before anything is sent there', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://elsewhere.example/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const fragment = new URLSearchParams({
    accessKeyId: 'AK1',
    secretAccessKey: 'very-secret-word',
    baseUrl: 'https://elsewhere.example',
  })
  await page.goto(`/#${fragment}`)
  await expect(page.getByRole('alert')).toContainText('It points to https://elsewhere.example')
  expect(asked).toEqual([])
  expect(page.url()).not.toContain('very-secret-word')
})
