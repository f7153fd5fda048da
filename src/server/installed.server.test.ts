import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { entry } from './testing/server-process.ts'

const manifest = fileURLToPath(new URL('../../package.json', import.meta.url))

test('the built server imports only what is installed without the tools of development, as in its container', () => {
  const built = dirname(entry('main'))
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: Record<string, string> }
  const imported = readdirSync(built)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(join(built, file), 'utf8').matchAll(/^import (?:[^"\n]+ from )?"([^"./][^"]*)"/gm),
    ])
    .flatMap(([, name = '']) => (name.startsWith('node:') ? [] : [/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name]))
  const packages = [...new Set(imported)]
  expect(packages).toEqual(expect.arrayContaining(['hono', 'pg', 'zod', '@electric-sql/pglite']))
  expect(packages.filter((name) => dependencies[name] === undefined)).toEqual([])
})
