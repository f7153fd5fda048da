import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { layers } from './testing/layers.ts'
import { readModule } from './testing/imports.ts'
import { circles } from './testing/circles.ts'
import { breaches, isProduct } from './testing/check-layers.ts'

const src = fileURLToPath(new URL('.', import.meta.url))
const files = new Map(
  readdirSync(src, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(src, path).split(sep).join('/'), readFileSync(path, 'utf8')] as const),
)

const MOST_LINES = 300

/** Longer files that were there before the ceiling. Numbers go down and entries go away; nothing is ever added. */
const debts: Readonly<Record<string, number>> = {}

const linesOf = (source: string): number => source.trimEnd().split('\n').length

function tooLong(sources: ReadonlyMap<string, string>, owed: Readonly<Record<string, number>>): string[] {
  const long = [...sources].flatMap(([path, source]) => {
    const lines = linesOf(source)
    const most = owed[path] ?? MOST_LINES
    return lines > most
      ? [`src/${path} has ${lines} lines, at most ${most} are allowed: split it by what changes.`]
      : []
  })
  const paid = Object.entries(owed).flatMap(([path, lines]) => {
    const now = linesOf(sources.get(path) ?? '')
    if (now <= MOST_LINES) return [`src/${path} is no longer too long: take it off the list of debts.`]
    return now < lines ? [`src/${path} is down to ${now} lines: write that number into the list of debts.`] : []
  })
  return [...long, ...paid]
}

describe('the sources', () => {
  test('are seen by this test', () => {
    const product = [...files].filter(([path]) => isProduct(path))
    expect(product.length).toBeGreaterThanOrEqual(100)
    expect(product.flatMap(([path, source]) => readModule(path, source).imports).length).toBeGreaterThanOrEqual(100)
  })

  test('import only what their layer may', () => {
    expect(breaches(layers, files)).toEqual([])
  })

  test('form no circles, not of types either', () => {
    expect(circles(files)).toEqual([])
  })

  test(`have at most ${MOST_LINES} lines each`, () => {
    expect(tooLong(files, debts)).toEqual([])
  })
})

describe('the walls', () => {
  const found = (path: string, source: string): string[] => breaches(layers, new Map([[path, source]]))

  test.each([
    ['api/contract/services.ts', `import { z } from 'zod/mini'; import { id } from './fields.ts'`],
    [
      'api/core/operations/services.ts',
      `import type { Store } from '../store.ts'; import { at } from '../../time/week.ts'`,
    ],
    ['api/stores/memory.ts', `import type { Store } from '../core/store.ts'`],
    ['server/main.ts', `import { handle } from '../api/http/handle.ts'; import pg from 'pg'; import fs from 'node:fs'`],
    [
      'web/features/rooms/rooms-page.tsx',
      `import { paths } from '../../paths/paths.ts'; import { can } from '../../../api/core/rules/a.ts'`,
    ],
    ['web/features/rooms/room-form.tsx', `import { rows } from './rows.ts'; export const a = <b>{'/rooms'}</b>`],
    ['web/app/main.ts', `const mock = () => import('../mock/mock-fetch.ts'); import { Shell } from './shell.tsx'`],
    [
      'web/ui/calendar/column.tsx',
      `import { Chip } from '../chip.tsx'; import { weekOf } from '../../../api/time/week.ts'`,
    ],
    [
      'web/features/calendar/a.ts',
      `import { Panels } from '../appointment-panels/index.ts'; import '#api/time/week.ts'`,
    ],
    ['web/features/booking/a.ts', `const find = () => import('../find-time/find-for-booking.tsx')`],
    ['api/http/respond.ts', `export const refused = { status: 404, path: '/api/v1/x' }`],
    ['web/client/ask.ts', `export const isRefused = (status: number): boolean => status === 401`],
    ['web/i18n/locales.ts', `export const load = () => import('../locales/es/shell.texts.js')`],
    ['web/client/ask.test.ts', `import '../../server/main.ts'; const a = '/api/v1/services'`],
    ['web/ui/chip.tsx', `// The answer of /api/v1/services\nexport const chip = { status: 'ready', size: 404 }`],
  ])('let %s pass', (path, source) => {
    expect(found(path, source)).toEqual([])
  })

  test.each([
    ['api/contract/a.ts', `import { z } from 'hono'`, 'src/api/core'],
    ['api/contract/a.ts', `import { a } from '../time/week.ts'`, 'may import only itself'],
    ['api/signing/a.ts', `import { z } from 'zod/mini'`, 'does not use that package'],
    ['api/signing/a.ts', `import { a } from '../contract/table.ts'`, 'src/web/client or src/api/http'],
    ['api/time/a.ts', `export { a } from '../contract/table.ts'`, 'src/api/core/rules'],
    ['api/core/operations/a.ts', `import type { A } from '../../http/run.ts'`, 'src/api/http'],
    ['api/core/operations/a.ts', `export * from '../../stores/memory.ts'`, 'src/api/stores'],
    ['api/core/a.ts', `import { randomUUID } from 'node:crypto'`, 'imports node'],
    ['api/core/a.ts', `import { useState } from 'react'`, 'imports react'],
    ['api/core/rules/a.ts', `import type { Store } from '../store.ts'`, 'src/api/core/operations'],
    ['api/stores/a.ts', `import { a } from '../core/operations/services.ts'`, 'src/api/core'],
    ['api/http/a.ts', `import { a } from '../stores/memory.ts'`, 'src/server or src/web/mock'],
    ['server/a.ts', `import { a } from '../web/client/ask.ts'`, 'never meet'],
    ['server/a.ts', `const a = import('@mui/material/Button')`, 'never meet'],
    ['web/client/a.ts', `import { a } from '../../api/core/rules/a.ts'`, 'src/web/features'],
    ['web/mock/a.ts', `import { Chip } from '../ui/chip.tsx'`, 'src/web/app'],
    ['web/ui/a.ts', `let a: import('../../api/contract/table.ts').A`, 'src/web/fields'],
    ['web/ui/a.ts', `import { a } from '../client/ask.ts'`, 'src/web/fields'],
    ['web/fields/a.ts', `import { a } from '../features/rooms/rows.ts'`, 'src/web/features/<feature>'],
    ['web/paths/paths.ts', `import { a } from '../features/rooms/rows.ts'`, 'src/web/app'],
    ['web/features/rooms/a.ts', `import { a } from '../presets/rows.ts'`, 'A feature sees of others'],
    ['web/features/rooms/a.ts', `import { a } from '../../../api/core/store.ts'`, 'api/core/rules'],
    ['web/features/rooms/a.ts', `const a = import('../../mock/faults.ts')`, 'never the shell'],
    ['web/features/rooms/a.ts', `import { a } from '../../app/session.ts'`, 'never the shell'],
    ['web/features/calendar/a.ts', `import { a } from '../booking/free-times.tsx'`, 'what features.ts lists'],
    ['web/features/booking/a.ts', `import { a } from '../calendar/index.ts'`, 'what features.ts lists'],
    ['web/features/booking/a.ts', `import '../find-time/find-for-booking.tsx'`, 'by import() only'],
    ['web/features/rooms/a.ts', `import { a } from '#api/core/store.ts'`, 'api/core/rules'],
    ['web/features/made-up/a.ts', '', 'stands on no layer'],
    ['web/app/a.ts', `import { a } from '../mock/mock-fetch.ts'`, 'by import() only'],
    ['web/app/a.ts', `import { a } from '../../server/config.ts'`, 'src/web/client'],
    ['web/app/a.ts', `import fs from 'fs'`, 'imports node'],
    ['web/ui/a.ts', `import { a } from './Chip.test.tsx'`, 'for tests'],
    ['web/client/a.ts', 'const a = `${base}/api/v2/${rest}`', 'src/api/contract only'],
    ['server/a.ts', `const a = '/api/v1/services'`, 'src/api/contract only'],
    ['api/core/a.ts', `const a = { status: 409 }`, 'the status 409'],
    ['web/features/rooms/a.ts', `if (error.status === 404) stop()`, 'the status 404'],
    ['web/locales/a.ts', `import { a } from '../i18n/format.ts'`, 'src/web/i18n'],
    ['web/stray.ts', '', 'stands on no layer'],
    ['api/index.ts', '', 'stands on no layer'],
  ])('stop %s with: %s', (path, source, words) => {
    expect(found(path, source)).toEqual([expect.stringContaining(words)])
  })

  test('stop a circle, whatever closes it', () => {
    const circle = (back: string) =>
      circles(
        new Map([
          ['web/ui/a.ts', `const b = import('./b.ts')`],
          ['web/ui/b.ts', back],
          ['web/ui/c.ts', `import './b.ts'`],
        ]),
      )
    expect(circle('export const b = 1')).toEqual([])
    for (const back of [`import type { A } from './a.ts'`, `export { a } from './a.ts'`, `let a: import('./a.ts').A`]) {
      expect(circle(back)).toEqual(['src/web/ui/a.ts → src/web/ui/b.ts → src/web/ui/a.ts'])
    }
  })

  test('stop a path that cannot be read', () => {
    expect(() => found('web/app/a.ts', 'const a = import(name)')).toThrow('computed path')
  })

  test('stop a file that grows too long, and a debt that is paid', () => {
    const sources = new Map([['web/ui/a.ts', 'a\n'.repeat(301)]])
    expect(tooLong(sources, {})).toEqual([expect.stringContaining('has 301 lines, at most 300')])
    expect(tooLong(sources, { 'web/ui/a.ts': 301 })).toEqual([])
    expect(tooLong(sources, { 'web/ui/a.ts': 302 })).toEqual([expect.stringContaining('down to 301')])
    expect(tooLong(sources, { 'web/ui/b.ts': 400 })).toHaveLength(2)
  })
})
