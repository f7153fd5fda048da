import { writeFile } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { findEngine } from '../../scripts/engines.mjs'
import { type Browser, PATIENCE } from './browser.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

/** The engines beside Chromium, in which all other browser tests run. */
export type EngineName = 'firefox' | 'webkit'

const open = { firefox: openFirefox, webkit: openWebKit } satisfies Record<EngineName, unknown>

/** What a project of the configuration chooses. */
export interface EngineOptions {
  engineName: EngineName
}

interface EachFixtures {
  hand: Browser
}

interface EngineFixtures extends EngineOptions {
  /** One window for all tests of an engine: it takes seconds to open, and who has signed in stays so; or why there is none. */
  opened: Browser | { why: string }
}

/** Playwright's `test` with a browser that is not Playwright's. */
export const test = base.extend<EachFixtures, EngineFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  opened: [
    async ({ engineName }, provide) => {
      const started = await open[engineName](findEngine(engineName)).catch((cause: unknown) => ({
        why: `${engineName} does not start here: ${cause instanceof Error ? cause.message : String(cause)}`,
      }))
      await provide(started)
      if ('close' in started) await started.close()
    },
    { scope: 'worker', timeout: 6 * PATIENCE },
  ],
  hand: async ({ opened }, provide, info) => {
    // The dashboard has no part in that; the run says that it was not seen.
    if ('why' in opened) return info.skip(true, opened.why)
    await provide(opened)
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('window.png'), await opened.picture())
  },
})
