import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { walkTo } from './addresses.ts'
import { startForeign } from './foreign/deployment.ts'
import { startServer } from './server.ts'
import { signIn } from './sign-in.ts'

/** The kinds of service that the same flow is shown against. */
export type DeploymentName = 'mock' | 'server' | 'foreign'

/** A service to work with in the browser. */
export interface Deployment {
  name: DeploymentName
  /** Signs in as a person does, then shows a path of the dashboard. */
  enter: (page: Page, path?: string) => Promise<void>
  stop: () => Promise<unknown>
}

/** The demo of mock mode lives around this Wednesday, so that no test depends on the day it is run. */
export const DEMO_NOW = '2026-11-18T09:10:00Z'

/** Shows a path of mock mode, with the clock standing at `DEMO_NOW`. */
export const openDemo = async (page: Page, path = '/', query: Readonly<Record<string, string>> = {}): Promise<void> => {
  await page.clock.setFixedTime(DEMO_NOW)
  const url = new URL(path, 'http://desk')
  for (const [name, value] of Object.entries({ mock: '1', ...query })) url.searchParams.set(name, value)
  await page.goto(url.pathname + url.search)
  await expect(page.getByText('Demo data', { exact: true }).first()).toBeVisible()
}

/** A dashboard signed in to something real says so in its bar: that it follows, or asks again where no feed tells what changes. */
export const expectLive = async (page: Page): Promise<void> => {
  await expect(page.getByRole('banner').getByText(/^(Live|Updates every 30 s)$/)).toBeVisible()
}

const mock = (): Deployment => ({ name: 'mock', enter: openDemo, stop: async () => {} })

const server = async (): Promise<Deployment> => {
  const own = await startServer({ demo: true })
  return {
    name: 'server',
    enter: async (page, path) => {
      await signIn(page, own)
      await expectLive(page)
      if (path) await walkTo(page, path)
    },
    stop: () => own.stop(),
  }
}

/** Fills in the connect page for a deployment with words of its own. */
export const connectElsewhere = async (
  page: Page,
  wish: { url: string; accessKeyId: string; secretAccessKey: string; headerPrefix?: string; scheme?: string },
  { keep = true } = {},
): Promise<void> => {
  await page.goto('/connect')
  await page.getByLabel('Access key ID').fill(wish.accessKeyId)
  await page.getByLabel('Secret access key').fill(wish.secretAccessKey)
  await page.getByText('Another server').click()
  await page.getByLabel('Server address').fill(wish.url)
  if (wish.headerPrefix) await page.getByLabel('Signed header prefix').fill(wish.headerPrefix)
  if (wish.scheme) await page.getByLabel('Auth scheme').fill(wish.scheme)
  await page.getByLabel('Keep me signed in on this device').setChecked(keep)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const foreign = async (): Promise<Deployment> => {
  const other = await startForeign()
  return {
    name: 'foreign',
    enter: async (page, path) => {
      await connectElsewhere(page, other)
      await expectLive(page)
      if (path) await walkTo(page, path)
    },
    stop: () => other.stop(),
  }
}

/** Starts what a project's tests work with. */
export const startDeployment = async (name: DeploymentName): Promise<Deployment> =>
  name === 'mock' ? mock() : name === 'server' ? server() : foreign()
