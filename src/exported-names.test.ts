import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isProduct } from './testing/check-layers.ts'

const web = fileURLToPath(new URL('web', import.meta.url))

/** The names that a module declares and exports; what it only hands on is declared elsewhere. */
function declaredIn(path: string, source: string): string[] {
  return parseSync(path, source).program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return []
    const { declaration: it } = node
    if (it.type === 'VariableDeclaration') {
      return it.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    }
    return 'id' in it && it.id?.type === 'Identifier' ? [it.id.name] : []
  })
}

test('one exported name means one thing in the dashboard', () => {
  const modules = new Map<string, string[]>()
  for (const entry of readdirSync(web, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !isProduct(path)) continue
    for (const name of new Set(declaredIn(path, readFileSync(path, 'utf8'))))
      modules.set(name, [...(modules.get(name) ?? []), relative(web, path)])
  }
  expect(modules.size).toBeGreaterThan(1000)
  // A name that is here already needs another word, or the module that has it can be used.
  expect(Object.fromEntries([...modules].filter(([, declaring]) => declaring.length > 1))).toEqual({})
})
