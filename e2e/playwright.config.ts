import { defineConfig } from '@playwright/test'
import type { DeskOptions } from './fixtures.ts'
import { browserArgs, findBrowser } from '../scripts/browser.mjs'

// Looked for once: the workers, which read this file again, inherit the answer.
process.env.FRONTDESK_BROWSER ??= await findBrowser()

/** A name without https, as a dashboard on the local network has; browsers give such a page no Web Crypto. */
const lanAddress = '--host-resolver-rules=MAP desk.lan 127.0.0.1'
const sharedFlow = '**/receptionist.spec.ts'

export default defineConfig<object, DeskOptions>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One more than a small machine has processors: every test waits for its page now and then. With four, on a busy machine,
  // a server was seen to leave pictures unread, which it gives three seconds.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  // The whole run says what is left of its time. Milliseconds.
  globalTimeout: Number(process.env.FRONTDESK_BROWSER_LIMIT ?? 900_000),
  // A busy machine opens a page in ten seconds.
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    // What a worker answers passes by the calls that a test holds back; the day without a line allows it for itself.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    // A panel that still slides in is measured where it is not yet.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test costs a third of the whole run; a failure is looked at again with FRONTDESK_TRACE=1.
    trace: process.env.FRONTDESK_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.FRONTDESK_BROWSER, args: [...browserArgs(), lanAddress] },
  },
  // `x.server.spec.ts` needs our server, `x.foreign.spec.ts` a deployment that is not ours; everything else runs in mock
  // mode. The receptionist's day is the same flow on all three. The longest tests need a server: begun last, one of them would
  // be waited for by idle processors.
  projects: [
    { name: 'server', testMatch: ['**/*.server.spec.ts', sharedFlow], use: { deploymentName: 'server' } },
    { name: 'foreign', testMatch: ['**/*.foreign.spec.ts', sharedFlow], use: { deploymentName: 'foreign' } },
    { name: 'mock', testMatch: '**/*.spec.ts', testIgnore: ['**/*.server.spec.ts', '**/*.foreign.spec.ts'] },
  ],
})
