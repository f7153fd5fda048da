import { describe, expect, test } from 'vitest'
import type { Build } from './size.mjs'
import { loadsOf } from './size.mjs'

const page = 'src/web/features/services/edit-page.tsx'
const panel = 'src/web/features/services/panel.tsx'
const dialog = 'src/web/features/services/dialog.tsx'
const connect = 'src/web/app/connect/connect-page.tsx'
const lazy = (file: string, more: Partial<Build['manifest'][string]> = {}) => ({
  file,
  isDynamicEntry: true,
  ...more,
})
const manifest: Build['manifest'] = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_react'], dynamicImports: [page, connect] },
  _react: { file: 'react.js' },
  [page]: lazy('services.js', { imports: ['_form', '_react', 'index.html'], dynamicImports: [panel] }),
  [panel]: lazy('panel.js', { imports: ['_form'], dynamicImports: [dialog] }),
  [dialog]: lazy('dialog.js', { imports: ['index.html', panel] }),
  [connect]: lazy('connect.js'),
  _form: { file: 'form.js' },
  'src/web/locales/en/shell.texts.js': lazy('en-shell.js'),
  'src/web/locales/es/shell.texts.js': lazy('es-shell.js'),
  'src/web/locales/es/features/services/edit-page.tsx.texts.js': lazy('es-services.js'),
  'src/web/locales/es/features/services/panel.tsx.texts.js': lazy('es-panel.js'),
  'src/web/mock/mock-fetch.ts': lazy('mock.js', { imports: ['_react'] }),
}
const loads: Build['loads'] = [
  { from: 'src/web/features/services/pages.ts', module: page, withTexts: true },
  { from: 'src/web/app/app.tsx', module: connect, withTexts: false },
  { from: page, module: panel, withTexts: true },
  { from: panel, module: dialog, withTexts: true },
]
const weights: Record<string, number> = {
  'entry.js': 1,
  'react.js': 2,
  'services.js': 10,
  'form.js': 20,
  'connect.js': 40,
  'panel.js': 100,
  'dialog.js': 200,
  'en-shell.js': 1000,
  'es-shell.js': 2000,
  'es-services.js': 4000,
  'es-panel.js': 10_000,
  'mock.js': 100_000,
}
const build = (modules: Build['modules']): Build => ({
  manifest,
  modules,
  loads,
  held: {},
  weigh: (file) => weights[file] ?? Number.NaN,
})
const firstLoads = (modules: Build['modules']) => loadsOf(build(modules)).first

describe('the first load of a page', () => {
  test('is the shell, its static imports once each, and its texts in the heaviest language', () => {
    expect(firstLoads({}).map(({ name, bytes, scripts }) => ({ name, bytes, scripts }))).toEqual([
      { name: 'the shell alone', bytes: 2003, scripts: 3 },
      { name: page, bytes: 6033, scripts: 6 },
      { name: connect, bytes: 2043, scripts: 4 },
    ])
  })

  test('is a file of the page where that holds others, which nothing loads again', () => {
    const held = { [page]: { 'services.js': 'page.js', 'form.js': 'page.js', 'dialog.js': 'late.js' } }
    const weigh = (file: string) => ({ ...weights, 'page.js': 28, 'late.js': 190 })[file] ?? Number.NaN
    const seen = loadsOf({ ...build({}), held, weigh })
    expect(seen.first[1]).toMatchObject({ name: page, bytes: 6031, scripts: 5 })
    expect(seen.later).toEqual([
      { name: panel, bytes: 10_100 },
      { name: dialog, bytes: 190 },
    ])
  })

  test('has what renders, which the entry loads by itself', () => {
    const modules = { 'form.js': ['src/web/app/render.tsx'] }
    expect(firstLoads(modules)[0]).toMatchObject({ bytes: 2023, scripts: 4 })
  })

  test('leaves out what comes on demand, which counts with what it adds to what is there', () => {
    expect(loadsOf(build({})).later).toEqual([
      { name: panel, bytes: 10_100 },
      { name: dialog, bytes: 200 },
    ])
  })

  test.each([
    'src/web/mock/mock-fetch.ts',
    'src/api/stores/memory.ts',
    'src/api/core/operations/services.ts',
    'src/web/ui/calendar/geometry.ts',
    'src/web/fields/upload.ts',
    'src/web/ui/bar-chart.tsx',
    'node_modules/tus-js-client/index.js',
  ])('names %s in a file of the first load', (module) => {
    const [shell, services] = firstLoads({ 'form.js': ['src/web/ui/form-dialog.tsx', module] })
    expect(shell?.strangers).toEqual([])
    expect(services?.strangers).toHaveLength(1)
    expect(services?.strangers[0]).toContain(`${module} is in form.js`)
  })

  test('lets the calendar have its grid, and no other page', () => {
    const calendar = 'src/web/features/calendar/calendar-or-link.tsx'
    const seen = loadsOf({
      ...build({ 'calendar.js': ['src/web/ui/calendar/time-grid.tsx'] }),
      manifest: { ...manifest, [calendar]: lazy('calendar.js', { imports: ['_form'] }) },
      loads: [...loads, { from: 'src/web/features/calendar/pages.ts', module: calendar, withTexts: true }],
      weigh: () => 1,
    }).first
    expect(seen.find(({ name }) => name === calendar)?.strangers).toEqual([])
    expect(firstLoads({ 'form.js': ['src/web/ui/calendar/time-grid.tsx'] })[1]?.strangers).toHaveLength(1)
  })

  test('lets the rules of the core and what comes on demand pass', () => {
    const rules = ['src/api/core/rules/appointment-actions.ts']
    const seen = firstLoads({ 'form.js': rules, 'panel.js': ['src/web/ui/calendar/geometry.ts'] })
    expect(seen.flatMap((load) => load.strangers)).toEqual([])
  })
})
