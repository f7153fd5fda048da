// The sources as they are, for what a bench borrows of them without a build.
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Opens them: `ssrLoadModule(path)` answers what a module exports, `close()` ends it. */
export const openSources = () =>
  createServer({
    root,
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  })
