import { test as base } from '@playwright/test'
import type { RunningServer } from './server.ts'
import { startServer } from './server.ts'

interface OwnServer {
  /** A server with a demo organization that no other worker writes to. */
  ownServer: RunningServer
}

/** Playwright's `test` with the built dashboard as base address; `ownServer` is started only where it is asked for. */
export const test = base.extend<object, OwnServer>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
  baseURL: async ({}, provide) => {
    await provide(process.env.FRONTDESK_URL)
  },
  ownServer: [
    // oxlint-disable-next-line no-empty-pattern -- see above.
    async ({}, provide) => {
      const server = await startServer({ demo: true })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect } from '@playwright/test'
