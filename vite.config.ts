import react from '@vitejs/plugin-react'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { computedTheme } from './scripts/built-theme.ts'
import { chunkPlan, sharedChunks } from './scripts/chunks.ts'
import { contractOutline } from './scripts/contract-outline.ts'
import { iconSprite } from './scripts/icon-sprite.ts'
import { inlinedRuntime } from './scripts/inlined-runtime.ts'
import { leanRouter, noLayers, noRipples, noSx, noWaiting } from './scripts/lean-libraries.ts'
import { LongestFirst } from './scripts/longest-first.ts'
import { marks } from './scripts/mark-font.ts'
import { pageFiles } from './scripts/page-files.ts'
import { preloading } from './scripts/preloading.ts'
import { serviceWorker } from './scripts/service-worker.ts'
import { texts } from './scripts/texts.ts'
import { uniqueExports } from './scripts/unique-exports.ts'

const serverEntries = ['main', 'keys', 'dump', 'restore', 'verify', 'database/pglite-worker']
  .map((path) => [path.split('/').at(-1) ?? path, `src/server/${path}.ts`] as const)
  .filter(([, path]) => existsSync(path))

/** Says which of our modules went into which file, so that `npm run size` can tell what a first load carries. */
const chunkModules: Plugin = {
  name: 'chunk-modules',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, Object.keys(file.modules).map((id) => relative('.', id))] as const] : [],
    )
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(modules), null, 2),
    })
  },
}

const chunkGroups = [
  // What asks the service, before anything renders.
  { name: 'asking', tags: ['$initial' as const] },
  ...sharedChunks(),
]

// A busy machine is no failure: what must come is waited for, and the limits only end what hangs.
const everyTest = {
  environment: 'node',
  setupFiles: ['src/testing/setup.ts'],
  expect: { poll: { timeout: 50_000 } },
  testTimeout: 240_000,
  execArgv: [
    // What a test makes is thrown away at its end: with room for it less time goes into looking for what is still used.
    '--max-semi-space-size=64',
    // Databases that run within a test are compiled once, as those of servers are (src/server/testing/server-process.ts).
    '--liftoff-only',
  ],
}
const unitTest = {
  ...everyTest,
  setupFiles: ['src/testing/fixed-clock.ts', ...everyTest.setupFiles],
  exclude: ['**/*.{laws,conformance,server,long}.test.{ts,tsx}'],
}
const withPostgres = {
  ...everyTest,
  pool: 'forks' as const,
  // As with the others, modules are kept from file to file; who opens a service at its top closes it at its end.
  isolate: false,
  globalSetup: ['src/testing/postgres-setup.ts'],
  hookTimeout: 120_000,
}

const withServer = { ...withPostgres, globalSetup: [...withPostgres.globalSetup, 'src/testing/server-setup.ts'] }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild
    ? []
    : [
        texts,
        marks,
        iconSprite,
        react(),
        leanRouter,
        computedTheme,
        noRipples,
        noSx,
        noLayers,
        noWaiting,
        contractOutline,
        chunkPlan,
        preloading,
        inlinedRuntime,
        uniqueExports,
        chunkModules,
        serviceWorker,
        pageFiles,
      ],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: {
          input: Object.fromEntries(serverEntries),
          // Every file stands in one folder, so that `new URL('./pglite-worker.js', import.meta.url)` holds in each.
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/web',
        target: 'es2023',
        manifest: true,
        // Whatever runs what is built for it knows `modulepreload`.
        modulePreload: {
          polyfill: false,
          // What every page has is there whatever is loaded.
          resolveDependencies: (_, files) => files.filter((file) => !/^assets\/(?:index|frame)-/.test(file)),
        },
        chunkSizeWarningLimit: 1000,
        rolldownOptions: {
          // The plan of files takes most of a build, as it should; whoever starts the service need not read of it.
          checks: { bundlerTimings: false },
          output: { codeSplitting: { groups: chunkGroups } },
          treeshake: {
            // What the router tells its developers.
            manualPureFunctions: ['warning'],
            moduleSideEffects: [
              // A feature's door only hands on: who imports one name through it does not load what is behind the others.
              { test: /src\/web\/features\/[\w-]+\/index\.ts$/, sideEffects: false },
              // Only for `withTheme`, which nobody uses; it does not say itself that it does nothing on import.
              { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
            ],
          },
        },
      },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8080',
      '/admin': 'http://127.0.0.1:8080',
      '/x/': 'http://127.0.0.1:8080',
      '/.well-known': 'http://127.0.0.1:8080',
      '/uploads': 'http://127.0.0.1:8080',
      '/media': 'http://127.0.0.1:8080',
      '/openapi.json': 'http://127.0.0.1:8080',
    },
  },
  test: {
    // One more than processors, as in the browser: much of a test's time is waiting, for servers, timers and modules.
    // Vitest leaves one processor free, which is half of a small machine; each worker more reads every module once more.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Modules are kept from file to file, which halves the time; a page still begins with a window of its own.
      {
        extends: true,
        test: { ...unitTest, name: 'unit', include: ['{src,scripts,bench}/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          ...unitTest,
          name: 'pages',
          isolate: false,
          include: ['src/**/*.test.tsx'],
          setupFiles: [...unitTest.setupFiles, 'src/testing/pages-setup.ts', 'src/web/fields/testing/leave-nothing.ts'],
          testTimeout: 240_000,
        },
      },
      { extends: true, test: { ...withPostgres, name: 'laws', include: ['src/**/*.laws.test.ts'] } },
      {
        extends: true,
        test: { ...withServer, name: 'conformance', include: ['src/**/*.conformance.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...withServer,
          name: 'server',
          include: ['{src,scripts}/**/*.server.test.ts'],
        },
      },
      // By `npm run test:long` only.
      { extends: true, test: { ...withServer, name: 'long', include: ['src/**/*.long.test.ts'] } },
    ],
  },
}))
