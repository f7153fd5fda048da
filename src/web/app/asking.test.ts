import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readModule } from '../../testing/imports.ts'

const src = fileURLToPath(new URL('../../', import.meta.url))

const TYPES = /^(import|export) type [^']* from '[^']*'$/gm

/** What renders, and weighs more than all that asks. */
const RENDERS = /^(react-dom|react-router|react-router-dom|@mui|@emotion)(\/|$)/

test('what asks the service first needs nothing that renders, and leaves before that has come', () => {
  const reached = new Set(['web/app/main.ts'])
  const packages = new Set<string>()
  for (const path of reached) {
    const code = readFileSync(src + path, 'utf8').replaceAll(TYPES, '')
    for (const { to, ours, lazy } of readModule(path, code).imports) {
      if (lazy) continue
      if (!ours) packages.add(`${to} by ${path}`)
      else if (/\.tsx?$/.test(to)) reached.add(to)
    }
  }
  expect(reached).toContain('web/features/calendar/first-reads.ts')
  expect([...packages].filter((name) => RENDERS.test(name))).toEqual([])
})
