import { readdirSync } from 'node:fs'
import type { Layer } from './check-layers.ts'
import { type Beside, features } from './features.ts'

// `file-type` tells in both worlds what bytes are.
const servers = ['node', 'pg', 'hono', '@hono/*', '@electric-sql/*', 'aws4fetch', 'mediainfo.js', 'sharp']
const viewers = ['pdfjs-dist', '@photo-sphere-viewer/*', 'three']
const pages = ['react', 'react-dom', 'react-router-dom', 'react-hook-form', '@hookform/*', 'idb']
const dashboards = [...pages, ...viewers, '@mui/*', '@emotion/*', '@tanstack/*', '@lingui/*']

/** What every feature may import. */
const belowFeatures = [
  'web/store',
  'web/client',
  'web/live',
  'web/ui',
  'web/theme',
  'web/fields',
  'web/commands',
  'web/i18n',
  'web/paths',
  'web/pages',
  'api/contract',
  'api/time',
  'api/values',
  'api/core/rules',
]

/** The folders of the features: a new one needs no row anywhere until it uses another. */
const featureNames = readdirSync(new URL('../web/features', import.meta.url))

/** The allowed imports of the house, the most particular layer first. */
export const layers: readonly Layer[] = [
  {
    from: 'api/contract',
    may: [],
    packages: { only: ['zod'] },
    speaksHttp: 'addresses and statuses',
    belongs: 'The contract only says what the interface says; what is carried out belongs in src/api/core.',
  },
  {
    from: 'api/signing',
    may: [],
    packages: { only: [] },
    belongs:
      'Signing runs anywhere and knows nothing of ours; what asks for a signature belongs in src/web/client or src/api/http.',
  },
  {
    from: 'api/values',
    may: [],
    packages: { only: [] },
    belongs: 'It compares plain values that mean nothing yet; what they mean belongs to whoever knows it.',
  },
  {
    from: 'api/time',
    may: ['api/values'],
    packages: { only: [] },
    belongs: 'Time is pure arithmetic; what knows appointments or schedules belongs in src/api/core/rules.',
  },
  {
    from: 'api/core/rules',
    may: ['api/contract', 'api/time', 'api/values'],
    packages: { only: [] },
    belongs:
      'Rules are pure and loaded by pages too; what needs the store or the context belongs in src/api/core/operations.',
  },
  {
    from: 'api/core',
    may: ['api/contract', 'api/time', 'api/values'],
    packages: { only: [] },
    belongs:
      'Core is handed its store, clock and randomness; what knows HTTP belongs in src/api/http, rows in src/api/stores.',
  },
  {
    from: 'api/stores',
    may: ['api/core', 'api/contract', 'api/time', 'api/values'],
    never: ['api/core/operations'],
    packages: { only: [] },
    belongs:
      'Stores keep rows behind the port of core; what decides belongs in src/api/core, what opens a database in src/server.',
  },
  {
    from: 'api/http',
    may: ['api/contract', 'api/signing', 'api/core', 'api/time/durations.ts', 'api/values'],
    packages: { only: ['hono', 'zod'] },
    speaksHttp: 'addresses and statuses',
    belongs: 'The handler is handed its store; what picks a store belongs in src/server or src/web/mock.',
  },
  {
    from: 'server',
    may: ['api'],
    packages: { never: dashboards },
    speaksHttp: 'statuses',
    belongs: 'Server and dashboard never meet; what both need belongs in src/api.',
  },
  {
    from: 'web/store',
    may: [],
    packages: { only: ['react'] },
    belongs: 'A store holds one value outside of React and knows nothing of it; the value belongs where it is used.',
  },
  {
    from: 'web/client',
    may: ['web/store', 'api/contract', 'api/signing', 'api/time/durations.ts', 'api/values'],
    packages: { never: [...servers, '@mui/*'] },
    // It reads the statuses of any deployment, also of those that do not keep to the contract.
    speaksHttp: 'statuses',
    belongs:
      'The client talks to any deployment; what carries operations out belongs in src/api, what shows them in src/web/features.',
  },
  {
    from: 'web/mock',
    may: ['web/store', 'api'],
    packages: { never: [...servers, '@mui/*'] },
    belongs: 'Mock mode hosts the interface in the page; what is shown belongs in src/web/app or src/web/features.',
  },
  {
    from: 'web/locales',
    may: [],
    packages: { only: ['@lingui/core'] },
    belongs: 'A catalogue holds texts and nothing else; what chooses among languages belongs in src/web/i18n.',
  },
  {
    from: 'web/i18n',
    may: ['web/store', 'api/time', 'web/locales'],
    packages: { never: servers },
    belongs:
      'It knows languages, no resource; what knows a resource belongs in src/web/fields or src/web/features/<feature>.',
  },
  {
    from: 'web/theme',
    may: ['web/store'],
    packages: { only: ['react', '@mui/*', '@emotion/*'] },
    belongs: 'The theme says how things look and knows nothing of ours; what it paints belongs in src/web/ui.',
  },
  {
    from: 'web/ui',
    may: ['web/store', 'api/contract/json-object.ts', 'api/time', 'api/values', 'web/i18n', 'web/theme'],
    packages: { never: servers },
    belongs: 'ui knows no resource; what does belongs in src/web/fields (inputs) or src/web/features/<feature>.',
  },
  {
    from: 'web/live',
    may: ['web/store', 'web/client', 'api/contract'],
    packages: { never: [...servers, '@mui/*'] },
    belongs:
      'It knows how the connection is and what comes over it; what shows that belongs in src/web/app or src/web/fields.',
  },
  {
    from: 'web/offline/service-worker',
    may: [],
    packages: { only: [] },
    belongs: 'The worker keeps the page and nothing else; what is kept of records belongs in src/web/offline.',
  },
  {
    from: 'web/offline',
    may: ['web/store', 'web/client', 'web/live', 'api/contract', 'api/time', 'api/core/rules'],
    packages: { never: [...servers, '@mui/*', 'react'] },
    belongs:
      'It keeps what was read and what is not sent yet; what shows that belongs in src/web/app or src/web/fields.',
  },
  {
    from: 'web/fields',
    may: [
      'web/store',
      'web/client',
      'web/live',
      'web/ui',
      'web/theme',
      'web/i18n',
      'api/contract',
      'api/time',
      'api/values',
      'api/core/rules',
    ],
    packages: { never: servers },
    belongs: 'Fields serve every page; what serves one page belongs in its folder src/web/features/<feature>.',
  },
  {
    from: 'web/commands',
    may: [
      'web/store',
      'web/client',
      'web/live',
      'web/ui',
      'web/theme',
      'web/fields',
      'web/i18n',
      'web/paths',
      'api/contract',
      'api/time',
      'api/values',
      'api/core/rules',
    ],
    packages: { never: servers },
    belongs:
      'Commands are writes that several pages need, with what asks for them; what serves one page belongs in its folder src/web/features/<feature>.',
  },
  {
    from: 'web/paths',
    may: [],
    packages: { only: [] },
    belongs: 'It holds every address of the dashboard and nothing else; the routes belong in src/web/app.',
  },
  {
    from: 'web/pages',
    may: ['web/client', 'web/ui'],
    packages: { only: ['react', '@lingui/core', '@tanstack/react-query'] },
    belongs:
      'It says how a feature declares its pages; what one declares belongs in its pages.ts, the list in src/web/app.',
  },
  ...featureNames
    .map((name): [string, Beside] => [name, features[name] ?? { doors: [], loads: [] }])
    .map(([name, { doors, loads }]): Layer => ({
      from: `web/features/${name}`,
      may: [...belowFeatures, ...doors.map((door) => `web/features/${door}/index.ts`)],
      lazily: loads.map((module) => `web/features/${module}`),
      packages: { never: servers },
      belongs:
        'A feature sees of others what features.ts lists, and never the shell; what two features share belongs in src/web/commands, in src/web/ui, or in src/web/fields if it knows a resource.',
    })),
  {
    from: 'web/app/palette',
    may: ['web', 'api/contract', 'api/time', 'api/values', 'api/core/rules'],
    never: ['web/mock'],
    packages: { never: servers },
    belongs:
      'The palette finds records of every resource as a page finds its own; what carries a call out belongs in src/api.',
  },
  {
    from: 'web/app/unsent',
    may: ['web', 'api/contract'],
    never: ['web/mock'],
    packages: { never: servers },
    belongs: 'It asks what becomes of appointments that could not be sent; what sends them belongs in src/web/offline.',
  },
  {
    from: 'web/app',
    may: ['web', 'api/time/durations.ts'],
    never: ['web/mock'],
    lazily: ['web/mock'],
    packages: { never: servers },
    belongs:
      'The shell puts the dashboard together; what calls the service belongs in src/web/client, what it does in src/api.',
  },
]
