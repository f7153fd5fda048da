import { describe, expect, test } from 'vitest'
import type { Build } from './size.mjs'
import { firstLoads } from './size.mjs'

const page = 'src/web/pages/services/ServicesPage.tsx'
const manifest: Build['manifest'] = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_react'], dynamicImports: [page] },
  _react: { file: 'react.js' },
  [page]: { file: 'services.js', isDynamicEntry: true, imports: ['_form', '_react', 'index.html'] },
  _form: { file: 'form.js' },
  'src/web/locales/en.ts': { file: 'en.js', isDynamicEntry: true },
  'src/web/locales/es.ts': { file: 'es.js', isDynamicEntry: true },
  'src/web/mock/mock-fetch.ts': { file: 'mock.js', isDynamicEntry: true, imports: ['_react'] },
}
const weights: Record<string, number> = {
  'entry.js': 1,
  'react.js': 10,
  'services.js': 100,
  'form.js': 1000,
  'en.js': 10_000,
  'es.js': 20_000,
  'mock.js': 100_000,
}
const build = (modules: Build['modules']): Build => ({
  manifest,
  modules,
  weigh: (file) => weights[file] ?? Number.NaN,
})

describe('firstLoads', () => {
  test('weighs static imports once each and the heaviest language', () => {
    const loads = firstLoads(build({})).map(({ name, bytes }) => ({ name, bytes }))
    expect(loads).toEqual([
      { name: 'the shell alone', bytes: 20_011 },
      { name: page, bytes: 21_111 },
    ])
  })

  test.each([
    'src/web/mock/mock-fetch.ts',
    'src/api/stores/memory.ts',
    'src/api/core/operations/services.ts',
    'src/web/ui/calendar/geometry.ts',
    'src/web/fields/upload.ts',
    'src/web/ui/BarChart.tsx',
    'node_modules/tus-js-client/index.js',
  ])('names %s in a file of the first load', (module) => {
    const [shell, services] = firstLoads(build({ 'form.js': ['src/web/ui/FormDialog.tsx', module] }))
    expect(shell?.strangers).toEqual([])
    expect(services?.strangers).toHaveLength(1)
    expect(services?.strangers[0]).toContain(`${module} is in form.js`)
  })

  test('lets the rules of the core and lazy files pass', () => {
    const rules = ['src/api/core/rules/appointment-actions.ts']
    const loads = firstLoads(build({ 'form.js': rules, 'mock.js': ['src/web/mock/mock-fetch.ts'] }))
    expect(loads.flatMap((load) => load.strangers)).toEqual([])
  })
})
