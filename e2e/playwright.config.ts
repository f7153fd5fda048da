import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser } from '../scripts/browser.mjs'

// Looked for once: the workers, which read this file again, inherit the answer.
process.env.FRONTDESK_BROWSER ??= await findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Ends in good order, with a report, before the whole run's own limit.
  globalTimeout: 510_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.FRONTDESK_BROWSER, args: browserArgs() },
  },
  projects: [
    { name: 'mock', testMatch: '**/*.mock.spec.ts' },
    { name: 'server', testMatch: '**/*.server.spec.ts' },
    { name: 'foreign', testMatch: '**/*.foreign.spec.ts' },
  ],
})
