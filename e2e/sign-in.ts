import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { RunningServer } from './server.ts'
import { expect } from '@playwright/test'

type Server = Pick<RunningServer, 'dataDir'>

/** The server that all tests of a run share. */
export const sharedServer = (): Server & Pick<RunningServer, 'url' | 'accessKeyId' | 'secretAccessKey'> => ({
  url: process.env.FRONTDESK_URL ?? '',
  dataDir: process.env.FRONTDESK_DATA_DIR ?? '',
  accessKeyId: process.env.FRONTDESK_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.FRONTDESK_SECRET_ACCESS_KEY ?? '',
})

/** What the operator's commands answer, as far as tests ask for it. */
interface Answer {
  link?: { url: string }
  created?: { accessKeyId: string; secretAccessKey: string }
}

/** Asks a running server what `npm run keys` asks it, without the second that a process of its own takes. */
export const operate = async (server: Server, command: object): Promise<Answer> => {
  const { port, token } = JSON.parse(await readFile(join(server.dataDir, 'control.json'), 'utf8')) as {
    port: number
    token: string
  }
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: JSON.stringify(command) })
  if (!response.ok) throw new Error(`The server refused: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** A new sign-in link, as `npm run keys -- link` prints it: good once. */
export const newLink = async (server: Server, wish: { organization?: string; role?: string } = {}): Promise<string> => {
  const { link } = await operate(server, { do: 'link', role: 'admin', label: null, ...wish })
  return link?.url ?? ''
}

/** Signs in by a new link as a person does who answers its question, and is kept on this device. */
export const signIn = async (
  page: Page,
  server: Server,
  { keep = true, organization }: { keep?: boolean; organization?: string } = {},
): Promise<void> => {
  await page.goto(await newLink(server, { ...(organization && { organization }) }))
  const question = page.getByRole('dialog', { name: /^Sign in to / })
  await question.getByLabel('Keep me signed in on this device').setChecked(keep)
  await question.getByRole('button', { name: 'Sign in' }).click()
  await expect(question).toBeHidden()
}

/** A new tab, at no page of the dashboard yet, once the browser knows of none that is open: it lets go of a closed one a moment later. */
export const afterLastTab = async (context: BrowserContext): Promise<Page> => {
  const later = await context.newPage()
  await later.goto('/openapi.json')
  const held = () => later.evaluate(async () => (await navigator.locks.query()).held?.length)
  await expect.poll(held).toBe(0)
  return later
}
