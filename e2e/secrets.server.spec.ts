import type { Page } from '@playwright/test'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { afterLastTab, newLink, sharedServer, signIn } from './sign-in.ts'

const secret = process.env.FRONTDESK_SECRET_ACCESS_KEY ?? ''

/** Everything that this origin keeps, as text; keys of Web Crypto are only described, since nobody can read them. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')))
      })
    const kept: unknown[] = [
      JSON.stringify([localStorage, sessionStorage]),
      document.cookie,
      location.href,
      history.state,
    ]
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        kept.push(await done(database.transaction(store).objectStore(store).getAll()))
      }
      database.close()
    }
    for (const name of await caches.keys())
      kept.push(
        name,
        (await (await caches.open(name)).keys()).map((it) => it.url),
      )
    return JSON.stringify(kept, (_, value: unknown) =>
      value instanceof CryptoKey ? { key: value.type, extractable: value.extractable, usages: value.usages } : value,
    )
  })

test('the sign-in link leaves no trace of the secret: not in the address, storage, page or any later request', async ({
  page,
}) => {
  const sent: string[] = []
  let ownSecret = ''
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    // The one request that carries the secret which this browser made.
    if (new URL(request.url()).pathname === '/x/sign-in') ownSecret = (JSON.parse(body) as { secret: string }).secret
    else sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${body}`)
  })
  const link = await newLink(sharedServer())
  const code = link.split('=')[1] ?? ''
  expect(decodeURIComponent(link)).not.toContain(secret)
  await page.goto(link)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await expectLive(page)
  await expect(page).toHaveURL(/^[^#]*$/)
  expect(ownSecret).toHaveLength(40)
  const kept = await everythingKept(page)
  expect(kept).toContain('"extractable":false')
  expect(kept).not.toContain('"extractable":true')
  const measured = await page.evaluate(() => JSON.stringify(performance.getEntries()))
  for (const text of [kept, await page.content(), measured, ...sent]) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain(ownSecret)
  }
  expect(kept).not.toContain(code)
  expect(sent.some((it) => it.includes('Signature='))).toBe(true)
  // What the browser itself remembers of the address opens nothing any more.
  const again = await page.request.post('/x/sign-in/inspect', { data: { code } })
  expect(again.status()).toBe(404)

  // A page further and back again: the history entry was cleaned too, not only the address bar.
  await page.getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page).toHaveURL(/\/services$/)
  await page.goBack()
  expect(page.url()).not.toContain('secret')
  expect(page.url()).not.toContain(code)
  await page.reload()
  await expectLive(page)
})

test('the key that is kept cannot be read back, even by a script of the page', async ({ page }) => {
  await signIn(page, sharedServer())
  await expectLive(page)
  const outcomes = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('frontdesk-connections')
      request.addEventListener('success', () => resolve(request.result))
    })
    const rows = await new Promise<{ key: CryptoKey }[]>((resolve) => {
      const request = database.transaction('connections').objectStore('connections').getAll()
      request.addEventListener('success', () => resolve(request.result as { key: CryptoKey }[]))
    })
    return Promise.all(
      rows.flatMap(({ key }) =>
        (['raw', 'jwk'] as const).map((form) =>
          crypto.subtle.exportKey(form, key).then(
            () => 'read',
            (error: DOMException) => error.name,
          ),
        ),
      ),
    )
  })
  expect(outcomes).toEqual(['InvalidAccessError', 'InvalidAccessError'])
})

test('a secret typed into the form is gone from it and from everywhere once signed in', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Access key ID').fill(process.env.FRONTDESK_ACCESS_KEY_ID ?? '')
  await page.getByLabel('Secret access key').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectLive(page)
  expect(await everythingKept(page)).not.toContain(secret)
  expect(await page.content()).not.toContain(secret)
})

test('a key that is not kept goes with the last tab', async ({ page, context }) => {
  await page.goto('/')
  await page.getByLabel('Access key ID').fill(process.env.FRONTDESK_ACCESS_KEY_ID ?? '')
  await page.getByLabel('Secret access key').fill(secret)
  await page.getByLabel('Keep me signed in on this device').uncheck()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectLive(page)
  const kept = await everythingKept(page)
  expect(kept).not.toContain(secret)
  expect(kept).not.toContain('"extractable":true')
  await page.close()
  const later = await afterLastTab(context)
  await later.goto('/')
  await expect(later.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const left = await everythingKept(later)
  expect(left).not.toContain(secret)
  expect(left).not.toContain(process.env.FRONTDESK_ACCESS_KEY_ID)
})
