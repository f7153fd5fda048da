import { defineConfig } from '@playwright/test'
import { ENGINES } from '../scripts/engines.mjs'
import type { EngineName, EngineOptions } from './engines/fixtures.ts'

// Beside Chromium: a few flows in the engines that people also use, over the server and the built dashboard.
export default defineConfig<object, EngineOptions>({
  testDir: './engines',
  testMatch: '*.engine.ts',
  outputDir: '../test-results/engines',
  globalSetup: './global-setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  globalTimeout: Number(process.env.FRONTDESK_BROWSER_LIMIT ?? 600_000),
  projects: ENGINES.map((name) => ({ name, use: { engineName: name as EngineName } })),
})
