import { writeFile } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { findEngine } from '../../scripts/engines.mjs'
import type { Browser } from './browser.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

/** The engines beside Chromium, in which all other browser tests run. */
export type EngineName = 'firefox' | 'webkit'

const open = { firefox: openFirefox, webkit: openWebKit } satisfies Record<EngineName, unknown>

/** What a project of the configuration chooses. */
export interface EngineOptions {
  engineName: EngineName
}

/** Keeps a picture of the window in which a test failed. */
interface EachFixtures {
  looked: void
}

interface EngineFixtures extends EngineOptions {
  /** One window for all tests of an engine: it takes seconds to open, and who has signed in stays so. */
  hand: Browser
}

/** Playwright's `test` with a browser that is not Playwright's. */
export const test = base.extend<EachFixtures, EngineFixtures>({
  looked: [
    async ({ hand }, provide, info) => {
      await provide()
      if (info.status !== info.expectedStatus) await writeFile(info.outputPath('window.png'), await hand.picture())
    },
    { auto: true },
  ],
  engineName: ['firefox', { option: true, scope: 'worker' }],
  hand: [
    async ({ engineName }, provide) => {
      const hand = await open[engineName](findEngine(engineName))
      await provide(hand)
      await hand.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})
