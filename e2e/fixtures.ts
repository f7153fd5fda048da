import { test as base } from '@playwright/test'
import { type Deployment, type DeploymentName, startDeployment } from './deployments.ts'
import type { RunningServer } from './server.ts'
import { startServer } from './server.ts'

/** What a project of the configuration chooses. */
export interface DeskOptions {
  deploymentName: DeploymentName
}

interface DeskFixtures extends DeskOptions {
  /** The service that this project is about, started only where it is asked for. */
  deployment: Deployment
  /** A server with a demo organization that no other worker writes to. */
  ownServer: RunningServer
}

/** Playwright's `test` with the built dashboard as base address. */
export const test = base.extend<object, DeskFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
  baseURL: async ({}, provide) => {
    await provide(process.env.FRONTDESK_URL)
  },
  deploymentName: ['mock', { option: true, scope: 'worker' }],
  deployment: [
    async ({ deploymentName }, provide) => {
      const deployment = await startDeployment(deploymentName)
      await provide(deployment)
      await deployment.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ownServer: [
    // oxlint-disable-next-line no-empty-pattern -- see above.
    async ({}, provide) => {
      const server = await startServer({ demo: true })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export { expect } from '@playwright/test'
